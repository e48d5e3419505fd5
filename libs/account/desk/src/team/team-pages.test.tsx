import { deskContract, teamContract, type TeamPerson } from '@vinlore/account-domain';
import { fakeServer, on, refused } from '@vinlore/testing-web';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HOME, render } from '../testing/render.tsx';
import { PersonPage } from './person-page.tsx';
import { TeamPage } from './team-page.tsx';

const AT = '2026-11-22T12:00:00.000Z';
const idOf = (digit: number) => `0000000${digit}-0000-4000-8000-000000000000`;
const sam: TeamPerson = {
  id: idOf(1),
  email: 'sam@example.com',
  name: 'Sam',
  permissions: ['support'],
  home: HOME,
  brands: ['far'],
  factors: { authenticator: { set_at: AT }, passkeys: 0, recovery_codes: 10 },
  last_seen_at: AT,
};
const guest: TeamPerson = { ...sam, id: idOf(2), email: 'gus@example.com', home: 'other', brands: [], factors: null };
const me = on(deskContract.me, () => ({
  account: { id: '1', email: 'sue@example.com', name: 'Sue' },
  home: HOME,
  permissions: ['owner' as const],
  brands: [
    { key: HOME, name: 'Home', domain: 'home.example', desk: 'https://desk.home.example' },
    { key: 'other', name: 'The other one', domain: 'other.example', desk: 'https://desk.other.example' },
  ],
  factor: 'given' as const,
  ways: { code: true, passkey: false },
  idle_minutes: 30,
  idle_at: AT,
}));
const one = on(teamContract.one, ({ id }) => [sam, guest].find((each) => each.id === id) ?? refused(404, 'Gone.'));
const check = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));

describe('the team', () => {
  it('lists the team, marks people from other brands, and links to each', async () => {
    await render(<TeamPage />, fakeServer([me, on(teamContract.list, () => ({ people: [guest, sam], more: false }))]));
    const table = within(await screen.findByRole('table', { name: 'Team' }));
    expect(table.getByRole('link', { name: /sam@example\.com/ }).getAttribute('href')).toBe(`/staff/team/${sam.id}`);
    await table.findByText(/The other one/);
    expect(table.getByText('Managed by their brand')).toBeTruthy();
    expect(table.getByText('Active')).toBeTruthy();
  });

  it('adds a person with permissions and brands once the email is valid; a new owner needs approval', async () => {
    const server = fakeServer([
      me,
      on(teamContract.list, () => ({ people: [], more: false })),
      on(teamContract.add, ({ permissions }) => ({ done: !permissions.includes('owner') })),
    ]);
    await render(<TeamPage />, server);
    await screen.findByRole('heading', { name: 'No results' });
    fireEvent.click(screen.getByRole('button', { name: 'Add team member' }));
    const add = await screen.findByRole('button', { name: 'Add to team' });
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'new@' } });
    expect(add).toHaveProperty('disabled', true);
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'new@example.com' } });
    check('Owner');
    check('The other one');
    fireEvent.click(add);
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(server.requests.find(({ name }) => name === 'team.add')!.input).toEqual({
      email: 'new@example.com',
      permissions: ['support', 'owner'],
      brands: ['other'],
    });
  });

  it('enables Save only for changes, and shows a refusal without losing the selection', async () => {
    const server = fakeServer([
      me,
      one,
      on(teamContract.change, () => refused(422, 'You can only give access to brands where you’re on the team.')),
    ]);
    await render(<PersonPage params={{ id: sam.id }} />, server);
    const save = await screen.findByRole('button', { name: 'Save changes' });
    expect(save).toHaveProperty('disabled', true);
    // A brand that the owner can't grant can still be removed.
    check('far');
    check('Owner');
    screen.getByText(/need a second owner’s approval/);
    check('Content');
    fireEvent.click(save);
    expect((await screen.findByRole('alert')).textContent).toContain('You can only give access to brands');
    expect(screen.getByRole('checkbox', { name: 'Content' })).toHaveProperty('checked', true);
    expect(server.requests.find(({ name }) => name === 'team.change')!.input).toEqual({
      id: sam.id,
      permissions: ['support', 'owner', 'content'],
      brands: [],
      was: { permissions: ['support'], brands: ['far'] },
    });
  });

  it('shows what another owner changed in the meantime and saves on the second try without losing the selection', async () => {
    let now = sam;
    const server = fakeServer([
      me,
      on(teamContract.one, () => now),
      on(teamContract.change, ({ was }) =>
        was.permissions.includes('content') ? { done: true } : refused(409, 'Somebody else was quicker.'),
      ),
    ]);
    await render(<PersonPage params={{ id: sam.id }} />, server);
    await screen.findByRole('button', { name: 'Save changes' });
    check('Billing');
    screen.getByText(/need a second owner’s approval/);
    now = { ...sam, permissions: ['support', 'content'] };
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText(/Another owner changed these permissions/);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'Billing' })).toHaveProperty('checked', true);
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await expect.poll(() => screen.queryByText(/Another owner changed/)).toBeNull();
    expect(server.requests.filter(({ name }) => name === 'team.change').at(-1)!.input).toMatchObject({
      permissions: ['support', 'billing'],
      was: { permissions: ['support', 'content'] },
    });
  });

  it('or keeps the other owner’s version', async () => {
    let now = sam;
    const server = fakeServer([
      me,
      on(teamContract.one, () => now),
      on(teamContract.change, () => refused(409, 'Late.')),
    ]);
    await render(<PersonPage params={{ id: sam.id }} />, server);
    await screen.findByRole('button', { name: 'Save changes' });
    check('Content');
    now = { ...sam, permissions: [] };
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Discard my changes' }));
    expect(screen.getByRole('checkbox', { name: 'Support' })).toHaveProperty('checked', false);
    expect(screen.getByRole('button', { name: 'Save changes' })).toHaveProperty('disabled', true);
  });

  it('asks for confirmation before removing a person and updates the list', async () => {
    const gone: string[] = [];
    const server = fakeServer([me, one, on(teamContract.remove, () => ({ done: true }))]);
    await render(<PersonPage params={{ id: sam.id }} />, server, { onGo: (href) => gone.push(href) });
    fireEvent.click(await screen.findByRole('button', { name: 'Remove from team' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Remove from team' }));
    await expect.poll(() => gone).toEqual(['/staff/team']);
  });

  it('offers only sign-out and removal for people from another brand', async () => {
    await render(<PersonPage params={{ id: guest.id }} />, fakeServer([me, one]));
    await screen.findByText(/belongs to another brand/);
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Reset two-step' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Remove from team' })).toBeTruthy();
  });

  it('does not let you change your own permissions', async () => {
    const own = { ...sam, id: '33333333-3333-4333-8333-333333333333' };
    await render(<PersonPage params={{ id: own.id }} />, fakeServer([me, on(teamContract.one, () => own)]));
    await screen.findByText(/You can’t change your own/);
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Sign out everywhere' })).toBeNull();
  });

  it('shows when a person is no longer on the team', async () => {
    await render(<PersonPage params={{ id: idOf(9) }} />, fakeServer([me, one]));
    expect(await screen.findByRole('heading', { level: 1, name: 'Team member not found' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
