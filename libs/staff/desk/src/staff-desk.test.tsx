import { fakeServer, on, refused } from '@vinlore/testing-web';
import { deskRenderer } from '@vinlore/desk-ui/testing';
import { type Approval, type AuditEntry, staffContract } from '@vinlore/staff-domain';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApprovalsPage, AuditPage, staffDeskMessages } from './index.ts';

const render = deskRenderer(staffDeskMessages);
const ID = '66666666-6666-4666-8666-666666666666';
const ME = '33333333-3333-4333-8333-333333333333';

const approval: Approval = {
  id: ID,
  kind: 'refund',
  permission: 'billing',
  subject: { kind: 'order', id: 'o1' },
  person: null,
  facts: { amount: 25_000, currency: 'USD', reason: 'wrong car' },
  changes: [],
  state: 'waiting',
  asked_by: { id: 'b', name: 'Bill', email: 'bill@example.com' },
  asked_at: '2026-11-22T09:00:00.000Z',
  decided_by: null,
  by_operator: false,
  decided_at: null,
  words: null,
  decidable: true,
  for_operator: false,
};
const list = (...approvals: Approval[]) => ({ approvals, more: false, waiting: approvals.length });

describe('approvals', () => {
  it('show what is requested, with amounts and labels, and are approved after a confirmation', async () => {
    let state: Approval['state'] = 'waiting';
    const server = fakeServer([
      on(staffContract.approvals, () => (state === 'waiting' ? list(approval) : list())),
      on(staffContract.approve, () => {
        state = 'approved';
        return { ...approval, state, decidable: false };
      }),
    ]);
    await render(<ApprovalsPage />, server, { path: '/staff/approvals' });
    const row = within(await screen.findByRole('row', { name: /Refund/ }));
    expect(row.getByText('$250.00')).toBeTruthy();
    fireEvent.click(row.getByRole('button', { name: 'Approve' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve' }));
    await screen.findByRole('heading', { name: 'No pending approvals' });
  });

  it('show before and after, and whom a sole owner has to ask', async () => {
    const changes = [
      { name: 'tag_host', before: '', after: 'https://tags.one.example' },
      { name: 'settings.security', before: 'enabled', after: 'disabled' },
    ];
    const own: Approval = { ...approval, kind: 'brand-settings', changes, decidable: false, for_operator: true };
    await render(<ApprovalsPage />, fakeServer([on(staffContract.approvals, () => list(own))]));
    const row = within(await screen.findByRole('row', { name: /Brand settings/ }));
    expect(row.getByText('Tagging server').nextElementSibling!.textContent).toBe('None→https://tags.one.example');
    expect(row.getByText('Members area access').nextElementSibling!.textContent).toBe('On→Off');
    expect(row.getByText(`npm run approvals -- approve ${ID}`)).toBeTruthy();
  });

  it('show which email a new text belongs to, its language, and its effective date', async () => {
    const facts = { mail: 'Password reset', reason: 'Shorter', at: '2026-12-01T15:00:00.000Z' };
    const changes = [
      { name: 'mail_texts.es.account.resetSubject', before: 'Tu enlace', after: 'Crea otra contraseña' },
    ];
    const asked: Approval = {
      ...approval,
      kind: 'brand-settings',
      subject: { kind: 'brand', id: 'one' },
      facts,
      changes,
    };
    await render(<ApprovalsPage />, fakeServer([on(staffContract.approvals, () => list(asked))]));
    const row = within(await screen.findByRole('row', { name: /Brand settings/ }));
    expect(row.getByText('Email').nextElementSibling!.textContent).toBe('Password reset');
    expect(row.getByText('Effective date').nextElementSibling!.textContent).toMatch(/^Dec 1, 2026/);
    expect(row.getByText('Spanish text').nextElementSibling!.textContent).toBe('Tu enlace→Crea otra contraseña');
  });

  it('show whose permissions change and how, by name, with a link; empty facts are omitted', async () => {
    const rights: Approval = {
      ...approval,
      id: '77777777-7777-4777-8777-777777777777',
      kind: 'owner-rights',
      permission: 'owner',
      subject: { kind: 'account', id: 'a1' },
      person: { id: 'a1', name: 'Ann', email: 'ann@example.com' },
      facts: {
        change: 'set',
        permissions: 'support owner',
        brands: '',
        was_permissions: 'support',
        was_brands: 'one dos',
      },
    };
    await render(
      <ApprovalsPage />,
      fakeServer([
        on(staffContract.approvals, () =>
          list(rights, { ...approval, state: 'approved', decided_by: approval.asked_by }),
        ),
      ]),
    );
    const row = within(await screen.findByRole('row', { name: /Staff permissions/ }));
    expect(row.getByRole('link', { name: 'Ann' }).getAttribute('href')).toBe('/staff/team/a1');
    expect(row.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Change',
      'New permissions',
      'Previous permissions',
      'Previous access to other brands',
    ]);
    expect(row.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Change permissions',
      'Support, Owner',
      'Support',
      'one, dos',
    ]);
    fireEvent.click(row.getByRole('button', { name: 'Approve' }));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText(/Only approve someone you know/);
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    expect(row.queryByText('Reviewed by Bill')).toBeNull();
    const refund = within(screen.getByRole('row', { name: /Refund/ }));
    expect(refund.getByRole('link', { name: 'View order' }).getAttribute('href')).toBe('/staff/orders/o1');
    expect(refund.getByText('Reviewed by Bill')).toBeTruthy();
  });

  it('scrolls to the selected tab', async () => {
    const place = { path: '/staff/approvals?state=decided' };
    await render(<ApprovalsPage />, fakeServer([on(staffContract.approvals, () => list())]), place);
    await screen.findByRole('heading', { level: 2 });
    const tabs = screen.getByRole('navigation', { name: 'Approvals' }).querySelectorAll('[aria-current]');
    expect([...tabs].map(({ textContent }) => textContent)).toEqual(['Reviewed']);
  });

  it('lets you only withdraw your own request, with a reason, and shows refusals', async () => {
    const own = { ...approval, asked_by: { id: ME, name: 'Sue', email: null }, decidable: false };
    const server = fakeServer([
      on(staffContract.approvals, () => list(own)),
      on(staffContract.decline, () => refused(409, 'This request was already reviewed.')),
    ]);
    await render(<ApprovalsPage />, server, { path: '/staff/approvals' });
    fireEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'asked twice' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('already reviewed');
    expect(server.requests.at(-2)!.input).toEqual({ id: ID, reason: 'asked twice' });
  });
});

describe('the audit log', () => {
  const entry: AuditEntry = {
    id: '7',
    at: '2026-11-22T09:00:00.000Z',
    actor: { id: ME, name: 'Sue', email: 'sue@example.com' },
    act: 'site.changed',
    subject: { kind: 'setting', id: 'settings.primary_color' },
    detail: null,
    before: { value: '#000000' },
    after: { value: '#111111' },
    from: { address: '192.0.2.7', device: 'Firefox' },
  };

  it('shows who, what, before, after, and from where', async () => {
    await render(<AuditPage />, fakeServer([on(staffContract.audit, () => ({ entries: [entry], more: false }))]));
    const row = within(await screen.findByRole('row', { name: /site\.changed/ }));
    expect(row.getByRole('row', { name: 'value #000000 #111111', hidden: true })).toBeTruthy();
    expect(row.getByText('192.0.2.7')).toBeTruthy();
    expect(row.getByText('View changes')).toBeTruthy();
  });

  it('is filtered from the URL and by clicking a user or target', async () => {
    const server = fakeServer([on(staffContract.audit, () => ({ entries: [entry], more: false }))]);
    await render(<AuditPage />, server, { path: '/staff/audit?act=site&from=2026-11-01' });
    expect(server.requests[0]!.input).toEqual({ act: 'site', from: '2026-11-01' });
    fireEvent.click(await screen.findByRole('button', { name: 'Sue' }));
    await expect.poll(() => server.requests.at(-1)!.input).toMatchObject({ act: 'site', actor: ME });
    fireEvent.click(await screen.findByRole('button', { name: 'Show all users' }));
    await expect.poll(() => server.requests.at(-1)!.input).toEqual({ act: 'site', from: '2026-11-01' });
  });
});
