import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { overdueChats, waitingChats } from '../waiting.ts';
import { ACCOUNTS, BRANDS, type ChatBench, createChatBench } from '../testing/chat-bench.ts';

const MINUTE = 60_000;

let bench: ChatBench;
beforeAll(async () => {
  bench = await createChatBench();
});
beforeEach(() => sql`delete from feedback_conversation`.execute(bench.database.kysely));
afterAll(() => bench.database.drop());

const staff = () => bench.visitor({ as: 'staff' });
/** A chat opened by a visitor without an account. */
const opened = async (text: string) => {
  bench.pass(MINUTE);
  const visitor = bench.visitor();
  return { visitor, number: (await visitor.say(text)).data.number };
};
const numbers = async (query = '') => (await staff().chats(query)).conversations.map(({ number }) => number);

describe('chats for support', () => {
  it('lists waiting ones first, longest wait on top; then answered and closed ones', async () => {
    const [a, b, c, d] = [await opened('a'), await opened('b'), await opened('c'), await opened('d')];
    await staff().answer(a.number, 'Hi');
    await staff().setState(c.number, 'closed');
    bench.pass(MINUTE);
    await b.visitor.say('Still here');
    expect(await numbers()).toEqual([b.number, d.number, a.number, c.number]);
    expect(await numbers('?state=waiting')).toEqual([b.number, d.number]);
    expect(await waitingChats(bench.database, 'one', 9)).toMatchObject({ count: 2 });
    expect(await waitingChats(bench.database, 'other', 9)).toEqual({ count: 0, since: null });
    const { counts, more, conversations } = await staff().chats('?state=closed');
    expect({ counts, more }).toEqual({ counts: { waiting: 2, answered: 1, closed: 1 }, more: false });
    expect(conversations).toMatchObject([{ state: 'closed', messages: 1, last_words: 'c', waiting_since: null }]);
  });

  it('includes when a reply is due, and how many are overdue since when', async () => {
    const [first, second] = [await opened('a'), await opened('b')];
    const [late] = (await staff().chats()).conversations;
    const { data: chat } = await staff().chat(first.number);
    const due = Date.parse(late!.due_at!);
    expect(due - Date.parse(late!.waiting_since!)).toBe(24 * 60 * MINUTE);
    expect(chat).toMatchObject({ waiting_since: late!.waiting_since, due_at: late!.due_at });
    const overdue = (now: number, brand = BRANDS[0]!) => overdueChats(bench.database, brand, 9, new Date(now));
    expect(await overdue(due - 1)).toEqual({ count: 0, since: null });
    expect(await overdue(due)).toEqual({ count: 1, since: new Date(due) });
    expect(await overdue(due + MINUTE)).toMatchObject({ count: 2 });
    expect(await overdue(due + MINUTE, BRANDS[1])).toMatchObject({ count: 0 });
    const open = { time_zone: 'America/New_York', days: [1, 2, 3, 4, 5], from: '09:00', to: '11:00' };
    const weekdays = { ...BRANDS[0]!, answer_promise: { hours: 8, open } };
    expect(await overdue(due + MINUTE, weekdays)).toMatchObject({ count: 0 });
    await staff().answer(first.number, 'Hi');
    expect((await staff().chat(first.number)).data).toMatchObject({ waiting_since: null, due_at: null });
    await staff().setState(second.number, 'closed');
    expect(await overdue(due + MINUTE)).toMatchObject({ count: 0 });
  });

  it('is paginated', async () => {
    const inOrder = [];
    for (let at = 0; at < 51; at++) inOrder.push((await opened(`No. ${at}`)).number);
    const first = await staff().chats();
    expect(first.more).toBe(true);
    expect([...(await numbers()), ...(await numbers(`?cursor=${first.conversations.at(-1)!.number}`))]).toEqual(
      inOrder,
    );
  });

  it('finds chats by number, email, and words, and not by a replaced email', async () => {
    const { visitor, number } = await opened('Where is my STICKER?');
    await opened('Something else');
    await visitor.leaveEmail('ana.before@example.com');
    await visitor.leaveEmail('ana.after@example.com');
    for (const search of ['sticker', 'ana.after', number.toLowerCase()])
      expect(await numbers(`?search=${search}`), search).toEqual([number]);
    expect(await numbers('?search=ana.before')).toEqual([]);
    expect((await staff().ask('/api-cwa/staff/chats?search=ab')).status).toBe(400);
  });

  it('returns a chat completely or after a position, with what its visitor has seen', async () => {
    const { visitor, number } = await opened('One');
    await staff().answer(number, 'Two');
    expect((await staff().chat(number)).data).toMatchObject({
      state: 'answered',
      account_id: null,
      email: null,
      visitor_seen: 0,
      messages: [{ text: 'One' }, { text: 'Two' }],
    });
    await visitor.read(1);
    expect((await staff().chat(number, 1)).data).toMatchObject({ visitor_seen: 2, messages: [{ text: 'Two' }] });
    const member = (await bench.visitor({ as: 'mia' }).say('Hi')).data.number;
    expect((await staff().chat(member)).data).toMatchObject({ account_id: ACCOUNTS.mia.id, email: 'mia@example.com' });
  });

  it('shows colleagues which agent replied, hides it from the visitor, and names no one who left', async () => {
    const { visitor, number } = await opened('One');
    await staff().answer(number, 'Two');
    const answers = async () => (await staff().chat(number)).data.messages.map(({ by }) => by);
    expect(await answers()).toEqual([null, 'Ana']);
    expect(JSON.stringify([await visitor.read(), bench.letters])).not.toMatch(/Ana|"by"|said_by|33333333/);
    const [keeper] = bench.feedback.module.keepers;
    const gone = { id: ACCOUNTS.staff.id, email: ACCOUNTS.staff.email, brand: BRANDS[0]! };
    await bench.database.transaction((tx) => keeper!.erase(tx, gone));
    expect(await answers()).toEqual([null, null]);
  });

  it('rejects a reply with an unfilled placeholder', async () => {
    const { visitor, number } = await opened('One');
    expect((await staff().answer(number, 'Your order {order}')).status).toBe(422);
    expect((await visitor.read()).data!.messages).toHaveLength(1);
  });

  it('reopens a closed chat on a message from its visitor or from support', async () => {
    const { visitor, number } = await opened('One');
    await staff().setState(number, 'closed');
    await visitor.say('And another thing');
    expect(await numbers('?state=waiting')).toEqual([number]);
    await staff().setState(number, 'closed');
    await staff().answer(number, 'Of course.');
    expect(await numbers('?state=answered')).toEqual([number]);
  });

  it('logs each action once with its origin and without the text, and no retries', async () => {
    const { number } = await opened('Between us');
    const before = (await bench.acts()).length;
    const message_id = crypto.randomUUID();
    for (let sent = 0; sent < 2; sent++) {
      expect((await staff().answer(number, 'Secret', message_id)).data.seq).toBe(2);
      await staff().setState(number, 'closed');
    }
    await staff().setState(number, 'waiting');
    const acts = (await bench.acts()).slice(before);
    expect(acts).toMatchObject([
      { brand: 'one', actor: ACCOUNTS.staff.id, act: 'feedback.chat-answered', detail: { message: 2 } },
      { act: 'feedback.chat-closed' },
      { act: 'feedback.chat-reopened' },
    ]);
    expect(acts.every(({ from_address: from }) => from !== null)).toBe(true);
    expect(JSON.stringify(acts)).not.toContain('Secret');
  });
});
