import { memberDeskContract, type MergePreview, type StaffMember } from '@vinlore/account-domain';
import { deskRenderer } from '@vinlore/desk-ui/testing';
import { fakeServer, on, refused } from '@vinlore/testing-web';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MergeMember } from './merge-member.tsx';
import { memberDeskMessages } from './messages/index.ts';

const render = deskRenderer(memberDeskMessages);
const [ID, OTHER] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
const member = {
  id: ID,
  email: 'mia@example.com',
  on_staff: false,
  closed_at: null,
  suspended_at: null,
} as StaffMember;
const preview: MergePreview = {
  from: {
    id: OTHER,
    email: 'old@example.com',
    name: 'Mia Lopez',
    holder: true,
    created_at: '2026-11-01T10:00:00.000Z',
  },
  moves: [
    { what: 'orders', count: 2 },
    { what: 'credits_sticker', count: 3 },
  ],
  conflicts: [{ what: 'chat', count: 1 }],
};

it('spec §4: a merge shows what moves and what conflicts, takes a reason, and asks for a second approver', async () => {
  const server = fakeServer([
    on(memberDeskContract.staffMergePreview, () => preview),
    on(memberDeskContract.staffMergeMembers, ({ id }) => ({ id })),
  ]);
  await render(<MergeMember member={member} />, server, { permissions: ['support'] });
  fireEvent.click(screen.getByRole('button', { name: 'Merge accounts' }));
  fireEvent.change(await screen.findByLabelText('Email of the other account'), {
    target: { value: ' old@example.com ' },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Preview merge' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge old@example.com?' }));
  for (const said of [
    '2 orders',
    '3 sticker credits',
    /the other account’s chat stays/,
    /Guest purchases \(no account\)/,
  ])
    expect(dialog.getByText(said)).toBeTruthy();
  expect(dialog.getByText('Needs a second approver. After approval, we’ll email both addresses.')).toBeTruthy();
  const act = dialog.getByRole('button', { name: 'Merge accounts' });
  expect(act).toHaveProperty('disabled', true);
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'She wrote from both' } });
  fireEvent.click(act);
  await expect
    .poll(() => server.requests.map(({ input }) => input))
    .toEqual([
      { id: ID, email: 'old@example.com' },
      { id: ID, from_id: OTHER, reason: 'She wrote from both' },
    ]);
});

it('explains what to do first when the accounts can’t be merged', async () => {
  const server = fakeServer([on(memberDeskContract.staffMergePreview, () => refused(409, 'Cancel one plan first.'))]);
  await render(<MergeMember member={member} />, server, { permissions: ['support'] });
  fireEvent.click(screen.getByRole('button', { name: 'Merge accounts' }));
  fireEvent.change(await screen.findByLabelText('Email of the other account'), {
    target: { value: 'old@example.com' },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Preview merge' }));
  expect(await screen.findByText('Cancel one plan first.')).toBeTruthy();
});

it.each([
  ['billing looks', member, 'billing'],
  ['the account is on the staff', { ...member, on_staff: true }, 'support'],
  ['it is closed', { ...member, closed_at: '2026-11-20T10:00:00.000Z' }, 'support'],
  ['it is suspended', { ...member, suspended_at: '2026-11-20T10:00:00.000Z' }, 'support'],
] as const)('has no button where %s', async (_what, who, permission) => {
  await render(<MergeMember member={who as StaffMember} />, fakeServer([]), { permissions: [permission] });
  expect(screen.queryByRole('button')).toBeNull();
});
