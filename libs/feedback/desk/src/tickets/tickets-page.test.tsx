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

/** What the list was asked for last. */
const lastAsked = ({ requests }: FakeServer) => requests.findLast(({ name }) => name === 'tickets.staffList')!.input;

describe('the list of tickets', () => {
  it('leads to each, says who waits how long, and how many stand in each state', async () => {
    await render(<TicketsPage />, server());
    const link = await screen.findByRole('link', { name: 'The report is empty.' });
    expect(link.getAttribute('href')).toBe('/staff/tickets/7K2M-94QX');
    expect(screen.getByText(/^\d+ days$/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Needs reply (1,200)' })).toBeTruthy();
    expect(screen.getByText('mia@example.com')).toBeTruthy();
  });

  it('is filtered by state, subject and words, all of it in the address', async () => {
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

  it('shows those of one’s teams or of one team, where there are teams', async () => {
    const network = server([BILLING]);
    await render(<TicketsPage />, network, { path: '/staff/tickets' });
    fireEvent.change(await screen.findByLabelText('Team'), { target: { value: BILLING.id } });
    await expect.poll(() => lastAsked(network)).toEqual({ team: BILLING.id, search: '' });
    fireEvent.change(screen.getByLabelText('Team'), { target: { value: '' } });
    fireEvent.change(screen.getByLabelText('Assignee'), { target: { value: 'team' } });
    await expect.poll(() => lastAsked(network)).toEqual({ holder: 'team', search: '' });
  });

  it('shows one’s own, nobody’s, or everybody’s, and whose each is', async () => {
    const network = server();
    await render(<TicketsPage />, network, { path: '/staff/tickets' });
    await screen.findByRole('link', { name: 'Thanks' });
    expect(screen.getByText('Zoe')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Assignee'), { target: { value: 'mine' } });
    await expect.poll(() => lastAsked(network)).toEqual({ holder: 'mine', search: '' });
    fireEvent.change(screen.getByLabelText('Assignee'), { target: { value: 'none' } });
    await expect.poll(() => lastAsked(network)).toEqual({ holder: 'none', search: '' });
  });

  it('spec §8: says how much time is left of what was promised, or since when it is over', async () => {
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

  it('shows tags, and those tickets alone that have one', async () => {
    const network = server();
    await render(<TicketsPage />, network, { path: '/staff/tickets' });
    const listed = await screen.findByRole('list', { name: 'Tags' });
    expect(listed.textContent).toBe('late');
    fireEvent.change(await screen.findByLabelText('Tag'), { target: { value: 'refund' } });
    await expect.poll(() => lastAsked(network)).toEqual({ tag: 'refund', search: '' });
  });

  it('fewer than three letters search nothing, which is said: the server would refuse them', async () => {
    const network = server();
    await render(<TicketsPage />, network, { path: '/staff/tickets?search=ab' });
    await screen.findByRole('link', { name: 'Thanks' });
    expect(lastAsked(network)).toEqual({ search: '' });
    expect(screen.getByText(/^Enter at least 3 letters/)).toBeTruthy();
  });

  it('disputes are tickets about a disputed record alone', async () => {
    const network = server();
    await render(<DisputesPage />, network, { path: '/staff/disputes' });
    await screen.findByRole('link', { name: 'Thanks' });
    expect(lastAsked(network)).toMatchObject({ about: 'dispute' });
    expect(screen.queryByLabelText('Topic')).toBeNull();
  });
});
