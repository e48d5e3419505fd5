import {
  type DeskMe,
  deskContract,
  type OpenSession,
  type OwnFactors,
  passkeyContract,
  secondFactorContract,
  securityContract,
} from '@vinlore/account-domain';
import { fakeServer, on } from '@vinlore/testing-web';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HOME, render } from '../testing/render.tsx';
import { SecurityPage } from './security-page.tsx';

const AT = '2026-11-22T12:00:00.000Z';
const me = (home: string): DeskMe => ({
  account: { id: '1', email: 'sue@example.com', name: 'Sue' },
  home,
  permissions: ['support'],
  brands: [
    { key: 'elsewhere', name: 'Elsewhere', domain: 'elsewhere.example', desk: 'https://desk.elsewhere.example' },
  ],
  factor: 'given',
  ways: { code: true, passkey: true },
  idle_minutes: 30,
  idle_at: AT,
});
const session = (id: string, current: boolean): OpenSession => ({
  id: `0000000${id}-0000-4000-8000-000000000000`,
  current,
  device: current ? 'Chrome on Linux' : 'Firefox on Windows',
  created_at: AT,
  last_seen_at: AT,
});
const both: OwnFactors = { authenticator: { set_at: AT }, passkeys: 1, recovery_codes: 2 };

function serverWith(factors: OwnFactors, sessions = [session('1', true), session('2', false)]) {
  let now = factors;
  let open = sessions;
  return fakeServer([
    on(deskContract.me, () => me(HOME)),
    on(passkeyContract.list, () => []),
    on(secondFactorContract.list, () => now),
    on(secondFactorContract.remove, () => {
      now = { ...now, authenticator: null, recovery_codes: 0 };
      return now;
    }),
    on(secondFactorContract.renewCodes, () => {
      now = { ...now, recovery_codes: 10 };
      return { recovery_codes: ['AAAA-BBBB-CCCC-DDDD'] };
    }),
    on(securityContract.listSessions, () => open),
    on(securityContract.endSessions, ({ session_id }) => {
      open = open.filter(({ id }) => id !== session_id);
      return { ended: 1 };
    }),
  ]);
}

describe('your security at the desk', () => {
  it('removes the authenticator if a passkey is left', async () => {
    const server = serverWith(both);
    await render(<SecurityPage />, server);
    fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await screen.findByRole('button', { name: 'Set up authenticator app' });
    expect(screen.queryByText('Recovery codes')).toBeNull();
  });

  it('keeps the only factor, warns about few codes, and shows new codes once', async () => {
    await render(<SecurityPage />, serverWith({ ...both, passkeys: 0 }));
    await screen.findByText('Running low');
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Get new codes' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Get new codes' }));
    await screen.findByText('AAAA-BBBB-CCCC-DDDD');
    await screen.findByText('10 of 10 left');
  });

  it('shows when no recovery codes are left', async () => {
    await render(<SecurityPage />, serverWith({ ...both, recovery_codes: 0 }));
    await screen.findByText('None left');
  });

  it('marks this session and signs out another', async () => {
    await render(<SecurityPage />, serverWith(both));
    await screen.findByText('This device');
    fireEvent.click(await screen.findByRole('button', { name: 'Sign out Firefox on Windows' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sign out' }));
    await expect.poll(() => screen.queryByText('Firefox on Windows')).toBeNull();
  });

  it('links to the home brand from another brand’s desk', async () => {
    await render(<SecurityPage />, fakeServer([on(deskContract.me, () => me('elsewhere'))]));
    const home = await screen.findByRole('link', { name: 'Go to Elsewhere staff desk' });
    expect(home.getAttribute('href')).toBe(`https://desk.elsewhere.example/staff/arrive#from=${HOME}`);
    expect(screen.queryByRole('heading', { name: 'Where you’re signed in' })).toBeNull();
  });
});
