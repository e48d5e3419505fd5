import { type Passkey, passkeyContract, type PasskeyCreation } from '@vinlore/account-domain';
import { session } from '@vinlore/account-domain/testing';
import { fakeServer, noAnswerYet, on, refused, type Rule, shippedBrands } from '@vinlore/testing-web';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Passkeys } from '../index.ts';
import { fakePasskeys, refusalOf } from '../testing/fake-passkeys.ts';
import { field, renderScreen } from '../testing/screens.ts';

const creation: PasskeyCreation = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'localhost', name: 'Vinlore' },
  user: { id: 'aWQ', name: 'ana@example.com', displayName: 'ana@example.com' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  timeout: 300_000,
  attestation: 'none',
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
};
/** Origin of the screens in these tests. */
const HERE = shippedBrands.find(({ language }) => language === 'en')!.domains[0]!;
const phone: Passkey = {
  id: '4b9c6f5e-0b7e-4a52-9a9e-0f4c6a3d1a01',
  name: 'iCloud Keychain',
  rp_id: HERE,
  credential_id: 'Y3JlZA',
  synced: true,
  created_at: '2026-11-20T14:00:00.000Z',
  last_used_at: null,
};
const key: Passkey = {
  ...phone,
  id: '4b9c6f5e-0b7e-4a52-9a9e-0f4c6a3d1a02',
  name: 'Key ring',
  rp_id: 'elsewhere.example',
  synced: false,
  last_used_at: '2026-11-20T15:00:00.000Z',
};

async function show(rules: readonly Rule[] = [], kept: Passkey[] = [], language: 'en' | 'es' = 'en') {
  const onSession = vi.fn();
  const server = fakeServer([...rules, on(passkeyContract.list, () => kept)]);
  await renderScreen(<Passkeys onSession={onSession} />, server, language);
  const sent = (name: string) => server.requests.filter((each) => each.name === name).map(({ input }) => input);
  return { onSession, sent, user: userEvent.setup() };
}
const dialog = () => screen.findByRole('dialog');

describe('passkeys: list', () => {
  it('shows an empty state', async () => {
    fakePasskeys();
    await show();
    expect(await screen.findByText('No passkeys yet')).toBeDefined();
  });

  it('shows where each passkey is stored, when it was used, and its domain if it differs', async () => {
    fakePasskeys();
    await show([], [phone, key]);
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first!.textContent).toMatch(/iCloud Keychain.*Never used.*Synced across devices/);
    expect(first!.textContent).not.toContain('For ');
    expect(second!.textContent).toMatch(/Key ring.*Last used .*One device only.*For elsewhere.example/);
  });

  it('shows a skeleton while loading and a retry button on failure', async () => {
    fakePasskeys();
    const answers = [() => refused(429, 'Too often.'), () => [phone]];
    await show([on(passkeyContract.list, () => answers.shift()!())]);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('iCloud Keychain')).toBeDefined();
  });

  it('announces loading to screen readers', async () => {
    fakePasskeys();
    await show([on(passkeyContract.list, noAnswerYet)]);
    expect(screen.getByText('Loading passkeys…')).toBeDefined();
  });
});

describe('passkeys: adding', () => {
  const adds = on(passkeyContract.add, () => ({ passkey: phone, session }));

  it('creates the passkey, renews the session token, and confirms it', async () => {
    const { create } = fakePasskeys();
    const { onSession, sent, user } = await show([on(passkeyContract.addOptions, () => creation), adds]);
    await user.click(screen.getByRole('button', { name: 'Add passkey' }));
    expect(await screen.findByText('Passkey added. You can use it the next time you sign in.')).toBeDefined();
    expect(onSession).toHaveBeenCalledWith(session);
    expect(create.mock.calls[0]![0].publicKey).toMatchObject({ rp: { id: 'localhost' }, attestation: 'none' });
    expect(sent('passkey.addOptions')).toEqual([{ host: 'localhost' }]);
    expect(sent('passkey.add')).toMatchObject([{ made: { id: 'Y3JlZA', response: { transports: ['internal'] } } }]);
    expect(sent('passkey.list')).toHaveLength(2);
  });

  it('creates one passkey on a double click', async () => {
    const { create } = fakePasskeys();
    await show([on(passkeyContract.addOptions, () => creation), adds]);
    const button = screen.getByRole('button', { name: 'Add passkey' });
    fireEvent.click(button);
    fireEvent.click(button);
    await screen.findByText(/^Passkey added/);
    expect(create).toHaveBeenCalledOnce();
  });

  it.each([
    ['NotAllowedError', 'The request was canceled or timed out. Nothing was changed.'],
    ['InvalidStateError', 'This device already has a passkey for your account.'],
    ['ConstraintError', 'Passkeys aren’t available in this browser or at this web address. Use your password instead.'],
    ['UnknownError', 'Your device couldn’t complete the request. Try again or use your password.'],
  ])('explains the browser’s %s', async (name, words) => {
    fakePasskeys().create.mockRejectedValueOnce(refusalOf(name));
    const { onSession, user } = await show([on(passkeyContract.addOptions, () => creation)]);
    await user.click(screen.getByRole('button', { name: 'Add passkey' }));
    expect(await screen.findByText(words)).toBeDefined();
    expect(onSession).not.toHaveBeenCalled();
  });

  it('shows a notice instead of the button in browsers without passkeys', async () => {
    await show([], [phone], 'es');
    expect(screen.getByText(/no están disponibles en este navegador/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Agregar llave de acceso' })).toBeNull();
    expect(await screen.findByRole('button', { name: 'Eliminar iCloud Keychain' })).toBeDefined();
  });
});

describe('passkeys: renaming', () => {
  it('saves the name the member entered', async () => {
    fakePasskeys();
    const { sent, user } = await show([on(passkeyContract.rename, ({ name }) => ({ ...phone, name }))], [phone]);
    await user.click(await screen.findByRole('button', { name: 'Rename iCloud Keychain' }));
    await user.clear(field('name'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enter a name for the passkey.')).toBeDefined();
    await user.type(field('name'), 'Blue phone{Enter}');
    await waitFor(() => expect(sent('passkey.rename')).toEqual([{ id: phone.id, name: 'Blue phone' }]));
    expect(await screen.findByRole('button', { name: 'Rename iCloud Keychain' })).toBeDefined();
  });
});

describe('passkeys: removing', () => {
  it('asks for confirmation, removes it, and tells the device to forget it', async () => {
    const { signalUnknownCredential } = fakePasskeys();
    const { onSession, sent, user } = await show([on(passkeyContract.remove, () => session)], [phone]);
    await user.click(await screen.findByRole('button', { name: 'Remove iCloud Keychain' }));
    const asked = within(await dialog());
    expect(asked.getByText('Remove “iCloud Keychain”?')).toBeDefined();
    await user.click(asked.getByRole('button', { name: 'Remove passkey' }));
    expect(await screen.findByText('Passkey removed')).toBeDefined();
    expect(onSession).toHaveBeenCalledWith(session);
    expect(sent('passkey.remove')).toEqual([{ id: phone.id }]);
    expect(signalUnknownCredential).toHaveBeenCalledWith({ rpId: HERE, credentialId: 'Y3JlZA' });
  });

  it('keeps it on cancel', async () => {
    fakePasskeys();
    const { sent, user } = await show([], [phone]);
    await user.click(await screen.findByRole('button', { name: 'Remove iCloud Keychain' }));
    await user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('passkey.remove')).toEqual([]);
  });

  it('shows a refusal in the dialog and allows a retry', async () => {
    fakePasskeys();
    const answers = [() => refused(422, 'It is your last factor.'), () => session];
    const { user } = await show([on(passkeyContract.remove, () => answers.shift()!())], [phone]);
    await user.click(await screen.findByRole('button', { name: 'Remove iCloud Keychain' }));
    const remove = within(await dialog()).getByRole('button', { name: 'Remove passkey' });
    await user.click(remove);
    expect(await screen.findByText('It is your last factor.')).toBeDefined();
    await user.click(remove);
    expect(await screen.findByText('Passkey removed')).toBeDefined();
  });
});
