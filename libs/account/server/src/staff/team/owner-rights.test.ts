import { PERMISSIONS, type Permission } from '@vinlore/contract';
import { Refusal } from '@vinlore/server-kit';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDeskBench, type DeskBench, type StaffPerson } from '../testing/desk-bench.ts';
import { sameState, teamState, touchesOwner } from './team-state.ts';

let bench: DeskBench;
let owner: StaffPerson & { id: string };
beforeAll(async () => {
  bench = await createDeskBench();
  owner = await bench.atDesk('owner@example.com', ['owner']);
});
afterAll(() => bench.database.drop());

let people = 0;
const email = () => `p${++people}@example.com`;
const colleague = (permissions: readonly Permission[] = ['support'], more = {}) =>
  bench.atDesk(email(), permissions, more);
const nobodyId = '00000000-0000-4000-8000-000000000000';
/** Approves what was asked last, as somebody else. */
const approve = (approvedBy: string) => bench.carryOut({ ...bench.asked.at(-1)!, id: '7', approvedBy });

describe('issue 10: two people for an owner’s rights', () => {
  it('they are asked for, and given when a second owner approves, once', async () => {
    const person = await colleague(['support']);
    const before = await bench.countActs();
    const wish = { id: person.id, permissions: ['owner'], brands: [] };
    expect((await owner.post('team/change', wish)).data).toEqual({ done: false });
    expect((await person.get('me')).data).toMatchObject({ permissions: ['support'] });
    expect(bench.asked.at(-1)).toMatchObject({
      kind: 'owner-rights',
      permission: 'owner',
      askedBy: owner.id,
      subject: { kind: 'account', id: person.id },
      facts: { change: 'set', permissions: 'owner', was_permissions: 'support' },
    });
    // The staff slice notes the asking; nothing has been done yet.
    expect(await bench.countActs()).toBe(before);
    const second = await bench.account(email(), ['owner']);
    await approve(second);
    await approve(second);
    expect((await person.get('me')).data).toMatchObject({ permissions: PERMISSIONS });
    expect(await bench.lastActs(2)).toMatchObject([
      {
        act: 'staff.permissions-changed',
        actor: null,
        detail: { approval: '7', askedBy: owner.id, approvedBy: second },
      },
      { act: expect.not.stringMatching('staff.permissions-changed') },
    ]);
  });

  it('somebody new becomes an owner with the approval, and is mailed then', async () => {
    const to = email();
    const mailed = bench.letters.length;
    expect((await owner.post('team/add', { email: to, permissions: ['owner'], brands: [] })).data).toEqual({
      done: false,
    });
    expect(bench.letters).toHaveLength(mailed);
    await approve(nobodyId);
    expect(bench.letters.at(-1)).toMatchObject({ to });
    expect((await owner.get(`team?search=${to}`)).data).toMatchObject({ people: [{ email: to }] });
  });

  it('taking them takes two as well, and the person keeps them until then', async () => {
    const other = await colleague(['owner']);
    expect((await owner.post('team/remove', { id: other.id })).data).toEqual({ done: false });
    expect((await other.get('team')).status).toBe(200);
    await approve(nobodyId);
    expect((await other.get('team')).status).toBe(401);
  });

  it('an approval that comes after something else has changed does nothing, and says so', async () => {
    const person = await colleague(['support']);
    await owner.post('team/change', { id: person.id, permissions: ['owner'], brands: [] });
    const late = bench.asked.at(-1)!;
    await owner.post('team/change', { id: person.id, permissions: ['content'], brands: [] });
    const approved = bench.carryOut({ ...late, id: '8', approvedBy: nobodyId });
    await expect(approved).rejects.toThrow(Refusal);
    expect((await person.get('me')).data).toMatchObject({ permissions: ['content'] });
  });

  it('the last owner of a brand stays one, whoever asks and whoever approves', async () => {
    const away = { brand: 'other' };
    const first = await colleague(['owner'], away);
    const second = await colleague(['owner'], away);
    expect((await first.post('team/remove', { id: second.id })).data).toEqual({ done: false });
    expect((await second.post('team/remove', { id: first.id })).data).toEqual({ done: false });
    await approve(first.id);
    await expect(bench.carryOut({ ...bench.asked.at(-2)!, id: '9', approvedBy: nobodyId })).rejects.toThrow(Refusal);
    expect((await second.get('team')).status).toBe(200);
  });

  it('what takes two people is what gives or takes an owner’s rights somewhere, and nothing else', () => {
    const anyState = fc
      .record({
        permissions: fc.subarray([...PERMISSIONS]),
        brands: fc.subarray(['a', 'b', 'c']),
      })
      .map(({ permissions, brands }) => teamState(permissions, brands, 'home'));
    fc.assert(
      fc.property(anyState, anyState, (before, after) => {
        const ownerAt = ({ permissions, brands }: typeof before) =>
          permissions.includes('owner') ? ['home', ...brands].join() : '';
        expect(touchesOwner(before, after)).toBe(ownerAt(before) !== ownerAt(after));
        if (sameState(before, after)) expect(touchesOwner(before, after)).toBe(false);
      }),
    );
  });
});
