import type { AuditTables } from '@vinlore/audit';
import { forBrand, tables } from '@vinlore/database';
import { type ApprovalRequest, CarriedOutBefore, Refusal } from '@vinlore/server-kit';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { createStaffBench, type Name, STAFF } from '../testing/staff-bench.ts';

const bench = await createStaffBench();
afterAll(() => bench.database.drop());
const { as, carried, how, database, secondPerson, operator, emailChangedAt } = bench;

/** A user requests a refund. */
const ask = (by: Name, request: Partial<ApprovalRequest> = {}) =>
  database.transaction((tx) =>
    secondPerson.ask(tx, {
      brand: 'one',
      askedBy: STAFF[by].id,
      kind: 'refund',
      permission: 'billing',
      subject: { kind: 'order', id: 'o-1' },
      facts: { amount: 25_000 },
      from: { address: '192.0.2.7', device: 'Test/1' },
      ...request,
    }),
  );
const approve = (name: Name, id: string, brand?: string) => as(name, '/api-cwa/staff/approvals/approve', { id }, brand);
const decline = (name: Name, id: string) => as(name, '/api-cwa/staff/approvals/decline', { id, reason: 'too much' });
const actsOn = (id: string) =>
  tables<AuditTables>(database)
    .selectFrom('audit_entry')
    .select(['act', 'actor', 'from_address'])
    .where('detail', '@>', JSON.stringify({ approval: id }) as never)
    .orderBy('id')
    .execute();

describe('approval by a second person', () => {
  it('is carried out once someone else approves, with one entry per action', async () => {
    const id = await ask('bill');
    expect((await as('bea', '/api-cwa/staff/approvals')).data).toMatchObject({
      approvals: [{ id, asked_by: { name: 'bill' }, decidable: true, facts: { amount: 25_000 } }],
      waiting: 1,
    });
    expect(await approve('bea', id)).toMatchObject({ status: 200, data: { state: 'approved', decidable: false } });
    expect(await approve('olga', id)).toMatchObject({ status: 409 });
    expect(carried.filter((each) => each.id === id)).toMatchObject([
      { askedBy: STAFF.bill.id, approvedBy: STAFF.bea.id, facts: { amount: 25_000 } },
    ]);
    expect(await actsOn(id)).toEqual([
      { act: 'approval.asked', actor: STAFF.bill.id, from_address: '192.0.2.7' },
      { act: 'approval.approved', actor: STAFF.bea.id, from_address: '192.0.2.7' },
    ]);
    expect(await secondPerson.standing(database, 'one', [id])).toEqual(new Map([[id, 'approved']]));
    expect(await secondPerson.standing(database, 'dos', [id])).toEqual(new Map());
  });

  it('refuses self-approval, for owners too', async () => {
    for (const name of ['bill', 'olga'] as const) {
      const id = await ask(name);
      expect(await approve(name, id)).toMatchObject({ status: 403, message: expect.stringMatching(/someone else/) });
      expect((await as(name, '/api-cwa/staff/approvals')).data.approvals).toMatchObject([{ id, decidable: false }]);
      expect(await decline(name, id)).toMatchObject({ status: 200, data: { state: 'declined' } });
      expect((await actsOn(id)).map(({ act }) => act)).toEqual(['approval.asked', 'approval.withdrawn']);
    }
  });

  it('shows the approver whose permissions change; a refund is about no person', async () => {
    const subject = { kind: 'account', id: STAFF.sue.id };
    const id = await ask('olga', { permission: 'owner', subject, facts: { change: 'set', permissions: 'owner' } });
    expect((await as('otto', '/api-cwa/staff/approvals')).data.approvals[0]).toMatchObject({
      id,
      person: { id: STAFF.sue.id, name: 'sue', email: 'sue@example.com' },
    });
    expect(await decline('olga', id)).toMatchObject({ status: 200, data: { person: { name: 'sue' } } });
    expect((await decline('bill', await ask('bill'))).data.person).toBeNull();
  });

  it('refuses the same person with accounts of two brands', async () => {
    const id = await ask('bill');
    expect((await as('bill2', '/api-cwa/staff/approvals')).data.approvals).toMatchObject([{ id, decidable: false }]);
    expect(await approve('bill2', id)).toMatchObject({ status: 403, message: expect.stringMatching(/someone else/) });
    expect(await approve('olga', id)).toMatchObject({ status: 200 });
  });

  it('refuses approving and declining without permission; hides requests from other brands', async () => {
    const id = await ask('olga', { kind: 'refund', permission: 'owner' });
    expect(await approve('bea', id)).toMatchObject({ status: 403 });
    expect(await decline('bea', id)).toMatchObject({ status: 403 });
    expect(await approve('sue', id)).toMatchObject({ status: 403 });
    expect(await approve('otto', id, 'dos')).toMatchObject({ status: 404 });
    expect((await as('otto', '/api-cwa/staff/approvals', undefined, 'dos')).data.approvals).toEqual([]);
    expect(await approve('otto', id)).toMatchObject({ status: 200 });
  });

  it('lets one of two concurrent approvals through', async () => {
    const id = await ask('bill');
    const answers = await Promise.all([approve('bea', id), approve('olga', id), decline('otto', id)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(carried.filter((each) => each.id === id).length).toBeLessThan(2);
    expect(await actsOn(id)).toHaveLength(2);
  });

  it('marks a request that can’t be carried out as failed with the reason; a timeout can be retried', async () => {
    const gone = await ask('bill');
    how.carryOut = () => Promise.reject(new Refusal(422, 'The order was refunded meanwhile.'));
    expect(await approve('bea', gone)).toMatchObject({ status: 422, message: 'The order was refunded meanwhile.' });
    const slow = await ask('bill');
    how.carryOut = () => Promise.reject(new Error('the gateway hangs'));
    expect(await approve('bea', slow)).toMatchObject({ status: 503 });
    expect((await as('bea', '/api-cwa/staff/approvals?state=decided')).data.approvals).toMatchObject([
      { id: slow, state: 'approved', decidable: true },
      { id: gone, state: 'failed', words: 'The order was refunded meanwhile.', decidable: false },
      ...Array(8).fill({}),
    ]);
    how.carryOut = () => Promise.resolve();
    expect(await approve('bea', slow)).toMatchObject({ status: 200, data: { decidable: false } });
    expect((await actsOn(slow)).map(({ act }) => act)).toEqual(['approval.asked', 'approval.approved']);
  });

  it('is not fooled by an email change between request and approval', async () => {
    const id = await ask('bill');
    emailChangedAt.set(STAFF.bill2.id, new Date());
    expect(await approve('bill2', id)).toMatchObject({ status: 403, message: expect.stringMatching(/someone else/) });
    emailChangedAt.delete(STAFF.bill2.id);
    expect(await decline('bill', id)).toMatchObject({ status: 200 });
  });

  it('refuses approvers whose email changed after the request, and voids requests of such requesters', async () => {
    const id = await ask('bill');
    emailChangedAt.set(STAFF.bea.id, new Date(Date.now() + 60_000));
    expect(await approve('bea', id)).toMatchObject({ status: 403, message: expect.stringMatching(/email changed/) });
    emailChangedAt.delete(STAFF.bea.id);
    emailChangedAt.set(STAFF.bill.id, new Date(Date.now() + 60_000));
    expect(await approve('bea', id)).toMatchObject({ status: 409, message: expect.stringMatching(/void/) });
    emailChangedAt.delete(STAFF.bill.id);
    expect(await approve('bea', id), 'for good').toMatchObject({ status: 409 });
    expect(await secondPerson.standing(database, 'one', [id])).toEqual(new Map([[id, 'void']]));
    expect(carried.filter((each) => each.id === id)).toEqual([]);
  });

  it('refuses requesting or approving anything about one’s own account, at any brand', async () => {
    await expect(ask('bill', { about: STAFF.bill2.id })).rejects.toThrow(/of your own accounts/);
    const id = await ask('olga', { about: STAFF.bill2.id });
    expect(await approve('bill', id)).toMatchObject({ status: 403, message: expect.stringMatching(/of your own/) });
    expect(await approve('bea', id)).toMatchObject({ status: 200 });
  });

  it('expires requests after seven days', async () => {
    const id = await ask('bill');
    await tables<{ staff_approval: { id: string; asked_at: Date } }>(database)
      .updateTable('staff_approval')
      .set({ asked_at: new Date(Date.now() - 8 * 24 * 60 * 60_000) })
      .where('id', '=', id)
      .execute();
    expect(await approve('bea', id)).toMatchObject({ status: 409, message: expect.stringMatching(/expired/) });
    expect((await as('bea', '/api-cwa/staff/approvals?state=decided')).data.approvals).toContainEqual(
      expect.objectContaining({ id, state: 'expired', decidable: false }),
    );
  });

  it('lets users without approval permission see and withdraw only their own requests', async () => {
    const [own, other] = [await ask('sue'), await ask('bill')];
    const { data } = await as('sue', '/api-cwa/staff/approvals');
    expect(data).toMatchObject({ approvals: [{ id: own, decidable: false }], waiting: 1 });
    expect(await decline('sue', other)).toMatchObject({ status: 403 });
    expect(await decline('sue', own)).toMatchObject({ status: 200 });
    await decline('bill', other);
  });

  it('tells a sole owner that the operator approves, who does so once and is recorded as the operator', async () => {
    const id = await ask('olga', { changes: [{ name: 'tag_host', before: null, after: 'https://tags.one.example' }] });
    how.hasApprover = false;
    expect((await as('olga', '/api-cwa/staff/approvals')).data.approvals).toMatchObject([{ id, for_operator: true }]);
    how.hasApprover = true;
    expect(await operator.list('one')).toMatchObject([
      { id, askedBy: 'olga@example.com', changes: [{ name: 'tag_host', after: 'https://tags.one.example' }] },
    ]);
    expect(await operator.list('dos')).toEqual([]);
    expect(await operator.approve('none')).toBe(false);
    expect(await operator.approve(id)).toBe(true);
    await expect(operator.approve(id)).rejects.toThrow(Refusal);
    expect(carried.filter((each) => each.id === id)).toMatchObject([{ approvedBy: null }]);
    expect(await actsOn(id)).toMatchObject([{ act: 'approval.asked' }, { act: 'approval.approved', actor: null }]);
    expect((await as('olga', '/api-cwa/staff/approvals?state=decided')).data.approvals[0]).toMatchObject({
      by_operator: true,
      decided_by: null,
    });
    const other = await ask('olga');
    expect(await operator.decline(other, 'Not now.')).toBe(true);
    expect(await secondPerson.standing(database, 'one', [other])).toEqual(new Map([[other, 'declined']]));
  });

  it('does not carry out a request again after a crash, because both are one transaction', async () => {
    const id = await ask('bill');
    let acts = 0;
    how.carryOut = async ({ settle }) => {
      await database.transaction(async (tx) => {
        if (!(await settle(tx))) throw new CarriedOutBefore();
        acts += 1;
      });
      if (acts === 1) throw new Error('killed after the act');
    };
    expect(await approve('bea', id)).toMatchObject({ status: 503 });
    expect(acts).toBe(1);
    how.carryOut = () => Promise.resolve();
    expect(await approve('bea', id), 'it is done').toMatchObject({ status: 409 });
  });

  it('rejects self-approval in the database itself', async () => {
    const id = await ask('bill');
    const self = tables<{ staff_approval: { id: string; state: string; decided_by: string; decided_at: Date } }>(
      database,
    )
      .updateTable('staff_approval')
      .set({ state: 'approved', decided_by: STAFF.bill.id })
      .where('id', '=', id)
      .execute();
    await expect(self).rejects.toThrow('check constraint');
    const asPerson = tables<{
      staff_approval: { id: string; state: string; decided_by: string; decided_person: string };
    }>(database)
      .updateTable('staff_approval')
      .set({ state: 'approved', decided_by: STAFF.bill2.id, decided_person: STAFF.bill.id })
      .where('id', '=', id)
      .execute();
    await expect(asPerson).rejects.toThrow('check constraint');
  });
});

it('holds for random concurrent requests, approvals, and withdrawals of two accounts of one person and two colleagues', async () => {
  const names = ['bill', 'bill2', 'bea', 'olga'] as const;
  const step = fc.record({
    act: fc.constantFrom('ask', 'approve', 'decline', 'operator'),
    by: fc.constantFrom(...names),
    which: fc.nat({ max: 3 }),
  });
  const people = new Map<string, string>(names.map((name) => [STAFF[name].id, name.replace(/\d$/, '')]));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { minLength: 2, maxLength: 5 }), { maxLength: 5 }), async (rounds) => {
      const ids: string[] = [await ask('bill')];
      const begun = carried.length;
      for (const round of rounds)
        await Promise.all(
          round.map(async ({ act, by, which }) => {
            const id = ids[which % ids.length]!;
            if (act === 'ask') ids.push(await ask(by));
            if (act === 'approve') await approve(by, id);
            if (act === 'decline') await decline(by, id);
            if (act === 'operator') await operator.approve(id).catch(() => {});
          }),
        );
      const done = carried.slice(begun);
      expect(new Set(done.map(({ id }) => id)).size).toBe(done.length);
      for (const { askedBy, approvedBy } of done)
        if (approvedBy !== null) expect(people.get(approvedBy)).not.toBe(people.get(askedBy));
    }),
    { numRuns: 20, endOnFailure: true },
  );
});

it('keeps one person’s daily total under the limit across concurrent calls and accounts', async () => {
  const gift = fc.record({ by: fc.constantFrom('bill', 'bill2'), amount: fc.integer({ min: 1, max: 30 }) });
  const at = new Date('2026-11-22T10:00:00Z');
  const give = (name: Name, amount: number, when: Date) => {
    const brand = name === 'bill' ? 'one' : 'dos';
    const gift = { measure: 'credits' as const, currency: '', amount, limit: 50, at: when };
    // Each at their own brand's desk, whose calls see only that brand's rows.
    return forBrand(brand, () =>
      database.transaction((tx) => secondPerson.countGiven(tx, { brand, actor: STAFF[name].id, ...gift })),
    );
  };
  let day = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(gift, { minLength: 2, maxLength: 8 }), async (gifts) => {
      const when = new Date(at.getTime() + 2 * ++day * 24 * 60 * 60_000);
      const taken = await Promise.all(gifts.map(({ by, amount }) => give(by as Name, amount, when)));
      const sum = gifts.reduce((all, { amount }, index) => all + (taken[index] ? amount : 0), 0);
      expect(sum).toBeLessThanOrEqual(50);
      expect(await give('bill', 50 - sum + 1, when), 'what is over the rest').toBe(false);
      if (sum < 50) expect(await give('bill2', 50 - sum, when), 'the rest').toBe(true);
    }),
    { numRuns: 20 },
  );
  expect(await give('bea', 50, at), 'a colleague has a day of their own').toBe(true);
});
