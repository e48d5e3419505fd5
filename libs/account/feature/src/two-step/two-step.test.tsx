import { accountContract, memberFactorContract, type OwnFactors } from '@vinlore/account-domain';
import { session } from '@vinlore/account-domain/testing';
import { CallError } from '@vinlore/contract';
import { fakeServer, on, refused, type Rule } from '@vinlore/testing-web';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { describe, expect, it, vi } from 'vitest';
import { membershipAtom, openTwoSteps, TwoStepHost } from '../app/index.ts';
import { Login, ResetPassword, TwoStep, TwoStepHint } from '../index.ts';
import { link } from '../testing/link.tsx';
import { field, renderScreen } from '../testing/screens.ts';

const wanted = () => refused(422, 'Enter the code from your authenticator app.', { reason: 'second-factor' });
const CODES = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];
const off: OwnFactors = { authenticator: null, passkeys: 0, recovery_codes: 0 };
const isOn: OwnFactors = { authenticator: { set_at: '2026-11-20T10:00:00.000Z' }, passkeys: 0, recovery_codes: 2 };

describe('signing in with a code', () => {
  it('asks for the code once the password is right, then sends both', async () => {
    const answers = [wanted, () => refused(422, 'This code is not good.'), () => session];
    const server = fakeServer([on(accountContract.login, () => answers.shift()!())]);
    const onLoggedIn = vi.fn();
    await renderScreen(<Login forgotLink={link} onLoggedIn={onLoggedIn} />, server);
    const user = userEvent.setup();
    await user.type(field('email'), 'ana@example.com');
    await user.type(field('pass'), 'a quiet road{Enter}');
    await screen.findByLabelText('Enter the 6-digit code from your authenticator app');
    expect([field('code').autocomplete, field('code').inputMode]).toEqual(['one-time-code', 'numeric']);
    expect(document.activeElement).toBe(field('code'));
    await user.keyboard('111111{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('This code is not good.');
    expect(field('code').value).toBe('');
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await user.type(field('code'), `${CODES[0]!}{Enter}`);
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledWith(session));
    const login = { email: 'ana@example.com', pass: 'a quiet road' };
    expect(server.requests.map(({ input }) => input)).toEqual([
      login,
      { ...login, code: '111111' },
      { ...login, code: CODES[0] },
    ]);
  });

  it('asks for the code after a password reset too, in Spanish', async () => {
    const answers = [wanted, () => session];
    const server = fakeServer([
      on(accountContract.checkResetLink, () => ({ valid: true })),
      on(accountContract.confirmResetPassword, () => answers.shift()!()),
    ]);
    const onLoggedIn = vi.fn();
    const token = 'a'.repeat(43);
    await renderScreen(<ResetPassword token={token} forgotLink={link} onLoggedIn={onLoggedIn} />, server, 'es');
    const user = userEvent.setup();
    await user.type(field('new_pass'), 'a quiet road at noon{Enter}');
    await user.type(
      await screen.findByLabelText('Escribe el código de 6 dígitos de tu app de autenticación'),
      '123456',
    );
    await user.keyboard('{Enter}');
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledWith(session));
    expect(server.requests.at(-1)!.input).toMatchObject({ reset_token: token, code: '123456' });
  });
});

describe('two-step verification on the security page', () => {
  async function show(factors: OwnFactors) {
    let now = factors;
    const onSession = vi.fn();
    const server = fakeServer([
      on(memberFactorContract.list, () => now),
      on(memberFactorContract.start, () => ({
        setup: 'sealed',
        secret: 'JBSWY3DPEHPK3PXP',
        address: 'otpauth://totp/x',
        qr: '<svg/>',
        recovery_codes: CODES,
      })),
      on(memberFactorContract.confirm, () => {
        now = isOn;
        return session;
      }),
      on(memberFactorContract.renewCodes, () => ({ recovery_codes: CODES })),
      on(memberFactorContract.remove, () => (now = off)),
    ]);
    // Texts are lazy-loaded with the code, so the first render waits for them.
    await act(() => renderScreen(<TwoStep email="ana@example.com" onSession={onSession} />, server));
    return { onSession, server, user: userEvent.setup() };
  }

  it('sets up with a QR code and a first code, and shows recovery codes once', async () => {
    const { onSession, server, user } = await show(off);
    await user.click(await screen.findByRole('button', { name: 'Set up' }));
    expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeDefined();
    expect(screen.getByRole('img', { name: /QR code/ })).toBeDefined();
    await user.type(field('code'), '123 456{Enter}');
    expect(await screen.findByText(CODES[0]!)).toBeDefined();
    expect(onSession).toHaveBeenCalledWith(session);
    const sent = server.requests.find(({ name }) => name === 'member-factor.confirm')!.input;
    expect(sent).toEqual({ setup: 'sealed', code: '123456' });
    expect(screen.getByRole('link', { name: 'Download' }).getAttribute('download')).toMatch(/^recovery-codes-/);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(CODES.join('\n'));
    await user.click(screen.getByRole('button', { name: 'I’ve saved my codes' }));
    await waitFor(() => expect(screen.queryByText(CODES[0]!)).toBeNull());
    expect(await screen.findByText(/2 recovery codes left/)).toBeDefined();
  });

  it('confirms before turning off and before new recovery codes', async () => {
    const { user } = await show(isOn);
    await user.click(await screen.findByRole('button', { name: 'Get new recovery codes' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(
      [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Get new recovery codes')!,
    );
    expect(await screen.findByText(CODES[1]!)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'I’ve saved my codes' }));
    await user.click(screen.getByRole('button', { name: 'Turn off' }));
    const question = await screen.findByRole('dialog', { name: 'Turn off two-step verification?' });
    await user.click([...question.querySelectorAll('button')].find(({ textContent }) => textContent === 'Turn off')!);
    expect(await screen.findByText('Off. You sign in with your password only.')).toBeDefined();
  });
});

describe('a dealer with many credits', () => {
  const refusal = () =>
    new CallError('refused', 'You have more than 100 credits.', 403, { reason: 'two-step', credits: 100 });
  const setup = { setup: 'sealed', secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/x', qr: '<svg/>' };

  async function show(rules: readonly Rule[] = [], language: 'en' | 'es' = 'en') {
    const atoms = createStore();
    atoms.set(membershipAtom, { state: 'member', session });
    const onReason = openTwoSteps(atoms);
    const onSession = vi.fn();
    await renderScreen(
      <Provider store={atoms}>
        <TwoStepHost onSession={onSession} />
      </Provider>,
      fakeServer(rules),
      language,
    );
    let answered: Promise<boolean> = Promise.resolve(false);
    const ask = async () => {
      await act(async () => void (answered = onReason(refusal())));
      return within(await screen.findByRole('dialog'));
    };
    return { ask, answered: () => answered, atoms, onReason, onSession, user: userEvent.setup() };
  }

  it('sets up two-step verification in place and then repeats the refused call', async () => {
    const { ask, answered, onReason, onSession, user } = await show([
      on(memberFactorContract.start, () => ({ ...setup, recovery_codes: CODES })),
      on(memberFactorContract.confirm, () => session),
    ]);
    const dialog = await ask();
    expect(dialog.getByText(/^Accounts with more than 100 credits need/)).toBeDefined();
    expect(dialog.getByRole('link', { name: 'Use a passkey instead' }).getAttribute('href')).toBe('/members/security');
    const second = onReason(refusal());
    await user.click(dialog.getByRole('button', { name: 'Set up' }));
    await screen.findByText('JBSW Y3DP EHPK 3PXP');
    await user.type(field('code'), '123456{Enter}');
    await screen.findByText(CODES[0]!);
    expect(onSession).toHaveBeenCalledWith(session);
    await user.click(screen.getByRole('button', { name: 'I’ve saved my codes' }));
    expect(await Promise.all([answered(), second])).toEqual([true, true]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('“Not now” and closing the dialog halfway leave the call refused, in Spanish too', async () => {
    const { ask, answered, user } = await show(
      [on(memberFactorContract.start, () => ({ ...setup, recovery_codes: CODES }))],
      'es',
    );
    const dialog = await ask();
    expect(dialog.getByText(/^Tienes más de 100 créditos/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Ahora no' }));
    expect(await answered()).toBe(false);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click((await ask()).getByRole('button', { name: 'Configurar' }));
    await screen.findByText('JBSW Y3DP EHPK 3PXP');
    await user.keyboard('{Escape}');
    expect(await answered()).toBe(false);
  });

  it('ignores signed-out users and other refusals', async () => {
    const { ask, answered, atoms, onReason } = await show();
    await ask();
    act(() => atoms.set(membershipAtom, { state: 'stranger' }));
    expect(await answered()).toBe(false);
    expect(await onReason(new CallError('refused', 'No', 403, { reason: 'recent-proof' }))).toBe(false);
  });

  it.each([
    ['tells who has no second step', off, 1],
    ['tells nothing to who has an authenticator', isOn, 0],
    ['tells nothing to who has a passkey', { ...off, passkeys: 1 }, 0],
  ])('the hint on their dashboard %s', async (_what, factors, shown) => {
    const server = fakeServer([on(memberFactorContract.list, () => factors)]);
    await act(() => renderScreen(<TwoStepHint credits={100} securityLink={link} />, server));
    await waitFor(() => expect(server.requests).toHaveLength(1));
    if (shown) expect(await screen.findByText('Protect your credits')).toBeDefined();
    expect(screen.queryAllByText('Set up')).toHaveLength(shown);
  });
});
