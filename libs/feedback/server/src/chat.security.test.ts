import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChatBench, createChatBench } from './testing/chat-bench.ts';

let bench: ChatBench;
beforeAll(async () => {
  bench = await createChatBench();
});
afterAll(() => bench.database.drop());

describe('a visitor’s chat is private', () => {
  it('needs the signed cookie: not found without it, with a forged one, or by number', async () => {
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

  it('isn’t found at another brand with the same cookie', async () => {
    const owner = bench.visitor();
    await owner.say('Between us');
    const elsewhere = bench.visitor({ brand: 'other' });
    elsewhere.cookies.set('chat', owner.cookies.get('chat')!);
    expect((await elsewhere.read()).data).toBeNull();
    const { data } = await elsewhere.say('Mine here');
    expect(data.messages).toMatchObject([{ seq: 1 }]);
  });

  it('its cookie ends with the browser session, and is rejected after 30 days', async () => {
    const owner = bench.visitor();
    await owner.say('Between us');
    bench.pass(31 * 24 * 60 * 60_000);
    expect((await owner.read()).data).toBeNull();
  });

  it('keeps a member’s and an earlier visitor’s chat in one browser apart', async () => {
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

  it('isn’t opened by the id of someone else’s message', async () => {
    const id = crypto.randomUUID();
    const owner = await bench.visitor().say('Between us', id);
    const stranger = await bench.visitor().say('Me too', id);
    expect(stranger.data.number).not.toBe(owner.data.number);
  });
});

describe('staff reply only in their own brand', () => {
  it('members and visitors can’t list, read, or reply', async () => {
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

  it('staff of another brand get “not found”', async () => {
    const { data } = await bench.visitor().say('Between us');
    const staff = bench.visitor({ brand: 'other', as: 'staff' });
    expect((await staff.ask(`/api-cwa/staff/chat?number=${data.number}`)).status).toBe(404);
    expect((await staff.answer(data.number, 'x')).status).toBe(404);
    expect((await staff.setState(data.number, 'closed')).status).toBe(404);
    expect((await staff.chats(`?cursor=${data.number}`)).conversations).toEqual([]);
    const listed = await staff.ask<{ conversations: { number: string }[] }>('/api-cwa/staff/chats');
    expect(listed.data.conversations.map(({ number }) => number)).not.toContain(data.number);
  });

  it('rejects an email with injected content', async () => {
    const visitor = bench.visitor();
    await visitor.say('Hello');
    for (const email of ['ana@example.com\r\nBcc: eve@example.com', 'a@example.com, b@example.com', 'nobody'])
      expect((await visitor.leaveEmail(email)).status, email).toBe(400);
  });
});
