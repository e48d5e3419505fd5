import { securityContract, deletionContract, type OpenSession } from '@vinlore/account-domain';
import { session } from '@vinlore/account-domain/testing';
import { fakeServer, on, refused, type Rule } from '@vinlore/testing-web';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Security } from '../index.ts';
import { link } from '../testing/link.tsx';
import { field, renderScreen } from '../testing/screens.ts';

const here: OpenSession = {
  id: '4b9c6f5e-0b7e-4a52-9a9e-0f4c6a3d1a01',
  current: true,
  device: 'Chrome on Linux',
  created_at: '2026-11-20T10:00:00.000Z',
  last_seen_at: '2026-11-20T14:00:00.000Z',
};
const phone: OpenSession = {
  ...here,
  id: '4b9c6f5e-0b7e-4a52-9a9e-0f4c6a3d1a02',
  current: false,
  device: 'Safari on iOS',
};
const unknown: OpenSession = { ...phone, id: '4b9c6f5e-0b7e-4a52-9a9e-0f4c6a3d1a03', device: '' };

async function show(rules: readonly Rule[] = [], open: OpenSession[] = [here], language: 'en' | 'es' = 'en') {
  const onSession = vi.fn();
  const server = fakeServer([...rules, on(securityContract.listSessions, () => open)]);
  await renderScreen(
    <Security email="ana@example.com" twoStep={null} passkeys={null} deletionLink={link} onSession={onSession} />,
    server,
    language,
  );
  const sent = () => server.requests.filter(({ name }) => name !== 'account.listSessions').map(({ input }) => input);
  return { onSession, sent, server, user: userEvent.setup() };
}

describe('security: password', () => {
  it('keeps this session and ends all others', async () => {
    const { onSession, sent, user } = await show([on(securityContract.changePassword, () => session)]);
    await user.type(field('new_pass'), 'a quiet road at noon{Enter}');
    expect(await screen.findByText(/You’ve been signed out everywhere else/)).toBeDefined();
    expect(sent()).toEqual([{ new_pass: 'a quiet road at noon' }]);
    expect(onSession).toHaveBeenCalledWith(session);
    expect(field('new_pass').value).toBe('');
  });

  it('keeps the new password when the member didn’t confirm their identity', async () => {
    const needed = () => refused(403, 'Confirm it’s you, then try again.', { reason: 'recent-proof' });
    const { onSession, user } = await show([on(securityContract.changePassword, needed)]);
    await user.type(field('new_pass'), 'a quiet road at noon{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Confirm it’s you');
    expect(field('new_pass').value).toBe('a quiet road at noon');
    expect(onSession).not.toHaveBeenCalled();
  });

  it('checks the new password before sending it', async () => {
    const { sent, user } = await show([], [here], 'es');
    await user.type(field('new_pass'), 'corta{Enter}');
    expect(await screen.findByText('Usa al menos 8 caracteres.')).toBeDefined();
    expect(sent()).toEqual([]);
  });
});

describe('security: sessions', () => {
  it('ends one session, with a labeled button for each', async () => {
    const { sent, user } = await show([on(securityContract.endSessions, () => ({ ended: 1 }))], [here, phone, unknown]);
    expect(await screen.findByText('This device')).toBeDefined();
    expect(screen.getByText(/Unknown device/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: /^Sign out Safari on iOS/ }));
    expect(await screen.findByText('1 device signed out')).toBeDefined();
    expect(sent()).toEqual([{ session_id: phone.id }]);
  });

  it('signs out everywhere else', async () => {
    const { sent, user } = await show([on(securityContract.endSessions, () => ({ ended: 2 }))], [here, phone, unknown]);
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    expect(await screen.findByText('2 devices signed out')).toBeDefined();
    expect(sent()).toEqual([{}]);
  });

  it('hides the button without other sessions and shows a retry button on failure', async () => {
    await show();
    expect(await screen.findByText('You’re not signed in anywhere else.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
    cleanup();

    await show([on(securityContract.listSessions, () => refused(429, 'Too often.'))]);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  });
});

describe('security: data', () => {
  it('downloads all data as a JSON file', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:data';
    });
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const data = { account: { email: 'ana@example.com' } };
    const { user } = await show([on(deletionContract.exportData, () => data)]);
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText(/Downloaded \w+-data\.json/)).toBeDefined();
    expect(names).toEqual([expect.stringMatching(/^\w+-data\.json$/)]);
    expect(JSON.parse(await files[0]!.text())).toEqual(data);
    vi.restoreAllMocks();
  });

  it('shows why the download failed', async () => {
    const { user } = await show([on(deletionContract.exportData, () => refused(429, 'Too often.'))]);
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Too often.'));
  });
});
