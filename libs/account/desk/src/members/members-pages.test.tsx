import {
  deletionDeskContract,
  type ListedDealer,
  type ListedDeletion,
  type ListedMember,
  memberDeskContract,
  type StaffMember,
} from '@vinlore/account-domain';
import { deskRenderer } from '@vinlore/desk-ui/testing';
import { connectionLost, fakeServer, on, refused } from '@vinlore/testing-web';
import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DealersPage } from './dealers-page.tsx';
import { DeletionsPage } from './deletions-page.tsx';
import { MemberPage } from './member-page.tsx';
import { MembersPage } from './members-page.tsx';
import { memberDeskMessages } from './messages/index.ts';

const render = deskRenderer(memberDeskMessages);
const HOUR = 60 * 60_000;
const ID = '11111111-1111-4111-8111-111111111111';
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR + 60_000).toISOString();

const mia: ListedMember = {
  id: ID,
  email: 'mia@example.com',
  first: 'Mia',
  last: 'López',
  company: '',
  is_dealer: false,
  on_staff: false,
  created_at: '2026-01-02T10:00:00.000Z',
  closed_at: null,
  suspended_at: null,
};
const session = (id: string, browser = 'Chrome', system = 'Android') => ({
  id,
  browser,
  system,
  created_at: '2026-11-01T10:00:00.000Z',
  last_seen_at: '2026-11-20T09:00:00.000Z',
});
const member: StaffMember = {
  ...mia,
  phone: '+1 305 555 0142',
  suspended_reason: null,
  email_change: null,
  language: 'es',
  dealer: null,
  deletion: null,
  merged_into: null,
  sessions: [session('22222222-2222-4222-8222-222222222222'), session('33333333-3333-4333-8333-333333333333', '', '')],
};
const reason = (words: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /^Reason/ }), { target: { value: words } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
// The dialog is lazy-loaded on first open.
const inDialog = async () => within(await screen.findByRole('dialog'));

describe('members', () => {
  const members = (found: Partial<{ members: ListedMember[]; found_by: 'vin'[] }> = {}) =>
    fakeServer([on(memberDeskContract.staffMembers, () => ({ members: [mia], cursor: null, found_by: [], ...found }))]);

  it('are listed with their tags and link to their pages', async () => {
    const gone: string[] = [];
    const rows = [
      { ...mia, is_dealer: true },
      { ...mia, id: `${ID.slice(0, -1)}2`, email: 'gone@example.com', closed_at: mia.created_at },
    ];
    await render(<MembersPage />, members({ members: rows }), { onGo: (href) => gone.push(href) });
    fireEvent.click(await screen.findByRole('link', { name: 'mia@example.com' }));
    expect(gone).toEqual([`/staff/members/${ID}`]);
    expect(screen.getByText('Dealer')).toBeTruthy();
    expect(screen.getByText('Closed')).toBeTruthy();
  });

  it('searches as you type and shows what kind of match it found', async () => {
    const server = members({ found_by: ['vin'] });
    await render(<MembersPage />, server, { path: '/staff/members' });
    const box = await screen.findByRole('searchbox', { name: 'Search members' });
    fireEvent.change(box, { target: { value: '1HGCM82633A004352' } });
    await waitFor(() =>
      expect(server.requests.at(-1)!.input).toMatchObject({ kind: 'all', search: '1HGCM82633A004352' }),
    );
    await screen.findByText('Members with documents or tickets for this VIN:');
  });

  it('shows a message for no matches, a too-short search, and a lost connection', async () => {
    await render(<MembersPage />, members({ members: [] }), { path: '/staff/members?search=nobody' });
    await screen.findByText('No matching members');
    const short = members({ members: [] });
    await render(<MembersPage />, short, { path: '/staff/members?search=%25%25%25' });
    await screen.findByText(/Enter at least 3 letters or numbers/);
    expect(short.requests.at(-1)!.input).toMatchObject({ search: '' });
    await render(<MembersPage />, fakeServer([on(memberDeskContract.staffMembers, connectionLost)]), {
      language: 'es',
    });
    expect(await screen.findByRole('heading', { name: 'Miembros' })).toBeTruthy();
  });
});

describe('the member page', () => {
  const page = <MemberPage params={{ id: ID }} more={({ id }) => <p>more of {id}</p>} />;
  const serverOf = (who: StaffMember) =>
    fakeServer([
      on(memberDeskContract.staffMember, () => who),
      on(memberDeskContract.staffEndSessions, () => ({ ended: 1 })),
    ]);

  it('shows the account and the sections of other slices', async () => {
    await render(page, serverOf(member));
    expect(await screen.findByRole('heading', { level: 1, name: 'Mia López' })).toBeTruthy();
    for (const fact of ['+1 305 555 0142', 'Spanish', 'Chrome on Android', 'Unknown device', `more of ${ID}`])
      expect(screen.getByText(fact), fact).toBeTruthy();
    expect(screen.queryByText('Company')).toBeNull();
  });

  it.each([404, 400] as const)('shows “not found” without a retry button for status %i', async (status) => {
    await render(page, fakeServer([on(memberDeskContract.staffMember, () => refused(status, 'None.'))]));
    expect(await screen.findByRole('heading', { level: 1, name: 'Member not found' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('asks for a reason before signing out one device', async () => {
    const server = serverOf(member);
    await render(page, server);
    fireEvent.click(await screen.findByRole('button', { name: /^Sign out Chrome on Android/ }));
    const act = (await inDialog()).getByRole('button', { name: 'Sign out' });
    expect(act).toHaveProperty('disabled', true);
    reason('She asked for it');
    fireEvent.click(act);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.requests.find(({ input }) => 'reason' in input)!.input).toEqual({
      id: ID,
      session_id: member.sessions[0]!.id,
      reason: 'She asked for it',
    });
  });

  it('hides actions the user may not take: billing can’t end sessions, support can’t end those of staff', async () => {
    await render(page, serverOf(member), { permissions: ['billing'] });
    await screen.findByText('Chrome on Android');
    expect(screen.queryByRole('button', { name: /Sign out/ })).toBeNull();
    await render(page, serverOf({ ...member, on_staff: true }), { permissions: ['support'] });
    await screen.findByText('Staff');
    expect(screen.queryByRole('button', { name: /Sign out/ })).toBeNull();
  });

  it('spec §4: support suspends a member with a reason and lifts the suspension', async () => {
    const [requests, lifted]: [object[], object[]] = [[], []];
    let now = member;
    const server = fakeServer([
      on(memberDeskContract.staffMember, () => now),
      on(memberDeskContract.staffSuspendMember, (request) => {
        requests.push(request);
        now = { ...member, suspended_at: '2026-11-20T10:00:00.000Z', suspended_reason: 'Stolen card', sessions: [] };
        return { suspended_at: now.suspended_at! };
      }),
      on(memberDeskContract.staffLiftSuspension, (request) => {
        lifted.push(request);
        now = member;
        return null;
      }),
    ]);
    // Content that another slice renders for the member.
    let asked = 0;
    function Plans() {
      return <p>plans: {useQuery({ queryKey: ['plans'], queryFn: () => (asked += 1) }).data}</p>;
    }
    const whole = <MemberPage params={{ id: ID }} more={() => <Plans />} />;
    await render(whole, server, { permissions: ['support'] });
    fireEvent.click(await screen.findByRole('button', { name: 'Suspend' }));
    const act = (await inDialog()).getByRole('button', { name: 'Suspend' });
    expect(act).toHaveProperty('disabled', true);
    reason('Stolen card');
    fireEvent.click(act);
    await screen.findByText('This member is suspended');
    expect(screen.getByText(/Stolen card/)).toBeTruthy();
    await screen.findByText('plans: 2');
    expect(requests).toEqual([{ id: ID, reason: 'Stolen card' }]);
    fireEvent.click(screen.getByRole('button', { name: 'Lift suspension' }));
    await inDialog();
    reason('It was theirs');
    fireEvent.click((await inDialog()).getByRole('button', { name: 'Lift suspension' }));
    await waitFor(() => expect(screen.queryByText('This member is suspended')).toBeNull());
    expect(lifted).toEqual([{ id: ID, reason: 'It was theirs' }]);
  });

  it('spec §4: sends a confirmation email when support starts a deletion', async () => {
    const requests: object[] = [];
    const server = fakeServer([
      on(memberDeskContract.staffMember, () => member),
      on(deletionDeskContract.staffStartDeletion, (request) => {
        requests.push(request);
        return { confirm_until: inHours(48) };
      }),
    ]);
    await render(page, server, { permissions: ['support'] });
    fireEvent.click(await screen.findByRole('button', { name: 'Request deletion' }));
    const act = (await inDialog()).getByRole('button', { name: 'Send email' });
    expect(act).toHaveProperty('disabled', true);
    reason('Wrote to us');
    fireEvent.click(act);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests).toEqual([{ account_id: ID, reason: 'Wrote to us' }]);
  });

  it('has no suspend button for staff accounts or for billing', async () => {
    await render(page, serverOf({ ...member, on_staff: true }), { permissions: ['support'] });
    await screen.findByText('Staff');
    await render(page, serverOf(member), { permissions: ['billing'] });
    expect(screen.queryByRole('button', { name: 'Suspend' })).toBeNull();
  });

  it('shows a countdown for a closed account', async () => {
    const deletion = { id: ID, requested_at: mia.created_at, erase_at: inHours(25) };
    await render(page, serverOf({ ...member, closed_at: mia.created_at, deletion, sessions: [] }));
    await screen.findByText('Account closed, to be deleted in 1 day 1 hour');
    expect(screen.getByText('No active sessions')).toBeTruthy();
  });
});

describe('dealers', () => {
  const dealer: ListedDealer = {
    id: ID,
    email: 'ann@example.com',
    name: 'Ann Auer',
    company: 'Ann Autos',
    website: 'https://ann.example',
    place: 'Miami, FL',
    phone: '',
    employees: 3,
    state: 'new',
    since: mia.created_at,
    closed: false,
  };
  const serverOf = (state: ListedDealer['state']) =>
    fakeServer([
      on(memberDeskContract.staffDealers, () => ({ dealers: [{ ...dealer, state }], cursor: null })),
      on(memberDeskContract.staffApproveDealer, () => ({ id: ID, state: 'approved' as const })),
      on(memberDeskContract.staffWithdrawDealer, () => ({ id: ID, state: 'withdrawn' as const })),
    ]);
  const inputsOf = ({ requests }: ReturnType<typeof serverOf>) =>
    requests.filter(({ name }) => name !== 'dealers.staffList').map(({ name, input }) => [name, input]);

  it('lists dealers to review first and approves in two clicks', async () => {
    const server = serverOf('new');
    await render(<DealersPage />, server, { path: '/staff/dealers' });
    fireEvent.click(await screen.findByRole('button', { name: 'Approve Ann Autos' }));
    expect(server.requests[0]!.input).toMatchObject({ state: 'new' });
    fireEvent.click((await inDialog()).getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(inputsOf(server)).toEqual([['dealers.staffApprove', { id: ID }]]);
  });

  it('requires a reason to revoke and says that the dealer will see it', async () => {
    const server = serverOf('approved');
    await render(<DealersPage />, server, { path: '/staff/dealers?state=all' });
    fireEvent.click(await screen.findByRole('button', { name: 'Revoke Ann Autos’s dealer status' }));
    expect(screen.queryByRole('button', { name: /Approve/ })).toBeNull();
    expect(await screen.findByLabelText('Reason (shown to the dealer)')).toBeTruthy();
    reason('Not a dealer');
    fireEvent.click((await inDialog()).getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(inputsOf(server)).toEqual([['dealers.staffWithdraw', { id: ID, reason: 'Not a dealer' }]]);
    expect(server.requests[0]!.input).not.toHaveProperty('state');
  });

  it('restores a revoked dealer', async () => {
    await render(<DealersPage />, serverOf('withdrawn'), { path: '/staff/dealers?state=withdrawn' });
    await screen.findByRole('button', { name: 'Restore Ann Autos’s dealer status' });
    expect(screen.queryByRole('button', { name: /Revoke/ })).toBeNull();
  });
});

describe('deletion requests', () => {
  const deletion: ListedDeletion = {
    id: ID,
    account_id: ID,
    email: 'mia@example.com',
    state: 'closed',
    requested_at: mia.created_at,
    closed_at: mia.created_at,
    erase_at: inHours(49),
    ended_at: null,
  };
  const serverOf = (row: ListedDeletion = deletion) =>
    fakeServer([
      on(deletionDeskContract.staffDeletions, () => ({ deletions: [row], cursor: null })),
      on(deletionDeskContract.staffStopDeletion, () => null),
      on(deletionDeskContract.staffEraseNow, () => null),
    ]);

  it('shows the days and hours left and requires a reason to stop a deletion', async () => {
    const server = serverOf();
    await render(<DeletionsPage />, server, { permissions: ['support'] });
    await screen.findByText('2 days 1 hour');
    expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull();
    press('Stop deletion for mia@example.com');
    await inDialog();
    reason('She changed her mind by phone');
    fireEvent.click((await inDialog()).getByRole('button', { name: 'Reactivate account' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.requests.find(({ input }) => 'reason' in input)!.input).toEqual({
      id: ID,
      reason: 'She changed her mind by phone',
    });
  });

  it('lets only an owner delete now, with the email and a reason', async () => {
    const server = serverOf();
    await render(<DeletionsPage />, server);
    fireEvent.click(await screen.findByRole('button', { name: 'Delete account for mia@example.com now' }));
    const act = (await inDialog()).getByRole('button', { name: 'Delete permanently' });
    reason('A court’s order');
    expect(act).toHaveProperty('disabled', true);
    const sure = screen.getByLabelText('Type the member’s email to confirm');
    fireEvent.change(sure, { target: { value: 'mia@example.org' } });
    expect(act).toHaveProperty('disabled', true);
    fireEvent.change(sure, { target: { value: ' Mia@example.com' } });
    fireEvent.click(act);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.requests.map(({ name }) => name)).toContain('deletions.staffErase');
  });

  it('shows how past requests ended, without linking to deleted members', async () => {
    const over = { ...deletion, email: null, state: 'erased' as const, ended_at: mia.created_at };
    await render(<DeletionsPage />, serverOf(over), { path: '/staff/deletions?state=over' });
    await screen.findByText('Deleted account');
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button', { name: /Stop|Delete/ })).toBeNull();
  });
});
