import { memberDeskContract, type StaffMember } from '@vinlore/account-domain';
import { deskRenderer } from '@vinlore/desk-ui/testing';
import { fakeServer, on } from '@vinlore/testing-web';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { memberDeskMessages } from './messages/index.ts';
import { ViewMember } from './view-member.tsx';

const render = deskRenderer(memberDeskMessages);
const ID = '11111111-1111-4111-8111-111111111111';
const ADDRESS = 'https://vinlore.example/members/view#token=code';
const member = {
  id: ID,
  email: 'mia@example.com',
  on_staff: false,
  closed_at: null,
  suspended_at: null,
} as StaffMember;

it('spec §4: takes a reason that the member sees and opens the view in a new tab without a reference to the desk', async () => {
  const server = fakeServer([
    on(memberDeskContract.staffViewMember, () => ({ address: ADDRESS, until: '2026-11-20T10:15:00.000Z' })),
  ]);
  await render(<ViewMember member={member} />, server, { permissions: ['support'] });
  fireEvent.click(screen.getByRole('button', { name: 'View as member' }));
  const act = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Start viewing' });
  expect(act).toHaveProperty('disabled', true);
  fireEvent.change(screen.getByLabelText('Reason (shown to the member)'), { target: { value: 'A lost sticker' } });
  fireEvent.click(act);
  const link = await screen.findByRole('link', { name: 'View account' });
  expect(link.getAttribute('href')).toBe(ADDRESS);
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  expect(server.requests.map(({ input }) => input)).toEqual([{ id: ID, reason: 'A lost sticker' }]);
});

it.each([
  ['billing looks', member, 'billing'],
  ['the account is on the staff', { ...member, on_staff: true }, 'support'],
  ['it is closed', { ...member, closed_at: '2026-11-20T10:00:00.000Z' }, 'support'],
  ['it is suspended', { ...member, suspended_at: '2026-11-20T10:00:00.000Z' }, 'support'],
] as const)('has no button where %s', async (_what, who, permission) => {
  await render(<ViewMember member={who as StaffMember} />, fakeServer([]), { permissions: [permission] });
  expect(screen.queryByRole('button')).toBeNull();
});
