import {
  MESSAGE_LENGTH,
  type Ticket as TicketData,
  ticketContract,
  type TicketSummary,
} from '@vinlore/feedback-domain';
import { defineMessages } from '@vinlore/i18n';
import { connectionLost, fakeServer, noAnswerYet, on, refused, type Rule } from '@vinlore/testing-web';
import { screenRenderer } from '@vinlore/ui/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';
import { filesMessages } from '../files/index.ts';
import { messageFieldMessages } from '../message/index.ts';
import { Ticket, ticketMessages, Tickets } from './index.ts';

const renderScreen = screenRenderer(
  defineMessages({
    en: { ...messageFieldMessages.en, ...filesMessages.en, ...ticketMessages.en },
    es: async () => ({
      ...(await messageFieldMessages.es()),
      ...(await filesMessages.es()),
      ...(await ticketMessages.es()),
    }),
  }),
);

const NUMBER = '7K2M-94QX';

const summary = (changes: Partial<TicketSummary> = {}): TicketSummary => ({
  number: NUMBER,
  state: 'open',
  vin: '1FMCU0GX7EUA00108',
  credit_type: 'sticker',
  subject: 'The engine on my sticker is wrong',
  messages: 1,
  opened_at: '2026-11-19T10:00:00.000Z',
  last_message_at: '2026-11-20T10:00:00.000Z',
  ...changes,
});

const ticket = (changes: Partial<TicketData> = {}): TicketData => ({
  ...summary(),
  credits_given: 0,
  rating: null,
  conversation: [
    {
      seq: 1,
      from: 'member',
      text: 'The engine on my sticker is wrong',
      files: [],
      mail: null,
      sent_at: '2026-11-19T10:00:00.000Z',
    },
  ],
  ...changes,
});

/** `count` numbered tickets. */
const many = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) =>
    summary({ number: `7K2M-${String(from + index).padStart(4, '0')}`, subject: `Question ${from + index}` }),
  );

// Drafts outlive a page, and so a test.
beforeEach(() => sessionStorage.clear());

describe('the member’s tickets', () => {
  const show = (rules: readonly Rule[], language: 'en' | 'es' = 'en') => {
    const server = fakeServer(rules);
    const screen = (
      <Tickets
        ticketLink={(number, text) => <a href={`/members/tickets/${number}`}>{text}</a>}
        contactLink={(text) => <a href="/members/support">{text}</a>}
      />
    );
    return renderScreen(screen, server, language).then(() => server);
  };
  const lists = (...tickets: TicketSummary[]) => on(ticketContract.ownTickets, () => ({ tickets, more: false }));

  it('show subject, number, VIN, status, and last activity', async () => {
    await show([lists(summary({ messages: 3, state: 'answered' }))]);
    const row = await screen.findByRole('listitem');
    expect(row.textContent).toMatch(/wrong.*#7K2M-94QX.*1FMCU0GX7EUA00108.*3 messages.*We replied.*Last message/);
    expect(within(row).getByRole('link').getAttribute('href')).toBe(`/members/tickets/${NUMBER}`);
  });

  it.each([
    ['en', 'Message from us'],
    ['es', 'Te escribimos'],
  ] as const)('shows in %s that support wrote first', async (language, words) => {
    await show([lists(summary({ state: 'answered', messages: 1 }))], language);
    expect(within(await screen.findByRole('listitem')).getByText(words)).toBeDefined();
  });

  it.each([
    ['open', 'Waiting for our reply', 'Pendiente de respuesta'],
    ['answered', 'We replied', 'Te respondimos'],
    ['resolved', 'Resolved', 'Resuelto'],
  ] as const)('label %s tickets: %s, %s', async (state, english, spanish) => {
    for (const [language, words] of [
      ['en', english],
      ['es', spanish],
    ] as const) {
      await show([lists(summary({ state, messages: 2 }))], language);
      expect(within(await screen.findByRole('listitem')).getByText(words)).toBeDefined();
      cleanup();
    }
  });

  it('show an empty state with a link to support', async () => {
    await show([lists()]);
    expect(await screen.findByText('No tickets yet')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe('/members/support');
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('filter by status, with an empty state that links back to all', async () => {
    const server = await show([
      on(ticketContract.ownTickets, ({ state }) => ({ tickets: state ? [] : [summary()], more: false })),
    ]);
    await screen.findByRole('listitem');
    await userEvent.click(screen.getByRole('button', { name: 'Resolved' }));
    expect(await screen.findByText('No tickets with this status')).toBeDefined();
    expect(server.requests.at(-1)?.input).toEqual({ state: 'resolved' });
    await userEvent.click(screen.getByRole('button', { name: 'Show all tickets' }));
    expect(await screen.findByRole('listitem')).toBeDefined();
    expect(screen.getByRole('button', { name: 'All' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('load more after the last one of a long list', async () => {
    const server = await show([
      on(ticketContract.ownTickets, ({ cursor }) =>
        cursor ? { tickets: many(2, 50), more: false } : { tickets: many(50), more: true },
      ),
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(52));
    expect(server.requests.at(-1)?.input).toEqual({ cursor: '7K2M-0049' });
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('show a loading state, and what to do after an error', async () => {
    await show([on(ticketContract.ownTickets, noAnswerYet)]);
    expect(screen.getByRole('status').textContent).toBe('Loading tickets…');
    cleanup();
    let isDown = true;
    await show([
      on(ticketContract.ownTickets, () => (isDown ? connectionLost() : { tickets: [summary()], more: false })),
    ]);
    expect(await screen.findByRole('alert')).toBeDefined();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('listitem')).toBeDefined();
  });
});

describe('a ticket page', () => {
  const screenOf = (number = NUMBER) => (
    <Ticket
      number={number}
      allLink={(text) => <a href="/members/dashboard#tickets">{text}</a>}
      creditsLink={(text) => <a href="/members/credits">{text}</a>}
    />
  );
  const show = async (rules: readonly Rule[], atoms = createStore()) => {
    const server = fakeServer(rules);
    await renderScreen(<Provider store={atoms}>{screenOf()}</Provider>, server);
    return server;
  };
  const answering = (changes: Partial<TicketData> = {}) => on(ticketContract.ownTicket, () => ticket(changes));
  const field = () => screen.findByRole('textbox', { name: 'Your message' });
  const send = () => userEvent.click(screen.getByRole('button', { name: /^Send/ }));

  it('shows the conversation in order, with authors and status', async () => {
    await show([
      answering({
        state: 'answered',
        messages: 2,
        conversation: [
          ...ticket().conversation,
          {
            seq: 2,
            from: 'support',
            text: 'We look at it.',
            files: [],
            mail: null,
            sent_at: '2026-11-20T10:00:00.000Z',
          },
        ],
      }),
    ]);
    const said = within(await screen.findByRole('list', { name: 'Conversation' })).getAllByRole('listitem');
    expect(said.map((each) => each.textContent)).toEqual([
      expect.stringMatching(/^You.*The engine on my sticker is wrong$/),
      expect.stringMatching(/^.+ support.*We look at it\.$/),
    ]);
    expect(screen.getByText('We replied')).toBeDefined();
    expect(screen.getByText('About a window sticker')).toBeDefined();
  });

  it('marks replies by email, and lists rejected files', async () => {
    const mail = { left_out: ['car.heic'] };
    await show([answering({ conversation: [{ ...ticket().conversation[0]!, mail }] })]);
    const said = within(await screen.findByRole('list', { name: 'Conversation' }));
    expect(said.getByText('Via email')).toBeDefined();
    expect(said.getByText(/^We couldn’t accept these files: car\.heic\./)).toBeDefined();
  });

  it('renders HTML as plain text, and keeps line breaks', async () => {
    const text = '<img src=x onerror=alert(1)>\n<b>bold</b>';
    await show([answering({ conversation: [{ ...ticket().conversation[0]!, text }] })]);
    const said = await screen.findByRole('list', { name: 'Conversation' });
    expect(said.textContent).toContain(text);
    expect(said.querySelector('img, b')).toBeNull();
  });

  it('sends a message and shows it', async () => {
    const written = ticket({
      conversation: [
        ...ticket().conversation,
        { seq: 2, from: 'member', text: 'It is the 2.0.', files: [], mail: null, sent_at: '2026-11-20T11:00:00.000Z' },
      ],
    });
    const server = await show([
      on(ticketContract.ownTicket, () => ticket()),
      on(ticketContract.writeInTicket, () => written),
    ]);
    await userEvent.type(await field(), 'It is the 2.0.');
    await send();
    expect(await screen.findByText('It is the 2.0.', { selector: 'li p' })).toBeDefined();
    expect((await field()).textContent).toBe('');
    expect(screen.getByText('Message sent')).toBeDefined();
    expect(server.requests.at(-1)?.input).toMatchObject({ number: NUMBER, text: 'It is the 2.0.' });
  });

  it('says that a ticket is resolved and that a message reopens it', async () => {
    await show([answering({ state: 'resolved' }), on(ticketContract.writeInTicket, () => ticket({ state: 'open' }))]);
    expect(await screen.findByText('This ticket is resolved')).toBeDefined();
    expect(screen.getByText('Need more help? Send a message to reopen it.')).toBeDefined();
    await userEvent.type(await field(), 'Not yet.');
    await userEvent.click(screen.getByRole('button', { name: 'Send and reopen' }));
    expect(await screen.findByText('Waiting for our reply')).toBeDefined();
    expect(screen.queryByText('This ticket is resolved')).toBeNull();
  });

  it('asks once for a rating of a resolved ticket, and keeps the comment if the rating fails', async () => {
    let tries = 0;
    const rated = ticket({ state: 'resolved', rating: { good: false, comment: 'Slow' } });
    const server = await show([
      answering({ state: 'resolved' }),
      on(ticketContract.rateTicket, () => (++tries === 1 ? connectionLost() : rated)),
    ]);
    expect(await screen.findByRole('group', { name: 'How did we do?' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Send rating' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Bad' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Comment/ }), 'Slow');
    await userEvent.click(screen.getByRole('button', { name: 'Send rating' }));
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(screen.getByRole('textbox', { name: /Comment/ })).toHaveProperty('value', 'Slow');
    await userEvent.click(screen.getByRole('button', { name: 'Send rating' }));
    expect(await screen.findByText('You rated our support “Bad.” Thank you for letting us know.')).toBeDefined();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(server.requests.at(-1)?.input).toEqual({ number: NUMBER, good: false, comment: 'Slow' });
  });

  it('asks for no rating before it’s resolved', async () => {
    await show([answering({ state: 'answered' })]);
    await field();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('spec §9: promises a reply within 24 hours for an open ticket', async () => {
    await show([answering()]);
    expect(await screen.findByText(/replies within 24 hours/)).toBeDefined();
  });

  it.each([
    [1, 'You got a free credit'],
    [2, 'You got 2 free credits'],
  ])('docs/decisions.md §4: %i given credits show: %s', async (credits_given, words) => {
    await show([answering({ credits_given })]);
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getByRole('link', { name: 'View credits' }).getAttribute('href')).toBe('/members/credits');
  });

  it('docs/decisions.md §4: doesn’t mention a credit if none was given', async () => {
    await show([answering()]);
    await field();
    expect(document.body.textContent).not.toMatch(/credit/i);
  });

  it('spec §5: doesn’t send an empty message', async () => {
    const server = await show([answering()]);
    await userEvent.type(await field(), '  \n ');
    await send();
    expect(screen.getByText('Please enter a message')).toBeDefined();
    expect(document.activeElement).toBe(await field());
    expect(server.requests).toHaveLength(1);
  });

  it('shows the limit at the field; 100,000 characters stay and aren’t sent', async () => {
    const server = await show([answering()]);
    const message = await field();
    expect(document.getElementById(message.getAttribute('aria-describedby')!)?.textContent).toBe(
      'Up to 5,000 characters.',
    );
    await userEvent.click(message);
    await userEvent.paste('x'.repeat(100_000));
    expect(screen.getByText('95,000 characters over the limit.')).toBeDefined();
    await send();
    expect(screen.getByText('Shorten the message to 5,000 characters.')).toBeDefined();
    expect(server.requests).toHaveLength(1);
  });

  it('shows a counter near the limit, and accepts a message of exactly that length', async () => {
    await show([answering(), on(ticketContract.writeInTicket, () => ticket({ subject: 'Taken' }))]);
    await userEvent.click(await field());
    await userEvent.paste('x'.repeat(MESSAGE_LENGTH - 1));
    expect(screen.getByText('1 character left.')).toBeDefined();
    await userEvent.paste('x');
    await send();
    expect(await screen.findByText('Taken')).toBeDefined();
  });

  it('shows the server’s error, keeps the text, and retries the same message', async () => {
    let tries = 0;
    const server = await show([
      answering(),
      on(ticketContract.writeInTicket, () => (++tries === 1 ? connectionLost() : ticket({ subject: 'Arrived' }))),
    ]);
    await userEvent.type(await field(), 'Hello');
    await send();
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(await field()).toHaveProperty('value', 'Hello');
    await send();
    expect(await screen.findByText('Arrived')).toBeDefined();
    const [first, second] = server.requests.filter(({ name }) => name === ticketContract.writeInTicket.name);
    expect(second!.input).toEqual(first!.input);
  });

  it('restores the text after signing in again if the token expires while typing', async () => {
    const atoms = createStore();
    await show([answering(), on(ticketContract.writeInTicket, () => refused(401, 'Sign in, please.'))], atoms);
    await userEvent.type(await field(), 'Typed before');
    await send();
    expect(await screen.findByText('Sign in, please.')).toBeDefined();
    cleanup();
    const server = await show([answering(), on(ticketContract.writeInTicket, () => ticket())], atoms);
    expect(await field()).toHaveProperty('value', 'Typed before');
    await send();
    await waitFor(() => expect(server.requests.at(-1)?.input).toMatchObject({ text: 'Typed before' }));
    await waitFor(async () => expect(await field()).toHaveProperty('value', ''));
  });

  it('shows “not found” for another account’s ticket and for a malformed number', async () => {
    for (const answer of [refused(404, 'No such ticket.'), refused(400, 'No number.')]) {
      await show([on(ticketContract.ownTicket, () => answer)]);
      expect(await screen.findByRole('heading', { name: 'Ticket not found' })).toBeDefined();
      expect(screen.getByRole('link', { name: 'All tickets' })).toBeDefined();
      cleanup();
    }
  });

  it('shows a loading state, and what to do after an error', async () => {
    await show([on(ticketContract.ownTicket, noAnswerYet)]);
    expect(screen.getByRole('status').textContent).toBe('Loading ticket…');
    cleanup();
    await show([on(ticketContract.ownTicket, connectionLost)]);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  });
});
