import { accountContract } from '@vinlore/account-domain';
import { session } from '@vinlore/account-domain/testing';
import { connectionLost, fakeServer, noAnswerYet, on, refused, type Rule } from '@vinlore/testing-web';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Login, SecureLogin, SignUp } from './index.ts';
import { link } from './testing/link.tsx';
import { field, renderScreen } from './testing/screens.ts';

async function showLogin(rules: readonly Rule[], language: 'en' | 'es' = 'en') {
  const onLoggedIn = vi.fn();
  const server = fakeServer(rules);
  await renderScreen(
    <Login signUpLink={link} forgotLink={link} onLoggedIn={onLoggedIn} notice="account.sessionOver" />,
    server,
    language,
  );
  return { onLoggedIn, server, user: userEvent.setup() };
}

describe('docs/decisions.md §1: sign-in and sign-up name what the brand sells', () => {
  it.each([
    [
      { report: true, sticker: true },
      'Access your reports and stickers.',
      'View and download your reports and stickers',
    ],
    [{ report: true, sticker: false }, 'Access your reports.', 'View and download your reports anytime'],
    [{ report: false, sticker: true }, 'Access your stickers.', 'View and download your stickers anytime'],
  ])('%o', async (features, login, signUp) => {
    await renderScreen(<Login forgotLink={link} onLoggedIn={() => {}} />, fakeServer([]), 'en', features);
    expect(screen.getByText(login)).toBeDefined();
    await renderScreen(<SignUp loginLink={link} />, fakeServer([]), 'en', features);
    expect(screen.getByText(new RegExp(signUp))).toBeDefined();
  });
});

describe('Login', () => {
  it('spec §7: sends the email and password and returns the session', async () => {
    const { onLoggedIn, server, user } = await showLogin([on(accountContract.login, () => session)]);
    await user.type(field('email'), 'Ana@Example.com');
    await user.type(field('pass'), 'a quiet road{Enter}');
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledWith(session));
    expect(server.requests.map(({ input }) => input)).toEqual([{ email: 'ana@example.com', pass: 'a quiet road' }]);
  });

  it('shows each error under its field, focuses the first, and sends no request', async () => {
    const { server, user } = await showLogin([]);
    await user.type(field('pass'), 'x');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Enter your email address.')).toBeDefined();
    expect(field('email').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field('email'));
    expect(server.requests).toEqual([]);
  });

  it('shows the server’s error and keeps what was typed', async () => {
    const { user } = await showLogin([on(accountContract.login, () => refused(422, 'These do not match.'))]);
    await user.type(field('email'), 'ana@example.com');
    await user.type(field('pass'), 'wrong{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('These do not match.');
    expect([field('email').value, field('pass').value]).toEqual(['ana@example.com', 'wrong']);
  });

  it('reports a lost connection and retries on the next click', async () => {
    const answers = [connectionLost, () => session];
    const { onLoggedIn, user } = await showLogin([on(accountContract.login, () => answers.shift()!())]);
    await user.type(field('email'), 'ana@example.com');
    await user.type(field('pass'), 'a quiet road{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('connection');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalled());
  });

  it('shows progress and sends once when clicked repeatedly', async () => {
    const { server, user } = await showLogin([on(accountContract.login, noAnswerYet)]);
    await user.type(field('email'), 'ana@example.com');
    await user.type(field('pass'), 'a quiet road{Enter}');
    const button = await screen.findByRole('button', { name: 'Signing in…' });
    await user.click(button);
    expect(server.requests).toHaveLength(1);
  });

  it('shows the password on request and sets autofill hints', async () => {
    const { user } = await showLogin([]);
    expect([field('email').autocomplete, field('pass').autocomplete]).toEqual([
      'username webauthn',
      'current-password',
    ]);
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(field('pass').type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    expect(field('pass').type).toBe('password');
  });

  it('speaks Spanish on a Spanish brand', async () => {
    const { user } = await showLogin([], 'es');
    expect(screen.getByRole('status').textContent).toContain('Tu sesión venció');
    await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
    expect(await screen.findByText('Escribe tu contraseña.')).toBeDefined();
  });
});

describe('SignUp', () => {
  const sent = { email: 'ana@example.com', pass: 'a quiet road at dawn' };
  const fill = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.type(field('email'), sent.email);
    await user.type(field('pass'), `${sent.pass}{Enter}`);
  };
  const show = async (answers: (() => null | ReturnType<typeof refused>)[], language: 'en' | 'es' = 'en') => {
    const server = fakeServer([on(accountContract.register, () => answers.shift()!())]);
    await renderScreen(<SignUp loginLink={link} />, server, language);
    return { server, user: userEvent.setup() };
  };

  it('shows the same confirmation for known emails and leaves out an empty phone', async () => {
    const { server, user } = await show([() => null]);
    expect(field('pass').autocomplete).toBe('new-password');
    await fill(user);
    const title = await screen.findByRole('heading', { name: 'Check your inbox' });
    expect(document.activeElement).toBe(title);
    expect(screen.getByText(/We sent a link to ana@example.com/)).toBeDefined();
    expect(server.requests.map(({ input }) => input)).toEqual([sent]);
  });

  it('passes the target page on, so the emailed link leads there', async () => {
    const server = fakeServer([on(accountContract.register, () => null)]);
    await renderScreen(<SignUp loginLink={link} next="/members/stickers/7" />, server);
    await fill(userEvent.setup());
    await screen.findByRole('heading', { name: 'Check your inbox' });
    expect(server.requests.map(({ input }) => input)).toEqual([{ ...sent, next: '/members/stickers/7' }]);
  });

  it('resends, confirms it, and shows errors', async () => {
    const { server, user } = await show([() => null, () => refused(429, 'Too often.'), () => null]);
    await fill(user);
    const again = await screen.findByRole('button', { name: 'Resend email' });
    await user.click(again);
    expect((await screen.findByRole('alert')).textContent).toContain('Too often.');
    await user.click(again);
    expect(await screen.findByText('Email sent again')).toBeDefined();
    expect(server.requests.map(({ input }) => input)).toEqual([sent, sent, sent]);
  });

  it('returns to the form with the entered values', async () => {
    const { user } = await show([() => null]);
    await fill(user);
    await user.click(await screen.findByRole('button', { name: 'Use a different email' }));
    expect([field('email').value, field('pass').value]).toEqual([sent.email, sent.pass]);
  });

  it('shows why a password is refused', async () => {
    const { user } = await show([() => refused(422, 'Too common.')], 'es');
    await fill(user);
    expect((await screen.findByRole('alert')).textContent).toContain('Too common.');
  });
});

describe('SecureLogin', () => {
  it('spec §2: returns the secure id that passes the gate', async () => {
    const onPassed = vi.fn();
    const server = fakeServer([on(accountContract.secureLogin, () => ({ secu_id: 'opens' }))]);
    await renderScreen(<SecureLogin onPassed={onPassed} />, server);
    const user = userEvent.setup();
    await user.type(field('email'), 'gate@example.com');
    await user.type(field('pass'), 'the access{Enter}');
    await waitFor(() => expect(onPassed).toHaveBeenCalledWith('opens'));
  });

  it('names the brand and links to support', async () => {
    await renderScreen(<SecureLogin onPassed={vi.fn()} />, fakeServer([]), 'es');
    expect(screen.getByText(/la contraseña de acceso que recibiste/)).toBeDefined();
    expect(screen.getByRole('link').getAttribute('href')).toMatch(/^mailto:.+@/);
  });
});
