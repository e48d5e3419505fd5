import { CHAT_DAYS, CHAT_MESSAGE_LENGTH, CHAT_MESSAGES } from '@vinlore/feedback-domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BRANDS, type ChatBench, createChatBench } from './testing/chat-bench.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let bench: ChatBench;
beforeAll(async () => {
  bench = await createChatBench();
});
beforeEach(async () => {
  // Otherwise an earlier test's email could interfere.
  bench.pass(10 * MINUTE);
  await bench.work();
  bench.letters.length = 0;
});
afterAll(() => bench.database.drop());

const texts = (messages: readonly { from: string; text: string }[] | undefined) =>
  messages?.map(({ from, text }) => `${from}: ${text}`);

describe('a chat with support', () => {
  it('is opened by the first message, stored, and found again by the same visitor', async () => {
    const visitor = bench.visitor();
    expect((await visitor.read()).data).toBeNull();
    const sent = await visitor.say('  Is this <b>my</b> car?\n🚗 ');
    expect(sent).toMatchObject({ status: 200, data: { has_email: false } });
    expect(sent.data.number).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    const { data } = await visitor.read();
    expect(data?.number).toBe(sent.data.number);
    expect(texts(data?.messages)).toEqual(['visitor: Is this <b>my</b> car?\n🚗']);
  });

  it('notifies support by email right away, and an email reply reaches a visitor with a known email', async () => {
    const visitor = bench.visitor();
    const { data } = await visitor.say('<script>alert(1)</script>');
    await bench.work();
    expect(bench.letters).toMatchObject([{ to: 'help@one.example', subject: `Chat ${data.number}: new message` }]);
    expect(bench.letters[0]!.replyTo).toBeUndefined();
    expect(bench.letters[0]!.text).toContain(
      `Reply in the chat: https://desk.one.localhost/staff/chats/${data.number}`,
    );
    expect(bench.letters[0]!.html).not.toContain('<script>');

    await visitor.leaveEmail(' Ana@Example.com ');
    bench.pass(MINUTE);
    await visitor.say('Hello?');
    await bench.work();
    expect(bench.letters[1]).toMatchObject({ replyTo: 'ana@example.com' });
  });

  it('sends support at most one email a minute per chat, with each message exactly once', async () => {
    const visitor = bench.visitor();
    await visitor.say('first');
    await bench.work();
    await visitor.say('second');
    await visitor.say('third');
    await bench.work();
    expect(bench.letters).toHaveLength(1);
    bench.pass(MINUTE);
    await bench.work();
    expect(bench.letters).toHaveLength(2);
    expect(bench.letters[1]!.text).toMatch(/second\s+third/);
    expect(bench.letters[1]!.text).not.toContain('first');
  });

  it('is one per member in every browser, with the account’s email', async () => {
    const first = await bench.visitor({ as: 'mia' }).say('From my desk');
    expect(first.data.has_email).toBe(true);
    const second = await bench.visitor({ as: 'mia' }).say('From my phone');
    expect(second.data).toMatchObject({ number: first.data.number, messages: [{ seq: 2 }] });
    await bench.work();
    expect(bench.letters[0]).toMatchObject({ replyTo: 'mia@example.com' });
    expect(bench.letters[0]!.text).toContain('New live chat message from a member');
  });

  it('takes two simultaneous first messages of a member into one chat', async () => {
    const [one, two] = await Promise.all(
      ['a', 'b'].map((text) => bench.visitor({ brand: 'other', as: 'sam' }).say(text)),
    );
    expect(one!.data.number).toBe(two!.data.number);
    expect([one, two].map((sent) => sent!.data.messages[0]!.seq).sort()).toEqual([1, 2]);
  });

  it('stores a retried message once', async () => {
    const visitor = bench.visitor();
    const id = crypto.randomUUID();
    await visitor.say('Once', id);
    await visitor.say('Once', id);
    expect((await visitor.read()).data?.messages).toHaveLength(1);
  });
});

describe('docs/decisions.md §4: replies from support', () => {
  it('appear in the panel, and aren’t emailed after that', async () => {
    const visitor = bench.visitor();
    const { data } = await visitor.say('How much is a sticker?');
    await visitor.leaveEmail('ana@example.com');
    expect(await bench.visitor({ as: 'staff' }).answer(data.number, 'Nothing today.')).toMatchObject({ status: 200 });
    expect(texts((await visitor.read(1)).data?.messages)).toEqual(['support: Nothing today.']);
    bench.letters.length = 0;
    bench.pass(2 * MINUTE);
    await bench.work();
    expect(bench.letters.filter(({ to }) => to === 'ana@example.com')).toEqual([]);
  });

  it('count as unread until the panel shows them; counting alone doesn’t stop the email', async () => {
    const member = bench.visitor({ as: 'mia' });
    expect(await bench.visitor().unread()).toBe(0);
    const { data } = await member.say('Is it ready?');
    expect(await member.unread()).toBe(0);
    const staff = bench.visitor({ as: 'staff' });
    await staff.answer(data.number, 'It is.');
    await staff.answer(data.number, 'Look at your stickers.');
    expect(await member.unread()).toBe(2);
    bench.letters.length = 0;
    bench.pass(MINUTE);
    await bench.work();
    expect(bench.letters.filter(({ to }) => to === 'mia@example.com')).toHaveLength(1);
    await member.read();
    expect(await member.unread()).toBe(0);
  });

  it('are emailed once to a visitor who left, without the visitor’s own messages', async () => {
    const visitor = bench.visitor({ brand: 'dos' });
    const { data } = await visitor.say('Mi secreto');
    await visitor.leaveEmail('ana@example.com');
    await bench.visitor({ brand: 'dos', as: 'staff' }).answer(data.number, 'Claro que sí.');
    await bench.work();
    expect(bench.letters.filter(({ to }) => to === 'ana@example.com')).toEqual([]);
    bench.pass(MINUTE);
    await bench.work();
    bench.pass(MINUTE);
    await bench.work();
    const mailed = bench.letters.filter(({ to }) => to === 'ana@example.com');
    expect(mailed).toMatchObject([{ subject: `Respuesta de Dos (chat ${data.number})` }]);
    expect(mailed[0]!.text).toContain('Claro que sí.');
    expect(mailed[0]!.text).not.toContain('Mi secreto');
  });

  it('are emailed even if the email is added after the reply', async () => {
    const visitor = bench.visitor();
    const { data } = await visitor.say('Anybody there?');
    await bench.visitor({ as: 'staff' }).answer(data.number, 'Yes.');
    bench.pass(2 * MINUTE);
    await bench.work();
    await visitor.leaveEmail('late@example.com');
    bench.pass(MINUTE);
    await bench.work();
    expect(bench.letters.filter(({ to }) => to === 'late@example.com')).toHaveLength(1);
  });
});

describe('limits', () => {
  it('have 1 to 2,000 characters, with errors in the brand’s language', async () => {
    const visitor = bench.visitor({ brand: 'dos' });
    expect(await visitor.say(' ')).toMatchObject({ status: 400, message: 'Escribe un mensaje.' });
    expect((await visitor.say('x'.repeat(CHAT_MESSAGE_LENGTH))).status).toBe(200);
    expect((await visitor.say('x'.repeat(CHAT_MESSAGE_LENGTH + 1))).status).toBe(400);
  });

  it('are rejected in a full chat, with the address to continue by email', async () => {
    const visitor = bench.visitor();
    const { data } = await visitor.say('So much to say');
    await sql`update feedback_conversation set messages = ${CHAT_MESSAGES} where number = ${data.number}`.execute(
      bench.database.kysely,
    );
    const full = {
      status: 422,
      message: 'This chat has reached its message limit. To continue, email help@one.example.',
    };
    expect(await visitor.say('more')).toMatchObject(full);
    expect(await bench.visitor({ as: 'staff' }).answer(data.number, 'more')).toMatchObject(full);
  });

  it('limits a visitor to twelve messages a minute', async () => {
    const visitor = bench.visitor();
    const statuses = [];
    for (let sent = 0; sent < 13; sent++) statuses.push((await visitor.say(`No. ${sent}`)).status);
    expect(statuses).toEqual([...Array.from({ length: 12 }, () => 200), 429]);
  });
});

describe('retention', () => {
  it(`deletes a visitor’s chat after ${CHAT_DAYS.visitor} days and a member’s after ${CHAT_DAYS.member}`, async () => {
    const [visitor, member] = [bench.visitor(), bench.visitor({ brand: 'dos', as: 'mia' })];
    const { number } = (await visitor.say('Goodbye')).data;
    await member.say('Hasta luego');
    const staff = bench.visitor({ as: 'staff' });
    const status = async () => (await staff.ask(`/api-cwa/staff/chat?number=${number}`)).status;
    bench.pass(CHAT_DAYS.visitor * DAY);
    await bench.run('feedback.purge-chats');
    expect(await status()).toBe(200);
    bench.pass(1000);
    await bench.run('feedback.purge-chats');
    expect(await status()).toBe(404);
    expect((await member.read()).data?.messages).toHaveLength(1);
    bench.pass(CHAT_DAYS.member * DAY);
    await bench.run('feedback.purge-chats');
    expect((await member.read()).data).toBeNull();
  });

  it('includes a member’s chat in their export and erasure', async () => {
    const keeper = bench.feedback.module.keepers[0]!;
    const brand = BRANDS[0]!;
    const owner = { id: '22222222-2222-4222-8222-222222222222', brand, email: 'sam@example.com' };
    const stranger = bench.visitor();
    await stranger.say('Typed by somebody else');
    await stranger.leaveEmail('sam@example.com');
    await bench.visitor({ as: 'sam' }).say('Mine');
    await bench.visitor({ brand: 'dos', as: 'sam' }).say('Of another brand');
    const exported = JSON.stringify(await keeper.exportOf(owner));
    expect(exported).toContain('Mine');
    expect(exported).not.toMatch(/somebody else|another brand/);
    await bench.database.transaction((tx) => keeper.erase(tx, owner));
    expect(await keeper.exportOf(owner)).toBeNull();
    expect((await stranger.read()).data).toBeNull();
    expect((await bench.visitor({ brand: 'dos', as: 'sam' }).read()).data?.messages).toHaveLength(1);
  });
});
