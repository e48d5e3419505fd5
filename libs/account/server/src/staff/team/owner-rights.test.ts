import { takesTwo } from '@vinlore/account-domain';
import { PERMISSIONS } from '@vinlore/contract';
import { Refusal } from '@vinlore/server-kit';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GATE } from '../../testing/bench.ts';
import { createDeskBench, type DeskBench, type StaffPerson } from '../testing/desk-bench.ts';
import { sameState, teamState } from './team-state.ts';

let bench: DeskBench;
let owner: StaffPerson & { id: string };
let second: string;
beforeAll(async () => {
  bench = await createDeskBench();
  owner = await bench.atDesk('owner@example.com', ['owner']);
  second = await bench.account('second@example.com', ['owner']);
});
afterAll(() => bench.database.drop());

const nobodyId = '00000000-0000-4000-8000-000000000000';
const settle = () => Promise.resolve(true);
/** Approves what was asked last, as somebody else. */
const approve = (approvedBy: string) => bench.carryOut({ ...bench.asked.at(-1)!, id: '7', approvedBy, settle });

describe('two people for an owner’s rights', () => {
  it('they are asked for, and given when a second owner approves, once', async () => {
    const person = await bench.colleague(['support']);
    const before = await bench.countActs();
    expect((await bench.change(owner, person.id, ['owner'])).data).toEqual({ done: false });
    expect((await person.get('me')).data).toMatchObject({ permissions: ['support'] });
    expect(bench.asked.at(-1)).toMatchObject({
      kind: 'owner-rights',
      permission: 'owner',
      askedBy: owner.id,
      subject: { kind: 'account', id: person.id },
      facts: { change: 'set', permissions: 'owner', was_permissions: 'support' },
    });
    // The staff module notes the asking; nothing has been done yet.
    expect(await bench.countActs()).toBe(before);
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
    const to = bench.email();
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
    const other = await bench.colleague(['owner']);
    expect((await owner.post('team/remove', { id: other.id })).data).toEqual({ done: false });
    expect((await other.get('team')).status).toBe(200);
    await approve(nobodyId);
    expect((await other.get('team')).status).toBe(401);
  });

  it('an approval that comes after something else has changed does nothing, and says so', async () => {
    const person = await bench.colleague(['support', 'content']);
    await bench.change(owner, person.id, ['owner']);
    const late = bench.asked.at(-1)!;
    await bench.change(owner, person.id, ['content']);
    const approved = bench.carryOut({ ...late, id: '8', approvedBy: nobodyId, settle });
    await expect(approved).rejects.toThrow(Refusal);
    expect((await person.get('me')).data).toMatchObject({ permissions: ['content'] });
  });

  it('whoever gets to approve refunds was given that by two: nobody puts a second account of their own there', async () => {
    const own = { email: bench.email(), permissions: ['billing'], brands: [] };
    expect((await owner.post('team/add', own)).data).toEqual({ done: false });
    expect(bench.asked.at(-1)).toMatchObject({ permission: 'owner', facts: { change: 'add', permissions: 'billing' } });
    const person = await bench.colleague(['support']);
    expect((await bench.change(owner, person.id, ['support', 'billing'])).data).toEqual({ done: false });
    expect((await person.get('me')).data).toMatchObject({ permissions: ['support'] });
    await approve(second);
    expect((await person.get('me')).data).toMatchObject({ permissions: ['support', 'billing'] });
    // Taken away it is by one: somebody may have to be quick.
    expect((await bench.change(owner, person.id, ['support'])).data).toEqual({ done: true });
  });

  it('at another brand’s desk too', async () => {
    const wide = await bench.colleague(['owner'], { staffBrands: ['other'] });
    const person = await bench.colleague(['billing', 'support']);
    expect((await bench.change(wide, person.id, ['billing', 'support'], ['other'])).data).toEqual({ done: false });
    expect((await bench.change(wide, person.id, ['support'])).data).toEqual({ done: true });
  });

  it('an owner who is alone is told to ask the operator: an own account of another brand is nobody else', async () => {
    const alone = bench.person(bench.email(), 'gated');
    await bench.giveAuthenticator(await bench.account(alone.email, ['owner'], { brand: 'gated' }));
    await alone.visitor.json('/api/securelogin', { email: GATE.email, pass: GATE.password });
    await alone.login();
    await alone.give(alone.code());
    await bench.account(alone.email, ['owner'], { staffBrands: ['gated'] });
    const request = () => alone.post('team/add', { email: bench.email(), permissions: ['support'], brands: [] });
    expect(await request()).toMatchObject({
      data: { done: false },
      message: expect.stringContaining('npm run approvals -- approve'),
    });
    // One who works here from another brand is a second owner as well.
    await bench.account(bench.email(), ['owner'], { staffBrands: ['gated'] });
    const answer = await request();
    expect(answer.data).toEqual({ done: false });
    expect(answer.message).toBeUndefined();
  });

  it('the last owner of a brand stays one, whoever asks and whoever approves', async () => {
    const away = { brand: 'other' };
    const first = await bench.colleague(['owner'], away);
    const second = await bench.colleague(['owner'], away);
    expect((await first.post('team/remove', { id: second.id })).data).toEqual({ done: false });
    expect((await second.post('team/remove', { id: first.id })).data).toEqual({ done: false });
    await approve(first.id);
    await expect(bench.carryOut({ ...bench.asked.at(-2)!, id: '9', approvedBy: nobodyId, settle })).rejects.toThrow(
      Refusal,
    );
    expect((await second.get('team')).status).toBe(200);
  });

  it('what takes two people is what gives any right, or takes an owner’s, somewhere; nothing else', () => {
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
        const rightsAt = ({ permissions, brands }: typeof before) =>
          permissions.flatMap((permission) => ['home', ...brands].map((brand) => `${permission} at ${brand}`));
        const gives = rightsAt(after).some((right) => !rightsAt(before).includes(right));
        expect(takesTwo(before, after)).toBe(gives || ownerAt(before) !== ownerAt(after));
        if (sameState(before, after)) expect(takesTwo(before, after)).toBe(false);
      }),
    );
  });
});
