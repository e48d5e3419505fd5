import { feedbackContract, NOTES, ratingContract, ticketContract } from '@vinlore/feedback-domain';
import { tables } from '@vinlore/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNTS, BRANDS, type ChatBench, createChatBench } from '../testing/chat-bench.ts';
import { rawMail } from '../testing/mails.ts';
import { createSupportBench, type SupportBench } from '../testing/support-bench.ts';

/** Text that no member may ever see. */
const SECRET = 'Chargeback risk, ask Zoe';
const MARK = /chargeback/i;

let tickets: SupportBench;
let chats: ChatBench;
beforeAll(async () => {
  [tickets, chats] = await Promise.all([createSupportBench(), createChatBench()]);
});
afterAll(() => Promise.all([tickets.database.drop(), chats.database.drop()]));

const mia = () => tickets.caller({ as: 'mia' });
const staff = () => tickets.caller({ as: 'staff' });
const opened = async () => (await mia().open()).data.number;
/** A chat opened by a member. */
const chatting = async () => {
  const visitor = chats.visitor({ as: 'mia' });
  const { number } = (await visitor.say('Hello?')).data;
  return { visitor, agent: chats.visitor({ as: 'staff' }), number };
};

describe('internal notes', () => {
  it('are added to a ticket once, with their author, without changing its status or position', async () => {
    const number = await opened();
    const before = (await staff().desk(number)).data;
    const id = crypto.randomUUID();
    tickets.pass(60_000);
    await staff().note(number, 'She called.', id);
    const { status, data } = await staff().note(number, 'She called.', id);
    expect(status).toBe(200);
    expect(data.notes).toMatchObject([{ note_id: id, text: 'She called.', by: 'Ana' }]);
    const facts = ({ state, messages, last_message_at, waiting_since }: typeof data) => [
      state,
      messages,
      last_message_at,
      waiting_since,
    ];
    expect(facts(data)).toEqual(facts(before));
  });

  it('are added to a chat without changing its status', async () => {
    const { agent, number } = await chatting();
    const id = crypto.randomUUID();
    await agent.note(number, 'Knows the dealer.', id);
    expect((await agent.note(number, 'Knows the dealer.', id)).data).toMatchObject({ note_id: id, by: 'Ana' });
    const { data } = await agent.chat(number);
    expect(data).toMatchObject({ state: 'waiting', notes: [{ text: 'Knows the dealer.' }] });
    expect(data.messages).toHaveLength(1);
  });

  it('are found by the desk’s search, and move along in a merge', async () => {
    const [one, other] = [await opened(), await opened()];
    const id = crypto.randomUUID();
    await staff().note(one, 'Zebra crossing', id);
    await staff().note(other, 'Later', id);
    const found = async () => (await staff().staffList('?search=zebra')).tickets.map(({ number }) => number);
    expect(await found()).toEqual([one]);
    const merged = await staff().merge(one, other);
    expect(merged.data.notes.map(({ text }) => text).toSorted()).toEqual(['Later', 'Zebra crossing']);
    expect(await found()).toEqual([other]);
  });

  it('are both kept if two agents add one at once', async () => {
    const number = await opened();
    await Promise.all([staff().note(number, 'One'), tickets.caller({ as: 'boss' }).note(number, 'Two')]);
    const { notes } = (await staff().desk(number)).data;
    expect(notes.map(({ text }) => text).toSorted()).toEqual(['One', 'Two']);
  });

  it('are rejected if empty, too long, or too many', async () => {
    const number = await opened();
    expect((await staff().note(number, '  ')).status).toBe(422);
    expect((await staff().note(number, 'x'.repeat(5_001))).status).toBe(422);
    expect((await staff().note('0000-0000', 'Hi')).status).toBe(404);
    for (let at = 0; at < NOTES; at++) await staff().note(number, `No. ${at}`);
    expect(await staff().note(number, 'One more')).toMatchObject({
      status: 422,
      message: 'You’ve reached the limit of 100 notes.',
    });
  });

  it('security: can’t be written or read by members, other staff, or another brand’s support', async () => {
    const number = await opened();
    await staff().note(number, SECRET);
    for (const as of ['mia', 'writer'] as const)
      expect((await tickets.caller({ as }).note(number, 'Mine')).status).toBe(403);
    const elsewhere = tickets.caller({ brand: 'other', as: 'staff' });
    expect((await elsewhere.note(number, 'Hi')).status).toBe(404);
    expect((await elsewhere.staffList('?search=chargeback')).tickets).toEqual([]);
    const { number: chat, visitor } = await chatting();
    expect((await visitor.note(chat, 'Mine')).status).toBe(403);
    expect((await chats.visitor({ brand: 'other', as: 'staff' }).note(chat, 'Hi')).status).toBe(404);
  });
});

describe('security: internal notes never reach a member', () => {
  it('by any ticket call, by email, in the export, or through search', async () => {
    const number = await opened();
    const { data: noted } = await staff().upload(SECRET, { number, name: `${SECRET}.txt` });
    await staff().note(number, SECRET, undefined, [noted.id]);
    const message = { number, message_id: crypto.randomUUID(), text: 'Still here.' };
    const answers = {
      'tickets.own': await mia().ask('/api/user/tickets', {}),
      'tickets.ownOne': await mia().ask('/api/user/ticket', { number }),
      'tickets.write': await mia().ask('/api/user/ticket-message', message),
      'feedback.createTicket': await mia().open(),
      'feedback.create': await mia().rate(),
      'tickets.rate': await mia().rateTicket(number, true),
      'tickets.upload': await mia().upload('Hello'),
      'tickets.inboundMail': await tickets.handIn(rawMail({ to: tickets.replyTo(number) })),
      'tickets.file': await mia().ask(`/api/user/ticket-file?id=${noted.id}`),
    };
    await staff().answer(number, 'Soon.');
    await staff().answer(number, 'Done.', { resolve: true });
    const exported = await Promise.all(
      tickets.tickets.module.keepers.map((keeper) => keeper.exportOf(tickets.owner('mia'))),
    );
    expect(JSON.stringify([answers, exported, tickets.letters])).not.toMatch(MARK);
    const rows = [...Object.values(ticketContract), ...Object.values(ratingContract)];
    // A new member call must be tested here, too.
    expect(rows.flatMap(({ auth, name }) => (auth === 'staff' ? [] : name)).toSorted()).toEqual(
      Object.keys(answers).toSorted(),
    );
  });

  it('by any chat call, by email, or in the export', async () => {
    const { visitor, agent, number } = await chatting();
    await agent.note(number, SECRET);
    const answers = {
      'feedback.chat': await visitor.read(),
      'feedback.chatUnread': await visitor.ask('/api-cwa/chat/unread'),
      'feedback.chatSend': await visitor.say('And?'),
      'feedback.chatEmail': await visitor.leaveEmail('mia@example.com'),
    };
    await agent.answer(number, 'Soon.');
    chats.pass(5 * 60_000);
    await chats.work();
    expect(chats.letters.map(({ to }) => to)).toContain('mia@example.com');
    const [keeper] = chats.feedback.module.keepers;
    const exported = await keeper!.exportOf({ ...ACCOUNTS.mia, brand: BRANDS[0]! });
    expect(JSON.stringify(exported)).toContain('Hello?');
    expect(JSON.stringify([answers, exported, chats.letters])).not.toMatch(MARK);
    expect(
      Object.values(feedbackContract)
        .flatMap(({ auth, name }) => (auth === 'staff' ? [] : name))
        .toSorted(),
    ).toEqual(Object.keys(answers).toSorted());
  });

  it('are logged in the audit log without their text', async () => {
    const number = await opened();
    const { length } = await tickets.acts();
    await staff().note(number, SECRET);
    const acts = (await tickets.acts()).slice(length);
    expect(acts).toMatchObject([{ act: 'ticket.noted', actor: ACCOUNTS.staff.id }]);
    expect(JSON.stringify(acts)).not.toMatch(MARK);
  });

  it('docs/adr/0011: are erased with the member’s account, and anonymized when their author leaves', async () => {
    const number = await opened();
    await staff().note(number, SECRET);
    const [keeper] = tickets.tickets.module.keepers;
    await tickets.database.transaction((tx) => keeper!.erase(tx, tickets.owner('staff')));
    expect((await staff().desk(number)).data.notes).toMatchObject([{ by: null }]);
    await tickets.database.transaction((tx) => keeper!.erase(tx, tickets.owner('mia')));
    const left = await tables<{ ticket_note: { about_id: string } }>(tickets.database)
      .selectFrom('ticket_note')
      .selectAll()
      .execute();
    expect(left).toEqual([]);
  });
});
