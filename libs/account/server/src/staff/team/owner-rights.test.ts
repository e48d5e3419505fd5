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
/** Approves the latest request as someone else. */
const approve = (approvedBy: string) => bench.carryOut({ ...bench.asked.at(-1)!, id: '7', approvedBy, settle });

describe('two people for owner permissions', () => {
  it('are requested, and granted once a second owner approves', async () => {
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
    // The staff module records the request; nothing has been done yet.
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

  it('creates a new owner with the approval and emails them then', async () => {
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

  it('needs two to remove them as well, and the person keeps them until then', async () => {
    const other = await bench.colleague(['owner']);
    expect((await owner.post('team/remove', { id: other.id })).data).toEqual({ done: false });
    expect((await other.get('team')).status).toBe(200);
    await approve(nobodyId);
    expect((await other.get('team')).status).toBe(401);
  });

  it('does nothing and says why if something else changed before the approval', async () => {
    const person = await bench.colleague(['support', 'content']);
    await bench.change(owner, person.id, ['owner']);
    const late = bench.asked.at(-1)!;
    await bench.change(owner, person.id, ['content']);
    const approved = bench.carryOut({ ...late, id: '8', approvedBy: nobodyId, settle });
    await expect(approved).rejects.toThrow(Refusal);
    expect((await person.get('me')).data).toMatchObject({ permissions: ['content'] });
  });

  it('needs two to grant refund approval, so no one can plant a second account of their own', async () => {
    const own = { email: bench.email(), permissions: ['billing'], brands: [] };
    expect((await owner.post('team/add', own)).data).toEqual({ done: false });
    expect(bench.asked.at(-1)).toMatchObject({ permission: 'owner', facts: { change: 'add', permissions: 'billing' } });
    const person = await bench.colleague(['support']);
    expect((await bench.change(owner, person.id, ['support', 'billing'])).data).toEqual({ done: false });
    expect((await person.get('me')).data).toMatchObject({ permissions: ['support'] });
    await approve(second);
    expect((await person.get('me')).data).toMatchObject({ permissions: ['support', 'billing'] });
    // One is enough to remove it, because it may be urgent.
    expect((await bench.change(owner, person.id, ['support'])).data).toEqual({ done: true });
  });

  it('applies at another brand’s desk too', async () => {
    const wide = await bench.colleague(['owner'], { staffBrands: ['other'] });
    const person = await bench.colleague(['billing', 'support']);
    expect((await bench.change(wide, person.id, ['billing', 'support'], ['other'])).data).toEqual({ done: false });
    expect((await bench.change(wide, person.id, ['support'])).data).toEqual({ done: true });
  });

  it('tells a sole owner to ask the operator; their own account of another brand doesn’t count', async () => {
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
    // Someone from another brand with access here counts as a second owner.
    await bench.account(bench.email(), ['owner'], { staffBrands: ['gated'] });
    const answer = await request();
    expect(answer.data).toEqual({ done: false });
    expect(answer.message).toBeUndefined();
  });

  it('keeps the last owner of a brand an owner, whoever asks and approves', async () => {
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

  it('needs two people exactly for granting any permission or removing an owner’s', () => {
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
