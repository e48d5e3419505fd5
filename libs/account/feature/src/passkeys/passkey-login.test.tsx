import { accountContract, passkeyLoginContract, type PasskeyRequest } from '@vinlore/account-domain';
import { session } from '@vinlore/account-domain/testing';
import { fakeServer, on, refused, type Rule } from '@vinlore/testing-web';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Login } from '../index.ts';
import { fakePasskeys, openUntilStopped, refusalOf } from '../testing/fake-passkeys.ts';
import { link } from '../testing/link.tsx';
import { field, renderScreen } from '../testing/screens.ts';

const request: PasskeyRequest = {
  challenge: 'Y2hhbGxlbmdl',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required',
};
const options = on(passkeyLoginContract.loginOptions, () => request);
const opens = on(passkeyLoginContract.login, () => session);

async function show(rules: readonly Rule[], language: 'en' | 'es' = 'en') {
  const onLoggedIn = vi.fn();
  const server = fakeServer(rules);
  await renderScreen(<Login signUpLink={link} forgotLink={link} onLoggedIn={onLoggedIn} />, server, language);
  return { onLoggedIn, server, user: userEvent.setup() };
}
const press = (user: ReturnType<typeof userEvent.setup>, name = 'Sign in with a passkey') =>
  user.click(screen.getByRole('button', { name }));

describe('passkey sign-in', () => {
  it('signs in with the browser’s passkey, without sending an email', async () => {
    const { get } = fakePasskeys();
    const { onLoggedIn, server, user } = await show([options, opens]);
    await press(user);
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledWith(session));
    expect(get.mock.calls[0]![0].publicKey).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(server.requests.map(({ name, input }) => [name, input])).toEqual([
      ['passkey.loginOptions', { host: 'localhost' }],
      [
        'passkey.login',
        {
          proof: {
            id: 'Y3JlZA',
            rawId: 'Y3JlZA',
            type: 'public-key',
            authenticatorAttachment: 'platform',
            clientExtensionResults: {},
            response: {
              clientDataJSON: btoa('client data').replace(/=+$/, ''),
              authenticatorData: btoa('authenticator data').replace(/=+$/, ''),
              signature: btoa('signature').replace(/=+$/, ''),
              userHandle: btoa('handle').replace(/=+$/, ''),
            },
          },
        },
      ],
    ]);
  });

  it('is hidden in browsers without passkeys; the email field supports autofill', async () => {
    await show([]);
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
    expect(field('email').autocomplete).toBe('username webauthn');
  });

  it('shows a canceled request as a notice, with the password form still there', async () => {
    const { get } = fakePasskeys();
    get.mockRejectedValueOnce(refusalOf('NotAllowedError'));
    const { user, onLoggedIn } = await show([options, opens]);
    await press(user);
    expect(await screen.findByText('The request was canceled or timed out. Nothing was changed.')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    await press(user);
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalled());
  });

  it('explains that passkeys aren’t available at this address', async () => {
    fakePasskeys().get.mockRejectedValueOnce(refusalOf('SecurityError'));
    const { user } = await show([
      on(passkeyLoginContract.loginOptions, () => ({ ...request, rpId: 'elsewhere.example' })),
    ]);
    await press(user);
    expect((await screen.findByRole('alert')).textContent).toContain('Passkeys aren’t available in this browser');
  });

  it('shows the server’s error, in Spanish on a Spanish brand', async () => {
    fakePasskeys();
    const { user } = await show([options, on(passkeyLoginContract.login, () => refused(422, 'No abre nada.'))], 'es');
    await press(user, 'Iniciar sesión con llave de acceso');
    expect((await screen.findByRole('alert')).textContent).toContain('No abre nada.');
  });

  it('asks once when the button is clicked repeatedly', async () => {
    const { get } = fakePasskeys();
    get.mockImplementation(openUntilStopped);
    const { user } = await show([options]);
    await press(user);
    await press(user, 'Follow the prompts on your device…');
    expect(get).toHaveBeenCalledTimes(1);
  });
});

describe('passkey suggestions in the email field', () => {
  it('signs in with the passkey chosen from autofill', async () => {
    const { get } = fakePasskeys({ suggests: true });
    const { onLoggedIn, server } = await show([options, opens]);
    expect(server.requests).toEqual([]);
    fireEvent.pointerMove(document.body);
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledWith(session));
    expect(get.mock.calls[0]![0]).toMatchObject({ mediation: 'conditional' });
  });

  it('the button replaces the autofill request, which restarts after a cancel', async () => {
    const { get } = fakePasskeys({ suggests: true });
    get.mockImplementationOnce(openUntilStopped);
    const { user } = await show([options]);
    fireEvent.focusIn(field('email'));
    await waitFor(() => expect(get).toHaveBeenCalledTimes(1));
    get.mockRejectedValueOnce(refusalOf('NotAllowedError')).mockImplementationOnce(openUntilStopped);
    await press(user);
    fireEvent.pointerMove(document.body);
    await waitFor(() => expect(get).toHaveBeenCalledTimes(3));
    const [first, second, third] = get.mock.calls.map(([asked]) => asked);
    expect([first!.signal!.aborted, third!.signal!.aborted]).toEqual([true, false]);
    expect([first, second, third].map((asked) => asked!.mediation)).toEqual(['conditional', undefined, 'conditional']);
  });

  it('starts autofill only when the page is idle', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { get } = fakePasskeys({ suggests: true });
    get.mockImplementation(openUntilStopped);
    await show([options]);
    vi.advanceTimersByTime(1499);
    expect(get).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(1));
  });

  it('renews the challenge before its five minutes expire', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { get } = fakePasskeys({ suggests: true });
    get.mockImplementation(openUntilStopped);
    const { server } = await show([options]);
    fireEvent.pointerMove(document.body);
    await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(1));
    vi.advanceTimersByTime(4 * 60_000);
    await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(2));
    expect(get.mock.calls[0]![0].signal!.aborted).toBe(true);
    expect(server.requests).toHaveLength(2);
  });

  it('fails silently without passkeys, and the password still signs in', async () => {
    const { get } = fakePasskeys({ suggests: true });
    const { onLoggedIn, server, user } = await show([
      on(passkeyLoginContract.loginOptions, () => refused(422, 'Not here.')),
      on(accountContract.login, () => session),
    ]);
    fireEvent.pointerMove(document.body);
    await waitFor(() => expect(server.requests).toHaveLength(1));
    await user.type(field('email'), 'ana@example.com');
    await user.type(field('pass'), 'a quiet road{Enter}');
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalled());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(get).not.toHaveBeenCalled();
  });

  it('aborts the autofill request on unmount', async () => {
    const { get } = fakePasskeys({ suggests: true });
    get.mockImplementation(openUntilStopped);
    const server = fakeServer([options]);
    const { unmount } = await renderScreen(
      <Login signUpLink={link} forgotLink={link} onLoggedIn={vi.fn()} />,
      server,
      'en',
    );
    fireEvent.pointerMove(document.body);
    await waitFor(() => expect(get).toHaveBeenCalledTimes(1));
    unmount();
    expect(get.mock.calls[0]![0].signal!.aborted).toBe(true);
  });
});
