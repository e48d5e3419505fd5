import { DeskLink, useDesk } from '@vinlore/desk-ui';
import { deskRenderer } from '@vinlore/desk-ui/testing';
import { snippetContract, ticketContract } from '@vinlore/feedback-domain';
import { fakeServer, on, refused } from '@vinlore/testing-web';
import { vehicleContract } from '@vinlore/vehicle-domain';
import { fireEvent, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { afterEach, expect, it } from 'vitest';
import { feedbackDeskMessages } from '../messages/index.ts';
import { ticketLine, ticketOf, withMessage } from '../testing/samples.ts';
import { TicketPage } from '../tickets/ticket-page.tsx';
import { TicketsPage } from '../tickets/tickets-page.tsx';
import { useKeepList } from './open-list.tsx';

const render = deskRenderer(feedbackDeskMessages);
afterEach(() => localStorage.clear());

const TICKETS = ['1111-1111', '2222-2222', '3333-3333'].map((number) => ticketOf({ number, subject: `No. ${number}` }));
const server = () =>
  fakeServer([
    on(ticketContract.staffTickets, () => ({
      tickets: TICKETS.map(({ number, subject }) => ticketLine({ number, subject })),
      more: false,
      counts: { open: 3, answered: 0, resolved: 0 },
    })),
    on(ticketContract.staffTicket, ({ number }) => TICKETS.find((each) => each.number === number)!),
    on(ticketContract.staffTicketAnswer, ({ number, text }) =>
      withMessage(
        TICKETS.find((each) => each.number === number)!,
        'support',
        text,
      ),
    ),
    on(ticketContract.staffAgents, () => ({ agents: [] })),
    on(ticketContract.staffTags, () => ({ tags: [] })),
    on(ticketContract.staffTeams, () => ({ teams: [] })),
    on(ticketContract.staffTicketWriting, () => null),
    on(snippetContract.staffSnippets, () => ({ snippets: [] })),
    on(vehicleContract.decode, () => refused(422, 'Wrong VIN')),
  ]);

/** The list, or the ticket in the URL. */
function Page() {
  const { place } = useDesk();
  const number = place.pathname.split('/')[3];
  return number ? <TicketPage params={{ number }} /> : <TicketsPage />;
}

/** A list that stays mounted until the ticket has loaded, as the router does. */
function Lingering() {
  const { place } = useDesk();
  useKeepList('/staff/tickets', 'Tickets', TICKETS);
  const number = place.pathname.split('/')[3];
  return number ? <TicketPage params={{ number }} /> : <DeskLink href="/staff/tickets/2222-2222">Open</DeskLink>;
}

/** A desk with a fresh session. */
const Desk = () => (
  <Provider>
    <Page />
  </Provider>
);

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (key: string) => fireEvent.keyDown(document.body, { key });

it('keys go from ticket to ticket and back to the filtered list', async () => {
  const gone: string[] = [];
  await render(<Desk />, server(), { path: '/staff/tickets?state=open', onGo: (href) => gone.push(href) });
  fireEvent.click(await screen.findByRole('link', { name: 'No. 2222-2222' }));
  await heading('No. 2222-2222');
  press('j');
  await heading('No. 3333-3333');
  expect(screen.queryByRole('link', { name: 'Next' }), 'it is the last one').toBeNull();
  press('j');
  fireEvent.click(screen.getByRole('link', { name: 'Previous' }));
  await heading('No. 2222-2222');
  press('k');
  await heading('No. 1111-1111');
  expect(screen.getByRole('link', { name: 'Tickets' }).getAttribute('href')).toBe('/staff/tickets?state=open');
  press('u');
  await heading('Tickets');
  expect(gone.at(-1)).toBe('/staff/tickets?state=open');
});

it('going back from a ticket works even if the list was still rendered at its URL', async () => {
  const page = (
    <Provider>
      <Lingering />
    </Provider>
  );
  await render(page, server(), { path: '/staff/tickets?state=open' });
  fireEvent.click(screen.getByRole('link', { name: 'Open' }));
  await heading('No. 2222-2222');
  expect(screen.getByRole('link', { name: 'Tickets' }).getAttribute('href')).toBe('/staff/tickets?state=open');
});

it('after a reply, focus goes to the next ticket, without a way back up', async () => {
  await render(<Desk />, server(), { path: '/staff/tickets' });
  fireEvent.click(await screen.findByRole('link', { name: 'No. 1111-1111' }));
  fireEvent.change(await screen.findByRole('textbox', { name: 'Reply' }), { target: { value: 'Done.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send and resolve' }));
  fireEvent.click(await screen.findByRole('link', { name: 'Next ticket' }));
  await heading('No. 2222-2222');
  expect(screen.queryByRole('link', { name: 'Next ticket' })).toBeNull();
});

it('a ticket opened directly has no neighbors, and goes back to all tickets', async () => {
  await render(<Desk />, server(), { path: '/staff/tickets/2222-2222' });
  await heading('No. 2222-2222');
  expect(screen.queryByRole('link', { name: /Next|Previous/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Tickets' }).getAttribute('href')).toBe('/staff/tickets');
});
