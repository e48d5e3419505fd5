import { memberDeskContract, type StaffMember } from '@vinlore/account-domain';
import { deskRenderer } from '@vinlore/desk-ui/testing';
import { fakeServer, on, refused } from '@vinlore/testing-web';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MemberPage } from './member-page.tsx';
import { memberDeskMessages } from './messages/index.ts';

const render = deskRenderer(memberDeskMessages);
const ID = '11111111-1111-4111-8111-111111111111';
const UNTIL = '2026-11-21T10:00:00.000Z';
const member: StaffMember = {
  id: ID,
  email: 'lost@example.com',
  first: '',
  last: '',
  company: '',
  phone: '',
  is_dealer: false,
  on_staff: false,
  created_at: '2026-01-02T10:00:00.000Z',
  closed_at: null,
  suspended_at: null,
  suspended_reason: null,
  email_change: null,
  language: 'es',
  dealer: null,
  deletion: null,
  merged_into: null,
  sessions: [],
};
const waiting: StaffMember = {
  ...member,
  email_change: { email: 'found@example.com', until: UNTIL, staff: { name: 'Sue', reason: 'Named two orders' } },
};
const page = <MemberPage params={{ id: ID }} />;
const type = (name: RegExp | string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
// The dialog is lazy-loaded on first open.
const inDialog = async () => within(await screen.findByRole('dialog'));

describe('spec §4: support changes a member’s email', () => {
  it('requires the identity check, sends the link, and shows the pending change', async () => {
    let now = member;
    const server = fakeServer([
      on(memberDeskContract.staffMember, () => now),
      on(memberDeskContract.staffChangeEmail, () => {
        now = waiting;
        return { email: 'found@example.com', until: UNTIL };
      }),
    ]);
    await render(page, server, { permissions: ['support'] });
    fireEvent.click(await screen.findByRole('button', { name: 'Change email' }));
    const act = (await inDialog()).getByRole('button', { name: 'Send link' });
    expect(screen.getByText(/two details only the owner would know/)).toBeTruthy();
    expect(screen.getByText(/72 hours to undo the change/)).toBeTruthy();
    type('New email', 'found@example.com');
    type(/^Reason/, 'Named two orders');
    expect(act, 'before it is said that it was checked').toHaveProperty('disabled', true);
    fireEvent.click(screen.getByRole('checkbox', { name: 'I verified their identity' }));
    fireEvent.click(act);
    await screen.findByText('Email change pending: found@example.com');
    expect(screen.getByText('Requested by Sue · Named two orders')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Change email' })).toBeNull();
    expect(server.requests.find(({ name }) => name === 'members.staffChangeEmail')!.input).toEqual({
      id: ID,
      email: 'found@example.com',
      reason: 'Named two orders',
    });
  });

  it('shows why an email is refused and keeps what was typed', async () => {
    const words = 'taken@example.com belongs to another account at this brand.';
    const server = fakeServer([
      on(memberDeskContract.staffMember, () => member),
      on(memberDeskContract.staffChangeEmail, () => refused(422, words)),
    ]);
    await render(page, server, { permissions: ['support'] });
    fireEvent.click(await screen.findByRole('button', { name: 'Change email' }));
    await inDialog();
    type('New email', 'taken@example.com');
    type(/^Reason/, 'Named two orders');
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click((await inDialog()).getByRole('button', { name: 'Send link' }));
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    expect(screen.getByRole('textbox', { name: 'New email' })).toHaveProperty('value', 'taken@example.com');
  });

  it('resends or cancels a pending change with a reason, including one the member requested', async () => {
    let now: StaffMember = { ...waiting, email_change: { ...waiting.email_change!, staff: null } };
    const server = fakeServer([
      on(memberDeskContract.staffMember, () => now),
      on(memberDeskContract.staffResendEmail, () => ({ email: 'found@example.com', until: UNTIL })),
      on(memberDeskContract.staffCancelEmail, () => {
        now = member;
        return null;
      }),
    ]);
    await render(page, server, { permissions: ['support'] });
    await screen.findByText('Requested by the member');
    fireEvent.click(screen.getByRole('button', { name: 'Resend link' }));
    fireEvent.click((await inDialog()).getByRole('button', { name: 'Resend link' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Cancel change' }));
    const act = (await inDialog()).getByRole('button', { name: 'Cancel change' });
    expect(act).toHaveProperty('disabled', true);
    type(/^Reason/, 'Not hers');
    fireEvent.click(act);
    await screen.findByRole('button', { name: 'Change email' });
    expect(server.requests.filter(({ name }) => name !== 'members.staffOne').map(({ input }) => input)).toEqual([
      { id: ID },
      { id: ID, reason: 'Not hers' },
    ]);
  });

  it('billing sees the pending change read-only; staff and closed accounts have no button', async () => {
    const of = (who: StaffMember) => fakeServer([on(memberDeskContract.staffMember, () => who)]);
    await render(page, of(waiting), { permissions: ['billing'] });
    await screen.findByText('Email change pending: found@example.com');
    expect(screen.queryByRole('button', { name: /Resend|Cancel change|Change email/ })).toBeNull();
    for (const who of [
      { ...member, on_staff: true },
      { ...member, closed_at: UNTIL },
    ]) {
      const { unmount } = await render(page, of(who), { permissions: ['support'] });
      await screen.findByText('lost@example.com', { selector: 'dd' });
      expect(screen.queryByRole('button', { name: 'Change email' })).toBeNull();
      unmount();
    }
  });
});
