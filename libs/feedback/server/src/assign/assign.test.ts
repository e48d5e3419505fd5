import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNTS, type ChatBench, createChatBench } from '../testing/chat-bench.ts';
import { createSupportBench, type SupportBench } from '../testing/support-bench.ts';

const [ANA, ZOE] = [ACCOUNTS.staff.id, ACCOUNTS.boss.id];

let tickets: SupportBench;
let chats: ChatBench;
beforeAll(async () => {
  [tickets, chats] = await Promise.all([createSupportBench(), createChatBench()]);
});
beforeEach(() => {
  for (const { agents } of [tickets, chats]) for (const id of [ANA, ZOE]) agents.add(id);
  return tickets.clear();
});
afterAll(() => Promise.all([tickets.database.drop(), chats.database.drop()]));

const ana = () => tickets.caller({ as: 'staff' });
const zoe = () => tickets.caller({ as: 'boss' });
const opened = async () => (await tickets.caller({ as: 'mia' }).open()).data.number;
const listed = async (query: string) => (await ana().staffList(query)).tickets.map(({ number }) => number);
const chatting = async () => (await chats.visitor().say('Hello?')).data.number;

describe('assigning tickets', () => {
  it('takes, reassigns, and unassigns a ticket, with one audit log entry each', async () => {
    const number = await opened();
    const { length } = await tickets.acts();
    expect((await ana().desk(number)).data.assignee).toBeNull();
    expect((await ana().assign(number, ANA, null)).data.assignee).toEqual({ id: ANA, name: 'Ana' });
    await ana().assign(number, ANA, null);
    await ana().assign(number, ZOE, ANA);
    expect((await zoe().assign(number, null, ZOE)).data).toMatchObject({ assignee: null, state: 'open' });
    const acts = (await tickets.acts()).slice(length);
    expect(acts.map(({ act, before, after }) => [act, before, after])).toEqual([
      ['ticket.assigned', { assignee: null }, { assignee: ANA }],
      ['ticket.assigned', { assignee: ANA }, { assignee: ZOE }],
      ['ticket.assigned', { assignee: ZOE }, { assignee: null }],
    ]);
  });

  it('lets one of two agents take a ticket at once, and tells the other who has it', async () => {
    const number = await opened();
    const answers = await Promise.all([ana().assign(number, ANA, null), zoe().assign(number, ZOE, null)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await ana().assign(number, ANA, (await ana().desk(number)).data.assignee === null ? ZOE : ANA);
    const late = await zoe().assign(number, ZOE, null);
    expect(late).toMatchObject({ status: 409, message: 'Already assigned to Ana.' });
  });

  it('filters lists by own, unassigned, or all', async () => {
    const [mine, theirs, free] = [await opened(), await opened(), await opened()];
    await ana().assign(mine, ANA, null);
    await ana().assign(theirs, ZOE, null);
    expect(await listed('?holder=mine')).toEqual([mine]);
    expect(await listed('?holder=none')).toEqual([free]);
    expect((await listed('')).toSorted()).toEqual([mine, theirs, free].toSorted());
    expect((await ana().staffList('?holder=mine')).tickets).toMatchObject([{ assignee: { id: ANA, name: 'Ana' } }]);
  });

  it('rejects assignees who aren’t support agents of the brand', async () => {
    const number = await opened();
    for (const stranger of [ACCOUNTS.mia.id, ACCOUNTS.writer.id])
      expect((await ana().assign(number, stranger, null)).status).toBe(422);
    expect((await ana().ask('/api-cwa/staff/support/agents')).data).toEqual({
      agents: [
        { id: ANA, name: 'Ana' },
        { id: ZOE, name: 'Zoe' },
      ],
    });
  });

  it('unassigns the tickets of an agent who loses access, with an audit log entry', async () => {
    const [one, other] = [await opened(), await opened()];
    await ana().assign(one, ANA, null);
    await ana().assign(other, ZOE, null);
    tickets.agents.delete(ANA);
    const { length } = await tickets.acts();
    await tickets.run('tickets.release');
    await tickets.run('tickets.release');
    expect((await zoe().desk(one)).data.assignee).toBeNull();
    expect(await listed('?holder=none')).toEqual([one]);
    expect((await tickets.acts()).slice(length)).toMatchObject([
      { act: 'ticket.assigned', actor: null, detail: { by: 'access' }, before: { assignee: ANA } },
    ]);
  });

  it('docs/adr/0011: unassigns the tickets of an erased account', async () => {
    const number = await opened();
    await ana().assign(number, ANA, null);
    const [keeper] = tickets.tickets.module.keepers;
    await tickets.database.transaction((tx) => keeper!.erase(tx, tickets.owner('staff')));
    expect(await listed('?holder=none')).toEqual([number]);
  });

  it('keeps the remaining ticket’s assignee in a merge, or else takes the other’s', async () => {
    const [one, other] = [await opened(), await opened()];
    await ana().assign(one, ANA, null);
    expect((await ana().merge(one, other)).data.assignee).toMatchObject({ id: ANA });
    expect(await listed('?holder=mine')).toEqual([other]);
  });

  it('security: isn’t available to members, without permission, or across brands; members never see the assignee', async () => {
    const number = await opened();
    for (const as of ['mia', 'writer'] as const)
      expect((await tickets.caller({ as }).assign(number, ANA, null)).status).toBe(403);
    expect((await tickets.caller({ brand: 'other', as: 'staff' }).assign(number, ANA, null)).status).toBe(404);
    await ana().assign(number, ANA, null);
    const mia = tickets.caller({ as: 'mia' });
    const seen = [await mia.own(number), await mia.list(), tickets.letters];
    expect(JSON.stringify(seen)).not.toMatch(/assign|Ana/);
  });
});

describe('assigning chats', () => {
  it('lets the first agent take a chat, and lists it as theirs', async () => {
    const number = await chatting();
    const [one, other] = [chats.visitor({ as: 'staff' }), chats.visitor({ as: 'boss' })];
    expect((await one.assign(number, ANA, null)).data.assignee).toEqual({ id: ANA, name: 'Ana' });
    expect(await other.assign(number, ZOE, null)).toMatchObject({ status: 409, message: 'Already assigned to Ana.' });
    expect((await other.chat(number)).data.assignee).toEqual({ id: ANA, name: 'Ana' });
    expect((await one.chats('?holder=mine')).conversations).toMatchObject([{ number, assignee: { name: 'Ana' } }]);
    expect((await other.chats('?holder=mine')).conversations).toEqual([]);
    expect((await other.chats('?holder=none')).conversations).toEqual([]);
    expect((await chats.visitor({ brand: 'other', as: 'staff' }).assign(number, ANA, null)).status).toBe(404);
    expect((await chats.visitor({ as: 'writer' }).assign(number, ANA, null)).status).toBe(403);
    chats.agents.delete(ANA);
    await chats.run('feedback.release-chats');
    expect((await other.chats('?holder=none')).conversations).toMatchObject([{ number, assignee: null }]);
  });
});
