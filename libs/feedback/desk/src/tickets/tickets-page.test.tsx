import { ticketContract } from '@vinlore/feedback-domain';
import { type FakeServer, fakeServer, on } from '@vinlore/testing-web';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deskRenderer } from '@vinlore/desk-ui/testing';
import { feedbackDeskMessages } from '../messages/index.ts';
import { ticketLine } from '../testing/samples.ts';
import { DisputesPage, TicketsPage } from './tickets-page.tsx';

const render = deskRenderer(feedbackDeskMessages);

const BILLING = { id: '66666666-6666-4666-8666-666666666666', name: 'Billing', members: [] };

const server = (teams: (typeof BILLING)[] = []) =>
  fakeServer([
    on(ticketContract.staffTickets, ({ state, search }) => ({
      tickets: [
        ticketLine({ tags: ['late'], assignee: { id: '44444444-4444-4444-8444-444444444444', name: 'Zoe' } }),
        ticketLine({
          number: '9ABC-DEFG',
          state: 'resolved',
          subject: 'Thanks',
          waiting_since: null,
          due_at: null,
          name: '',
        }),
      ].filter((each) => (!state || each.state === state) && each.subject.includes(search)),
      more: false,
      counts: { open: 1_200, answered: 0, resolved: 1 },
    })),
    on(ticketContract.staffTags, () => ({ tags: [{ tag: 'refund', tickets: 3 }] })),
    on(ticketContract.staffTeams, () => ({ teams })),
  ]);

/** The last query of the list. */
const lastAsked = ({ requests }: FakeServer) => requests.findLast(({ name }) => name === 'tickets.staffList')!.input;

describe('tickets page', () => {
  it('links to each ticket, with wait times and counts by status', async () => {
    await render(<TicketsPage />, server());
    const link = await screen.findByRole('link', { name: 'The report is empty.' });
    expect(link.getAttribute('href')).toBe('/staff/tickets/7K2M-94QX');
    expect(screen.getByText(/^\d+ days$/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Needs reply (1,200)' })).toBeTruthy();
    expect(screen.getByText('mia@example.com')).toBeTruthy();
  });

  it('filters by status, topic, and keywords, all in the URL', async () => {
    const gone: string[] = [];
    const network = server();
    await render(<TicketsPage />, network, { path: '/staff/tickets', onGo: (href) => gone.push(href) });
    await screen.findByRole('link', { name: 'Thanks' });
    fireEvent.click(screen.getByRole('button', { name: 'Needs reply (1,200)' }));
    await expect.poll(() => screen.queryByRole('link', { name: 'Thanks' })).toBeNull();
    fireEvent.change(screen.getByLabelText('Topic'), { target: { value: 'dispute' } });
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'report' } });
    await expect.poll(() => gone.at(-1)).toBe('/staff/tickets?state=open&about=dispute&search=report');
    await expect.poll(() => lastAsked(network)).toEqual({ state: 'open', about: 'dispute', search: 'report' });
  });

  it('filters by my teams or one team, if there are teams', async () => {
    const network = server([BILLING]);
    await render(<TicketsPage />, network, { path: '/staff/tickets' });
    fireEvent.change(await screen.findByLabelText('Team'), { target: { value: BILLING.id } });
    await expect.poll(() => lastAsked(network)).toEqual({ team: BILLING.id, search: '' });
    fireEvent.change(screen.getByLabelText('Team'), { target: { value: '' } });
    fireEvent.change(screen.getByLabelText('Assignee'), { target: { value: 'team' } });
    await expect.poll(() => lastAsked(network)).toEqual({ holder: 'team', search: '' });
  });

  it('filters by assigned to me, unassigned, or all, and shows the assignees', async () => {
    const network = server();
    await render(<TicketsPage />, network, { path: '/staff/tickets' });
    await screen.findByRole('link', { name: 'Thanks' });
    expect(screen.getByText('Zoe')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Assignee'), { target: { value: 'mine' } });
    await expect.poll(() => lastAsked(network)).toEqual({ holder: 'mine', search: '' });
    fireEvent.change(screen.getByLabelText('Assignee'), { target: { value: 'none' } });
    await expect.poll(() => lastAsked(network)).toEqual({ holder: 'none', search: '' });
  });

  it('spec §8: shows how much time is left for a reply, or how long it’s overdue', async () => {
    const network = fakeServer([
      on(ticketContract.staffTickets, () => ({
        tickets: [
          ticketLine({ due_at: new Date(Date.now() - 3 * 3_600_000 - 1_000).toISOString() }),
          ticketLine({ number: '9ABC-DEFG', due_at: new Date(Date.now() + 5 * 3_600_000 + 60_000).toISOString() }),
          ticketLine({ number: '1111-2222', due_at: null }),
        ],
        more: false,
        counts: { open: 3, answered: 0, resolved: 0 },
      })),
      on(ticketContract.staffTags, () => ({ tags: [] })),
      on(ticketContract.staffTeams, () => ({ teams: [] })),
    ]);
    await render(<TicketsPage />, network);
    expect(await screen.findByText('Overdue by 3 hours')).toBeTruthy();
    expect(screen.getByText('Due in 5 hours')).toBeTruthy();
    expect(screen.getAllByText(/^(?:Due|Overdue)/)).toHaveLength(2);
  });

  it('shows tags, and filters by one', async () => {
    const network = server();
    await render(<TicketsPage />, network, { path: '/staff/tickets' });
    const listed = await screen.findByRole('list', { name: 'Tags' });
    expect(listed.textContent).toBe('late');
    fireEvent.change(await screen.findByLabelText('Tag'), { target: { value: 'refund' } });
    await expect.poll(() => lastAsked(network)).toEqual({ tag: 'refund', search: '' });
  });

  it('doesn’t search with fewer than three characters, and says so', async () => {
    const network = server();
    await render(<TicketsPage />, network, { path: '/staff/tickets?search=ab' });
    await screen.findByRole('link', { name: 'Thanks' });
    expect(lastAsked(network)).toEqual({ search: '' });
    expect(screen.getByText(/^Enter at least 3 letters/)).toBeTruthy();
  });

  it('shows only tickets about a disputed record on the disputes page', async () => {
    const network = server();
    await render(<DisputesPage />, network, { path: '/staff/disputes' });
    await screen.findByRole('link', { name: 'Thanks' });
    expect(lastAsked(network)).toMatchObject({ about: 'dispute' });
    expect(screen.queryByLabelText('Topic')).toBeNull();
  });
});
