import { SUPPORT_TEAMS } from '@vinlore/feedback-domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNTS } from '../testing/chat-bench.ts';
import { createSupportBench, type SupportBench } from '../testing/support-bench.ts';
import { waitingTeamTickets } from '../waiting.ts';

const [ANA, ZOE] = [ACCOUNTS.staff.id, ACCOUNTS.boss.id];

let bench: SupportBench;
beforeAll(async () => {
  bench = await createSupportBench();
});
beforeEach(() => {
  for (const id of [ANA, ZOE]) bench.agents.add(id);
  return bench.clear();
});
afterAll(() => bench.database.drop());

const ana = () => bench.caller({ as: 'staff' });
const zoe = () => bench.caller({ as: 'boss' });
const opened = async () => (await bench.caller({ as: 'mia' }).open()).data.number;
const listed = async (query: string, who = ana()) => (await who.staffList(query)).tickets.map(({ number }) => number);
/** A team created by the owner. @returns its id */
async function made(name = 'Billing', members: readonly string[] = [ANA]) {
  const id = crypto.randomUUID();
  expect((await zoe().saveTeam({ id, name, members })).status).toBe(200);
  return id;
}

describe('teams are managed by owners', () => {
  it('creates, renames, fills, and deletes teams, with one audit log entry each', async () => {
    const { length } = await bench.acts();
    const id = await made();
    await zoe().saveTeam({ id, name: 'Billing', members: [ANA] });
    const renamed = await zoe().saveTeam({ id, name: '  Refunds \n and  billing ', members: [ZOE, ANA] });
    expect(renamed.data).toEqual({
      id,
      name: 'Refunds and billing',
      members: [
        { id: ANA, name: 'Ana' },
        { id: ZOE, name: 'Zoe' },
      ],
    });
    expect(await ana().teams()).toEqual([renamed.data]);
    expect((await zoe().removeTeam(id)).status).toBe(200);
    expect(await ana().teams()).toEqual([]);
    expect((await zoe().removeTeam(id)).status).toBe(404);
    const acts = (await bench.acts()).slice(length);
    expect(acts.map(({ act, before, after }) => [act, before, after])).toEqual([
      ['support-team.created', null, { name: 'Billing', members: [ANA] }],
      [
        'support-team.changed',
        { name: 'Billing', members: [ANA] },
        { name: 'Refunds and billing', members: [ZOE, ANA] },
      ],
      ['support-team.removed', { name: 'Refunds and billing', members: [ANA, ZOE] }, null],
    ]);
  });

  it('rejects support and other brands', async () => {
    const id = await made();
    expect((await ana().saveTeam({ id, name: 'Mine', members: [] })).status).toBe(403);
    expect((await ana().removeTeam(id)).status).toBe(403);
    const other = bench.caller({ as: 'boss', brand: 'other' });
    expect((await other.saveTeam({ id, name: 'Theirs', members: [] })).status).toBe(404);
    expect((await other.removeTeam(id)).status).toBe(404);
    expect(await other.teams()).toEqual([]);
    expect((await bench.caller({ as: 'mia' }).ask('/api-cwa/staff/support/teams')).status).toBe(403);
  });

  it('requires a unique name and support agents as members', async () => {
    await made();
    const another = (name: string, members: readonly string[] = []) =>
      zoe().saveTeam({ id: crypto.randomUUID(), name, members });
    expect(await another('BILLING')).toMatchObject({ status: 422, message: 'A team with this name already exists.' });
    expect((await another(' ')).status).toBe(400);
    expect((await another('x'.repeat(41))).status).toBe(400);
    expect((await another('Members', [ACCOUNTS.mia.id])).status).toBe(422);
    for (let count = 1; count < SUPPORT_TEAMS; count++) expect((await another(`Team ${count}`)).status).toBe(200);
    expect((await another('One more')).status).toBe(422);
  });

  it('drops members who are no longer agents, and erased accounts', async () => {
    const id = await made('Billing', [ANA, ZOE]);
    bench.agents.delete(ZOE);
    expect((await ana().teams())[0]!.members).toEqual([{ id: ANA, name: 'Ana' }]);
    bench.agents.add(ZOE);
    const [keeper] = bench.tickets.module.keepers!;
    await bench.database.transaction((tx) => keeper!.erase(tx, bench.owner('boss')));
    expect((await ana().teams()).find((team) => team.id === id)!.members).toEqual([{ id: ANA, name: 'Ana' }]);
  });
});

describe('tickets of a team', () => {
  it('are unassigned at first; the agent who takes one keeps it in the team', async () => {
    const [team, number] = [await made(), await opened()];
    await zoe().assign(number, ZOE, null);
    const { length } = await bench.acts();
    const given = (await zoe().assignTeam(number, team, null)).data;
    expect([given.team, given.assignee]).toEqual([{ id: team, name: 'Billing' }, null]);
    await zoe().assignTeam(number, team, null);
    const taken = (await ana().assign(number, ANA, null)).data;
    expect([taken.team?.id, taken.assignee?.id]).toEqual([team, ANA]);
    const free = (await ana().assignTeam(number, null, team)).data;
    expect([free.team, free.assignee?.id]).toEqual([null, ANA]);
    const acts = (await bench.acts()).slice(length).filter(({ act }) => act === 'ticket.team-assigned');
    expect(acts.map(({ before, after }) => [before, after])).toEqual([
      [
        { team: null, assignee: ZOE },
        { team, assignee: null },
      ],
      [
        { team, assignee: ANA },
        { team: null, assignee: ANA },
      ],
    ]);
  });

  it('are reassigned by one of two people at once, and the other sees which team has it', async () => {
    const [billing, sales, number] = [await made(), await made('Sales', [ZOE]), await opened()];
    await ana().assignTeam(number, billing, null);
    expect(await zoe().assignTeam(number, sales, null)).toMatchObject({
      status: 409,
      message: 'Already assigned to Billing.',
    });
    expect((await zoe().assignTeam(number, crypto.randomUUID(), billing)).status).toBe(422);
  });

  it('are filtered by my teams, one team, and unassigned', async () => {
    const [billing, sales] = [await made(), await made('Sales', [ZOE])];
    const [first, second, free] = [await opened(), await opened(), await opened()];
    await ana().assignTeam(first, billing, null);
    await ana().assignTeam(second, sales, null);
    expect(await listed('?holder=team')).toEqual([first]);
    expect(await listed('?holder=team', zoe())).toEqual([second]);
    expect(await listed(`?team=${sales}`)).toEqual([second]);
    expect(await listed('?holder=none')).toEqual([free]);
    expect((await ana().staffList('?holder=team')).tickets).toMatchObject([{ team: { id: billing, name: 'Billing' } }]);
  });

  it('are counted on the overview for one’s own teams', async () => {
    const [team, number, other] = [await made(), await opened(), await opened()];
    for (const each of [number, other]) await ana().assignTeam(each, team, null);
    await ana().answer(other, 'Done.');
    expect(await waitingTeamTickets(bench.database, 'one', ANA, 9)).toMatchObject({ count: 1 });
    expect(await waitingTeamTickets(bench.database, 'one', ZOE, 9)).toEqual({ count: 0, since: null });
    expect(await waitingTeamTickets(bench.database, 'other', ANA, 9)).toEqual({ count: 0, since: null });
  });

  it('are all released when the team is deleted during assignments and merges', async () => {
    const [other, numbers] = [await made('Sales', [ZOE]), [] as string[]];
    for (let count = 0; count < 4; count++) numbers.push(await opened());
    for (let round = 0; round < 12; round++) {
      const [team, free] = [await made(), await opened()];
      const [first, second, third, fourth] = numbers as [string, string, string, string];
      for (const number of [third, second, fourth]) await zoe().assignTeam(number, team, null);
      const answers = await Promise.all([
        ana().assignTeam(first, team, null),
        ana().assignTeam(second, other, team),
        zoe().removeTeam(team),
        ana().merge(fourth, free),
        zoe().assignTeam(third, other, team),
      ]);
      expect(answers.map(({ status }) => status).filter((status) => ![200, 409, 422].includes(status))).toEqual([]);
      expect((await ana().teams()).map(({ id }) => id)).toEqual([other]);
      numbers[3] = free;
      for (const number of numbers) {
        const { team: held } = (await ana().desk(number)).data;
        expect([null, other]).toContain(held?.id ?? null);
        await ana().assignTeam(number, null, other);
      }
      const left = await sql`select 1 from ticket where team_id = ${team}`.execute(bench.database.kysely);
      expect(left.rows).toEqual([]);
    }
  });

  it('are left without a team when it’s deleted, and a merged ticket keeps one', async () => {
    const [team, number, other] = [await made(), await opened(), await opened()];
    await ana().assignTeam(number, team, null);
    await ana().merge(number, other);
    expect((await ana().desk(other)).data.team?.id).toBe(team);
    await zoe().removeTeam(team);
    expect((await ana().desk(other)).data.team).toBeNull();
    expect(await listed('?holder=none')).toEqual([other]);
    expect((await bench.acts()).at(-1)).toMatchObject({ act: 'support-team.removed', detail: { tickets: 1 } });
  });
});
