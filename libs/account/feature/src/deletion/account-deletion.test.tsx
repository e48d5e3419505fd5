import { deletionContract } from '@vinlore/account-domain';
import { connectionLost, fakeServer, noAnswerYet, on, refused, type Rule } from '@vinlore/testing-web';
import { toasts } from '@vinlore/ui';
import { screenRenderer } from '@vinlore/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AccountDeletionScreen } from './account-deletion.tsx';
import { deletionMessages } from './messages/index.ts';

const renderScreen = screenRenderer(deletionMessages);

async function show(
  rules: readonly Rule[],
  language: 'en' | 'es' = 'en',
  link: { token?: string | undefined; undo?: string } = {},
) {
  const server = fakeServer(rules);
  const secret = link.token ?? link.undo;
  window.history.replaceState(secret === undefined ? null : { linkSecret: { name: 'token', value: secret } }, '');
  const step = 'token' in link ? 'confirm' : 'undo' in link ? 'undo' : 'ask';
  const { container } = await renderScreen(<AccountDeletionScreen step={step} />, server, language);
  const field = (name: string) => container.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  return { server, field, user: userEvent.setup() };
}

const alertText = () => screen.getByRole('alert').textContent;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('spec §2: the deletion form', () => {
  it('idle: heading, contact first, both fields required, the warning', async () => {
    const { field } = await show([]);
    await heading('Delete your account');
    const link = screen.getAllByRole<HTMLAnchorElement>('link')[0]!;
    expect(link.href).toBe(`mailto:${link.textContent}`);
    expect([field('email').required, field('message').required]).toEqual([true, true]);
    expect(screen.getByLabelText('Email')).toBe(field('email'));
    expect(screen.getByLabelText('Message')).toBe(field('message'));
    expect(field('email').placeholder).toBe('name@example.com');
    expect(field('message').tagName).toBe('TEXTAREA');
    const warning =
      'This action is irreversible. If you delete your account, you will lose access to your account and all of your data.';
    expect(screen.getByText(warning)).toBeDefined();
    expect(alertText()).toBe('');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' }).disabled).toBe(false);
  });

  it('prefills the email for members coming from their account', async () => {
    window.location.hash = '#email=ana%2Bvin%40example.com';
    const { field } = await show([]);
    expect(field('email').value).toBe('ana+vin@example.com');
    window.location.hash = '';
  });

  it('spec §5: shows one error at a time and sends no request', async () => {
    const { server, field, user } = await show([]);
    const submit = screen.getByRole('button', { name: 'Submit' });
    for (const wrong of ['', 'ana', 'ana@example', '@example.com']) {
      await user.clear(field('email'));
      if (wrong) await user.type(field('email'), wrong);
      await user.click(submit);
      expect(alertText(), wrong).toBe('Please enter a valid email address.');
      expect(document.activeElement).toBe(field('email'));
    }
    expect(field('email').getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
    await user.clear(field('email'));
    await user.type(field('email'), 'ana@example.com');
    await user.type(field('message'), '   ');
    await user.click(submit);
    expect(alertText()).toBe('Please enter a message.');
    expect(document.activeElement).toBe(field('message'));
    expect(field('email').hasAttribute('aria-invalid')).toBe(false);
    expect(server.requests).toEqual([]);
  });

  it('spec §4: submitting: Loading..., a spinner, disabled; errors are cleared', async () => {
    const { server, field, user } = await show([on(deletionContract.deleteAccount, noAnswerYet)]);
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(alertText()).not.toBe('');
    await user.type(field('email'), 'ana@example.com');
    await user.type(field('message'), 'Sold my car.');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Loading...' });
    expect(button.disabled).toBe(true);
    expect(button.querySelector('[aria-hidden=true]')).not.toBeNull();
    expect(alertText()).toBe('');
    expect(server.requests).toHaveLength(1);
  });

  it('spec §8: success: the toast for 10 seconds, both fields cleared, and a notice that stays', async () => {
    const shown = vi.spyOn(toasts, 'show');
    const { server, field, user } = await show([on(deletionContract.deleteAccount, () => null)]);
    await user.type(field('email'), ' Ana@Example.com ');
    await user.type(field('message'), 'Sold my car.');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    const message = 'Your request has been submitted successfully!';
    expect(await screen.findByText(message)).toBeDefined();
    expect(shown).toHaveBeenCalledWith({ status: 'ok', message, duration: 10_000 });
    expect([field('email').value, field('message').value]).toEqual(['', '']);
    expect(screen.getByText(/If Ana@Example.com has an account/)).toBeDefined();
    const [request] = server.requests;
    expect(request!.input).toEqual({ email: 'ana@example.com', message: 'Sold my car.' });
    expect(request!.headers.get('uri')).toBe('test.localhost');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' }).disabled).toBe(false);
    shown.mockRestore();
  });

  it.each([
    ['spec §8: the server’s own words', () => refused(429, 'Too often. Wait a minute.'), 'Too often. Wait a minute.'],
    ['spec §8: a generic one where it has none', connectionLost, 'Couldn’t send your request.'],
  ])('failure: %s; what was typed stays, and the form can be sent again', async (_what, answer, words) => {
    const { server, field, user } = await show([on(deletionContract.deleteAccount, answer)]);
    await user.type(field('email'), 'ana@example.com');
    await user.type(field('message'), 'Sold my car.');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(alertText()).toContain(words));
    expect([field('email').value, field('message').value]).toEqual(['ana@example.com', 'Sold my car.']);
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(server.requests).toHaveLength(2));
  });

  it('speaks Spanish on a Spanish brand', async () => {
    const { field, user } = await show([on(deletionContract.deleteAccount, () => null)], 'es');
    await heading('Eliminar tu cuenta');
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(alertText()).toBe('Escribe un correo electrónico válido.');
    await user.type(field('email'), 'ana@example.com');
    await user.type(field('message'), 'Vendí mi carro.');
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(await screen.findByText('¡Tu solicitud se envió correctamente!')).toBeDefined();
  });
});

describe('“Delete your account?”', () => {
  const closes = on(deletionContract.confirmDeletion, () => ({ erase_at: '2026-12-04T10:00:00.000Z' }));

  it('closes the account on a click, never on load, and shows the reactivation deadline', async () => {
    localStorage.setItem('device_copy', '{"owner":"a","is_on":true}');
    const { server, user } = await show([closes], 'en', { token: 'secret' });
    await heading('Delete your account?');
    expect(screen.getByRole('link', { name: 'Keep my account' }).getAttribute('href')).toBe('/');
    expect(server.requests).toEqual([]);
    expect(localStorage.getItem('device_copy')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Delete my account' }));
    const done = await heading('Your account is closed');
    expect(document.activeElement).toBe(done);
    expect(screen.getByText(/permanently delete your account and all your data on Dec 4, 2026/)).toBeDefined();
    expect(server.requests.map(({ input }) => input)).toEqual([{ token: 'secret' }]);
    expect(localStorage.getItem('device_copy'), 'what this device kept of the account').toBeNull();
  });

  it('reports a link without its token and sends no request', async () => {
    const { server } = await show([], 'en', { token: undefined });
    await heading('This link is incomplete');
    expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
    expect(server.requests).toEqual([]);
  });

  it('shows progress', async () => {
    const { user } = await show([on(deletionContract.confirmDeletion, noAnswerYet)], 'en', { token: 'secret' });
    await user.click(screen.getByRole('button', { name: 'Delete my account' }));
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: /Closing/ })).disabled).toBe(true);
  });

  it('reports an expired link and offers a new one', async () => {
    const over = on(deletionContract.confirmDeletion, () => refused(422, 'The link is over.'));
    const { user } = await show([over], 'en', { token: 'old' });
    await user.click(screen.getByRole('button', { name: 'Delete my account' }));
    await heading('This link has expired');
    expect(screen.getByRole('link', { name: 'Request a new link' }).getAttribute('href')).toBe('/account-deletion');
  });

  it('reports a lost connection and allows a retry', async () => {
    const answers = [connectionLost, () => ({ erase_at: '2026-12-04T10:00:00.000Z' })];
    const { user } = await show([on(deletionContract.confirmDeletion, () => answers.shift()!())], 'en', { token: 't' });
    await user.click(screen.getByRole('button', { name: 'Delete my account' }));
    expect((await screen.findByRole('alert')).textContent).toContain('connection');
    await user.click(screen.getByRole('button', { name: 'Delete my account' }));
    await heading('Your account is closed');
  });

  it('speaks Spanish on a Spanish brand', async () => {
    const { user } = await show([closes], 'es', { token: 'secret' });
    await heading('¿Eliminar tu cuenta?');
    await user.click(screen.getByRole('button', { name: 'Eliminar mi cuenta' }));
    await heading('Cerramos tu cuenta');
    expect(screen.getByText(/de forma definitiva el 4 dic 2026/)).toBeDefined();
  });
});

describe('reactivating the account', () => {
  it('reactivates the account on a click and links to sign-in', async () => {
    const undoes = on(deletionContract.undoDeletion, () => null);
    const { server, user } = await show([undoes], 'en', { undo: 'secret' });
    expect(server.requests).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Reactivate my account' }));
    await heading('Welcome back');
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/members/login');
    expect(server.requests.map(({ input }) => input)).toEqual([{ token: 'secret' }]);
  });

  it('reports an expired link and shows the support email, in Spanish too', async () => {
    const over = on(deletionContract.undoDeletion, () => refused(422, 'Se venció.'));
    const { user } = await show([over], 'es', { undo: 'old' });
    await user.click(screen.getByRole('button', { name: 'Reactivar mi cuenta' }));
    const text = (await heading('Este enlace venció')).parentElement!;
    expect(within(text).getByRole('link').getAttribute('href')).toMatch(/^mailto:/);
  });
});
