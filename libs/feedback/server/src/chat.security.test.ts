import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChatBench, createChatBench } from './testing/chat-bench.ts';

let bench: ChatBench;
beforeAll(async () => {
  bench = await createChatBench();
});
afterAll(() => bench.database.drop());

describe('nobody reads another visitor’s conversation', () => {
  it('not without the cookie, nor with a forged one, nor by its number', async () => {
    const owner = bench.visitor();
    const { data } = await owner.say('Between us');
    const cookie = owner.cookies.get('chat')!;
    const [value, ...rest] = cookie.split('.');
    const forgeries = [
      undefined,
      '',
      data.number,
      'x',
      [value, ...rest].reverse().join('.'),
      `${value}.9999999999.k.x`,
    ];
    for (const forged of forgeries) {
      const stranger = bench.visitor();
      if (forged !== undefined) stranger.cookies.set('chat', forged);
      expect((await stranger.read()).data, forged).toBeNull();
      expect((await stranger.leaveEmail('eve@example.com')).status, forged).toBe(404);
    }
    expect((await owner.read()).data?.messages).toHaveLength(1);
  });

  it('not in another brand, with the very same cookie', async () => {
    const owner = bench.visitor();
    await owner.say('Between us');
    const elsewhere = bench.visitor({ brand: 'other' });
    elsewhere.cookies.set('chat', owner.cookies.get('chat')!);
    expect((await elsewhere.read()).data).toBeNull();
    const { data } = await elsewhere.say('Mine here');
    expect(data.messages).toMatchObject([{ seq: 1 }]);
  });

  it('a cookie ends with the browser’s session and is worth nothing after 30 days', async () => {
    const owner = bench.visitor();
    await owner.say('Between us');
    bench.pass(31 * 24 * 60 * 60_000);
    expect((await owner.read()).data).toBeNull();
  });

  it('a member who signs in where a stranger has chatted sees their own, and a stranger never sees a member’s', async () => {
    const shared = bench.visitor();
    await shared.say('Before anybody signed in');
    const member = bench.visitor({ as: 'mia' });
    member.cookies.set('chat', shared.cookies.get('chat')!);
    expect((await member.read()).data).toBeNull();
    await member.say('As Mia');
    expect((await member.read()).data?.messages).toMatchObject([{ text: 'As Mia' }]);
    const after = bench.visitor();
    for (const [name, value] of member.cookies) after.cookies.set(name, value);
    expect((await after.read()).data?.messages).toMatchObject([{ text: 'Before anybody signed in' }]);
  });

  it('an id of a message of somebody else opens nothing', async () => {
    const id = crypto.randomUUID();
    const owner = await bench.visitor().say('Between us', id);
    const stranger = await bench.visitor().say('Me too', id);
    expect(stranger.data.number).not.toBe(owner.data.number);
  });
});

describe('staff answer in their own brand alone', () => {
  it('a member and a stranger can neither list nor read nor answer', async () => {
    const { data } = await bench.visitor().say('Between us');
    const calls: [string, object?][] = [
      ['/api-cwa/staff/chats'],
      [`/api-cwa/staff/chat?number=${data.number}`],
      ['/api-cwa/staff/chat/state', { number: data.number, state: 'closed' }],
      ['/api-cwa/staff/chat/answer', { number: data.number, text: 'x', message_id: crypto.randomUUID() }],
    ];
    for (const [path, body] of calls) {
      expect((await bench.visitor().ask(path, body)).status, path).toBe(401);
      expect((await bench.visitor({ as: 'mia' }).ask(path, body)).status, path).toBe(403);
    }
  });

  it('staff of another brand find no such conversation', async () => {
    const { data } = await bench.visitor().say('Between us');
    const staff = bench.visitor({ brand: 'other', as: 'staff' });
    expect((await staff.ask(`/api-cwa/staff/chat?number=${data.number}`)).status).toBe(404);
    expect((await staff.answer(data.number, 'x')).status).toBe(404);
    expect((await staff.setState(data.number, 'closed')).status).toBe(404);
    expect((await staff.chats(`?cursor=${data.number}`)).conversations).toEqual([]);
    const listed = await staff.ask<{ conversations: { number: string }[] }>('/api-cwa/staff/chats');
    expect(listed.data.conversations.map(({ number }) => number)).not.toContain(data.number);
  });

  it('an address that carries more than itself is refused', async () => {
    const visitor = bench.visitor();
    await visitor.say('Hello');
    for (const email of ['ana@example.com\r\nBcc: eve@example.com', 'a@example.com, b@example.com', 'nobody'])
      expect((await visitor.leaveEmail(email)).status, email).toBe(400);
  });
});
