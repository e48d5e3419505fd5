import { accountContract, profileContract } from '@vinlore/account-domain';
import { session } from '@vinlore/account-domain/testing';
import { connectionLost, fakeServer, on, refused } from '@vinlore/testing-web';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmEmail, ConfirmRegistration, ForgotPassword, ResetPassword, UndoEmail } from '../index.ts';
import { link } from '../testing/link.tsx';
import { field, renderScreen } from '../testing/screens.ts';

describe('ForgotPassword', () => {
  it('shows the same confirmation for any email and keeps it on screen', async () => {
    const server = fakeServer([on(accountContract.resetPassword, () => null)]);
    await renderScreen(<ForgotPassword loginLink={link} next="/members/stickers/7" />, server);
    const user = userEvent.setup();
    await user.type(field('email'), 'nobody@example.com{Enter}');
    expect(await screen.findByText(/If nobody@example.com has an account/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Use a different email' }));
    expect(field('email').value).toBe('nobody@example.com');
    const asked = server.requests.map(({ input }) => input);
    expect(asked).toEqual([{ email: 'nobody@example.com', next: '/members/stickers/7' }]);
  });

  it('sends no request without an email, in Spanish too', async () => {
    const server = fakeServer([]);
    await renderScreen(<ForgotPassword loginLink={link} />, server, 'es');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar enlace' }));
    expect(await screen.findByText('Escribe tu correo electrónico.')).toBeDefined();
    expect(server.requests).toEqual([]);
  });
});

describe('ResetPassword', () => {
  const show = async (answer: () => typeof session | ReturnType<typeof refused>, valid = true) => {
    const onLoggedIn = vi.fn();
    const server = fakeServer([
      on(accountContract.checkResetLink, () => ({ valid })),
      on(accountContract.confirmResetPassword, answer),
    ]);
    await renderScreen(<ResetPassword token="t-1" forgotLink={link} onLoggedIn={onLoggedIn} />, server);
    return { onLoggedIn, server, user: userEvent.setup() };
  };

  it('docs/decisions.md §3: sends the token and new password, and signs in', async () => {
    const { onLoggedIn, server, user } = await show(() => session);
    expect(screen.getByText('At least 8 characters. A short sentence works well.')).toBeDefined();
    await user.type(field('new_pass'), 'a quiet road at dusk{Enter}');
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledWith(session));
    expect(server.requests.at(-1)!.input).toEqual({ reset_token: 't-1', new_pass: 'a quiet road at dusk' });
  });

  it('shows that a used or expired link is no longer valid before anything is typed, and offers a new one', async () => {
    await show(() => session, false);
    expect(await screen.findByText('This link has expired or was already used.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Save and sign in' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Request a new one' })).toBeDefined();
  });

  it('shows the server’s error for an old link and offers a new one', async () => {
    const { user } = await show(() => refused(422, 'This link has expired.'));
    await user.type(field('new_pass'), 'a quiet road at dusk{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('This link has expired.');
    expect(screen.getByRole('link', { name: 'Request a new one' })).toBeDefined();
  });
});

describe('ConfirmRegistration', () => {
  const show = async (token: string | null, answers: (() => typeof session | ReturnType<typeof refused>)[]) => {
    const onLoggedIn = vi.fn();
    const server = fakeServer([on(accountContract.confirmRegistration, () => answers.shift()!())]);
    await renderScreen(<ConfirmRegistration token={token} signUpLink={link} onLoggedIn={onLoggedIn} />, server);
    return { onLoggedIn, server, user: userEvent.setup() };
  };

  it('does nothing on load and activates the account on one click', async () => {
    const { onLoggedIn, server, user } = await show('t-1', [() => session]);
    expect(server.requests).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Activate account' }));
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledWith(session));
    expect(server.requests[0]!.input).toEqual({ token: 't-1' });
  });

  it('allows a retry after a lost connection; an expired link leads to sign-up', async () => {
    const { user } = await show('t-1', [connectionLost, () => refused(422, 'This link has expired.')]);
    const open = screen.getByRole('button', { name: 'Activate account' });
    await user.click(open);
    expect((await screen.findByRole('alert')).textContent).toContain('couldn’t reach');
    await user.click(open);
    expect(await screen.findByText('This link has expired.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Activate account' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Sign up again' })).toBeDefined();
  });

  it('asks for a password in a different browser and keeps what was typed', async () => {
    const needed = () => refused(422, 'Choose a password for your account.', { reason: 'password-needed' });
    const { onLoggedIn, server, user } = await show('t-1', [needed, connectionLost, () => session]);
    await user.click(screen.getByRole('button', { name: 'Activate account' }));
    expect(await screen.findByRole('heading', { name: 'Choose a password' })).toBeDefined();
    await user.type(field('new_pass'), 'a quiet road at noon{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('couldn’t reach');
    await user.type(field('new_pass'), '{Enter}');
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledWith(session));
    expect(server.requests.at(-1)!.input).toEqual({ token: 't-1', new_pass: 'a quiet road at noon' });
  });

  it('reports a link without its token', async () => {
    await show(null, []);
    expect(screen.getByRole('heading', { name: 'This link is incomplete' })).toBeDefined();
  });
});

describe('ConfirmEmail', () => {
  it('docs/decisions.md §4: confirms the new email on one click', async () => {
    const onChanged = vi.fn();
    const server = fakeServer([on(profileContract.confirmEmail, () => ({ email: 'new@example.com' }))]);
    await renderScreen(<ConfirmEmail token="t-1" profileLink={link} onChanged={onChanged} />, server, 'es');
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar correo' }));
    expect(await screen.findByText(/inicia sesión con new@example.com/)).toBeDefined();
    expect(onChanged).toHaveBeenCalledWith('new@example.com');
  });
});

describe('UndoEmail', () => {
  it('does nothing on load; one click recovers the account and offers a new password', async () => {
    const onUndone = vi.fn();
    const server = fakeServer([on(profileContract.vetoEmail, () => ({ email: 'ana@example.com' }))]);
    await renderScreen(<UndoEmail token="t-1" passwordLink={link} onUndone={onUndone} />, server);
    expect(server.requests).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Recover my account' }));
    expect(await screen.findByText(/You can sign in with ana@example.com again/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Choose a new password' })).toBeDefined();
    expect(onUndone).toHaveBeenCalledOnce();
    expect(server.requests[0]!.input).toEqual({ token: 't-1' });
  });
});
