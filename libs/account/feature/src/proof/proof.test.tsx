import { proofContract, securityContract } from '@vinlore/account-domain';
import { session } from '@vinlore/account-domain/testing';
import { CallError, type ProofWays } from '@vinlore/contract';
import { fakeServer, on, refused, type Rule } from '@vinlore/testing-web';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { describe, expect, it, vi } from 'vitest';
import { membershipAtom, openProofs, ProofHost } from '../app/index.ts';
import { field, renderScreen } from '../testing/screens.ts';

const ways = (more: Partial<ProofWays> = {}): ProofWays => ({
  password: true,
  mail: false,
  passkey: false,
  code: false,
  ...more,
});
const refusal = (more: Partial<ProofWays> = {}) =>
  new CallError('refused', 'Confirm', 403, { reason: 'recent-proof', ways: ways(more) });

async function show(rules: readonly Rule[], language: 'en' | 'es' = 'en') {
  const atoms = createStore();
  atoms.set(membershipAtom, { state: 'member', session });
  const onReason = openProofs(atoms);
  const onSession = vi.fn();
  const server = fakeServer(rules);
  await renderScreen(
    <Provider store={atoms}>
      <ProofHost at="members" onSession={onSession} />
    </Provider>,
    server,
    language,
  );
  let answered: Promise<boolean> = Promise.resolve(false);
  const ask = async (more: Partial<ProofWays> = {}) => {
    await act(async () => void (answered = onReason(refusal(more))));
    return within(await screen.findByRole('dialog'));
  };
  const sent = () => server.requests.map(({ name, input }) => [name, input]);
  return { ask, answered: () => answered, atoms, onReason, onSession, sent, user: userEvent.setup() };
}

describe('Confirm it’s you', () => {
  it('accepts the password, keeps a wrong one in the field, and repeats the call', async () => {
    const answers = [() => refused(422, 'The current password is incorrect.'), () => session];
    const { ask, answered, onSession, sent, user } = await show([on(proofContract.give, () => answers.shift()!())]);
    const dialog = await ask();
    await user.type(await waitFor(() => field('pass')), 'a quiet roat{Enter}');
    expect((await dialog.findByRole('alert')).textContent).toContain('The current password is incorrect.');
    expect(field('pass').value).toBe('a quiet roat');
    await user.type(field('pass'), '{Backspace}d{Enter}');
    expect(await answered()).toBe(true);
    expect(onSession).toHaveBeenCalledWith(session);
    expect(sent().at(-1)).toEqual(['proof.give', { pass: 'a quiet road' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks for the authenticator code and clears a wrong one', async () => {
    const answers = [() => refused(422, 'That code didn’t work.'), () => session];
    const { ask, answered, sent, user } = await show([on(proofContract.give, () => answers.shift()!())], 'es');
    const dialog = await ask({ code: true });
    await user.type(await waitFor(() => field('pass')), 'a quiet road{Enter}');
    expect(await dialog.findByText('Este campo es obligatorio.')).toBeDefined();
    expect(document.activeElement).toBe(field('code'));
    await user.type(field('code'), '123456{Enter}');
    await dialog.findByRole('alert');
    expect([field('pass').value, field('code').value]).toEqual(['a quiet road', '']);
    await user.type(field('code'), '654321{Enter}');
    expect(await answered()).toBe(true);
    expect(sent().map(([, input]) => input)).toEqual([
      { pass: 'a quiet road', code: '123456' },
      { pass: 'a quiet road', code: '654321' },
    ]);
  });

  it('emails a code to members without a password', async () => {
    const { ask, answered, sent, user } = await show([
      on(proofContract.mailCode, () => null),
      on(proofContract.give, () => session),
    ]);
    const dialog = await ask({ password: false, mail: true });
    expect(dialog.queryByRole('button', { name: 'Confirm' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Email me a code' }));
    await dialog.findByText(`We sent a code to ${session.user.email}. It expires in 10 minutes.`);
    await user.type(field('mailed'), '123 456{Enter}');
    expect(await answered()).toBe(true);
    expect(sent()).toEqual([
      ['proof.mailCode', {}],
      ['proof.give', { mailed: '123 456' }],
    ]);
  });

  it('leaves the call refused on Cancel', async () => {
    const { ask, answered, user } = await show([]);
    await user.click((await ask()).getByRole('button', { name: 'Cancel' }));
    expect(await answered()).toBe(false);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks once for two calls and stops asking after sign-out', async () => {
    const { ask, answered, atoms, onReason } = await show([]);
    await ask();
    const second = onReason(refusal());
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    act(() => atoms.set(membershipAtom, { state: 'stranger' }));
    expect(await Promise.all([answered(), second])).toEqual([false, false]);
  });

  it('ignores other refusals', async () => {
    const { onReason } = await show([on(securityContract.endSessions, () => ({ ended: 1 }))]);
    expect(await onReason(new CallError('refused', 'No', 403, { reason: 'else' }))).toBe(false);
  });

  it('explains when no confirmation method works here', async () => {
    const { ask } = await show([]);
    expect((await ask({ password: false })).getByText(/Sign out, sign back in/)).toBeDefined();
  });
});
