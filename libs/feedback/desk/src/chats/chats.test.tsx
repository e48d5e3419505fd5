import {
  type DeskChat,
  type DeskChatMessage,
  feedbackContract,
  snippetContract,
  ticketContract,
} from '@vinlore/feedback-domain';
import { fakeServer, on, refused } from '@vinlore/testing-web';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deskRenderer } from '@vinlore/desk-ui/testing';
import { feedbackDeskMessages } from '../messages/index.ts';
import { chatLine, chatOf } from '../testing/samples.ts';
import { ChatPage } from './chat-page.tsx';
import { ChatsPage } from './chats-page.tsx';

const render = deskRenderer(feedbackDeskMessages);
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const said = (seq: number, from: DeskChatMessage['from'], text: string): DeskChatMessage => ({
  seq,
  message_id: `m${seq}`,
  from,
  text,
  sent_at: '2026-11-20T10:00:00.000Z',
  by: from === 'support' ? 'Sue' : null,
});

/** The signed-in agent. */
const SUE = { id: '33333333-3333-4333-8333-333333333333', name: 'Sue' };

/** A server with one chat; `say` adds the visitor's messages. */
function talk(start: DeskChat = chatOf()) {
  let chat = start;
  const say = (from: DeskChatMessage['from'], text: string) => {
    const message = said(chat.messages.length + 1, from, text);
    chat = { ...chat, state: from === 'visitor' ? 'waiting' : 'answered', messages: [...chat.messages, message] };
    return message;
  };
  const server = fakeServer([
    on(feedbackContract.staffChat, ({ number, after }) =>
      number === chat.number
        ? { ...chat, messages: chat.messages.filter(({ seq }) => seq > after) }
        : refused(404, 'Chat not found.'),
    ),
    on(feedbackContract.staffChatAnswer, ({ text }) => say('support', text)),
    on(ticketContract.staffAgents, () => ({ agents: [SUE] })),
    on(feedbackContract.staffChatAssign, ({ number, to }) => {
      chat = { ...chat, assignee: to === SUE.id ? SUE : null };
      return { number, assignee: chat.assignee };
    }),
    on(feedbackContract.staffChatWriting, () => null),
    on(feedbackContract.staffChatNote, ({ note_id, text }) => {
      const note = { note_id, text, noted_at: '2026-11-20T10:30:00.000Z', by: 'Sue' };
      chat = { ...chat, notes: [...chat.notes, note] };
      return note;
    }),
    on(feedbackContract.staffChatState, ({ number, state }) => {
      chat = { ...chat, state };
      return { number, state };
    }),
    on(snippetContract.staffSnippets, () => ({ snippets: [] })),
  ]);
  return { server, say, seen: (seq: number) => (chat = { ...chat, visitor_seen: seq }) };
}

const show = (server: ReturnType<typeof talk>['server'], number = '8QRS-1234') =>
  render(<ChatPage params={{ number }} />, server, { path: `/staff/chats/${number}` });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a chat page', () => {
  it('shows new messages automatically, announces them politely, and doesn’t move focus', async () => {
    const { server, say } = talk();
    await show(server);
    const field = await screen.findByRole('textbox', { name: 'Reply' });
    field.focus();
    fireEvent.change(field, { target: { value: 'Half an' } });
    say('visitor', 'Hello?');
    await pass(31_000);
    await expect.poll(() => screen.getByRole('log', { name: 'Conversation' }).textContent).toContain('Hello?');
    expect(document.activeElement).toBe(field);
    expect(field).toHaveProperty('value', 'Half an');
  });

  it('shows the reply in the conversation, and whether the visitor has seen it', async () => {
    const { server, seen } = talk();
    await show(server);
    fireEvent.change(await screen.findByRole('textbox', { name: 'Reply' }), { target: { value: 'Nothing today.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send reply' }));
    await expect.poll(() => screen.getByRole('log').textContent).toContain('Nothing today.');
    expect(screen.getByText('Not seen yet')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Reply' })).toHaveProperty('value', '');
    seen(2);
    await pass(31_000);
    expect(await screen.findByText('Seen')).toBeTruthy();
  });

  it('adds an internal note without changing the status', async () => {
    const { server } = talk();
    await show(server);
    await screen.findByRole('textbox', { name: 'Reply' });
    await pass(100);
    fireEvent.keyDown(document.body, { key: 'n' });
    fireEvent.change(screen.getByRole('textbox', { name: 'Note' }), { target: { value: 'Knows the dealer.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add note' }));
    const kept = await within(screen.getByRole('log')).findByText('Knows the dealer.');
    expect(kept.closest('article')!.textContent).toContain('Internal note');
    expect(server.requests.filter(({ name }) => name === 'feedback.staffChatAnswer')).toEqual([]);
    expect(screen.getByRole('button', { name: 'Close chat' })).toBeTruthy();
  });

  it('shows when a reply is due', async () => {
    vi.setSystemTime('2026-11-20T10:30:00.000Z');
    await show(talk().server);
    expect(await screen.findByText(/^Due in \d\d minutes$/)).toBeTruthy();
    expect(screen.getByText('Due')).toBeTruthy();
  });

  it('shows no due time if nobody is waiting', async () => {
    await show(talk(chatOf({ state: 'answered', waiting_since: null, due_at: null })).server);
    await screen.findByRole('textbox', { name: 'Reply' });
    expect(screen.queryByText('Due')).toBeNull();
  });

  it('can be assigned to oneself', async () => {
    const { server } = talk();
    await show(server);
    fireEvent.click(await screen.findByRole('button', { name: 'Assign to me' }));
    await pass(100);
    await expect.poll(() => screen.getByRole('combobox', { name: 'Agent' })).toHaveProperty('value', SUE.id);
  });

  it('closes and reopens the chat with a key', async () => {
    const { server } = talk();
    await show(server);
    await screen.findByRole('button', { name: 'Close chat' });
    await pass(100);
    fireEvent.keyDown(document.body, { key: 'e' });
    fireEvent.click(await screen.findByRole('button', { name: 'Reopen chat' }));
    await pass(5_000);
    await screen.findByRole('button', { name: 'Close chat' });
    expect(server.requests.filter(({ name }) => name === 'feedback.staffChatState').map(({ input }) => input)).toEqual([
      { number: '8QRS-1234', state: 'closed' },
      { number: '8QRS-1234', state: 'waiting' },
    ]);
  });

  it('shows “not found” for an unknown chat, and stops polling', async () => {
    const { server } = talk();
    await show(server, '0000-0000');
    expect(await screen.findByText('We couldn’t find chat 0000-0000 for this brand.')).toBeTruthy();
    await pass(60_000);
    expect(server.requests.filter(({ name }) => name === 'feedback.staffChat')).toHaveLength(1);
  });
});

it('the chat list updates automatically, and its title has the number of waiting chats', async () => {
  let waiting = 1;
  const server = fakeServer([
    on(feedbackContract.staffChats, () => ({
      conversations: Array.from({ length: waiting }, (_, at) => chatLine({ number: `8QRS-123${at}` })),
      more: false,
      counts: { waiting, answered: 0, closed: 3 },
    })),
  ]);
  await render(<ChatsPage />, server, { path: '/staff/chats' });
  await screen.findByRole('button', { name: 'Needs reply (1)' });
  expect(document.title).toMatch(/^\(1\) Chats/);
  waiting = 2;
  await pass(5_100);
  await screen.findByRole('button', { name: 'Needs reply (2)' });
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(document.title).toMatch(/^\(2\) Chats/);
});
