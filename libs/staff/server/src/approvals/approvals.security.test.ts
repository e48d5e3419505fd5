import type { AuditTables } from '@vinlore/audit';
import { tables } from '@vinlore/database';
import { Refusal, type ApprovalRequest } from '@vinlore/server-kit';
import { afterAll, describe, expect, it } from 'vitest';
import { createStaffBench, type Name, STAFF } from '../testing/staff-bench.ts';
import { secondPerson } from './second-person.ts';

const bench = await createStaffBench();
afterAll(() => bench.database.drop());
const { as, carried, how, database } = bench;

/** Somebody asks for a refund. */
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

describe('issue 10: two people for what one may not do alone', () => {
  it('somebody else approves, it is carried out once, and each act has one entry', async () => {
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

  it('nobody approves their own, an owner neither', async () => {
    for (const name of ['bill', 'olga'] as const) {
      const id = await ask(name);
      expect(await approve(name, id)).toMatchObject({ status: 403, message: expect.stringMatching(/somebody else/) });
      expect((await as(name, '/api-cwa/staff/approvals')).data.approvals).toMatchObject([{ id, decidable: false }]);
      expect(await decline(name, id)).toMatchObject({ status: 200, data: { state: 'declined' } });
      expect((await actsOn(id)).map(({ act }) => act)).toEqual(['approval.asked', 'approval.withdrawn']);
    }
  });

  it('who is asked to approve rights is told whose they are; a refund is about no person', async () => {
    const subject = { kind: 'account', id: STAFF.sue.id };
    const id = await ask('olga', { permission: 'owner', subject, facts: { change: 'set', permissions: 'owner' } });
    expect((await as('otto', '/api-cwa/staff/approvals')).data.approvals[0]).toMatchObject({
      id,
      person: { id: STAFF.sue.id, name: 'sue', email: 'sue@example.com' },
    });
    expect(await decline('olga', id)).toMatchObject({ status: 200, data: { person: { name: 'sue' } } });
    expect((await decline('bill', await ask('bill'))).data.person).toBeNull();
  });

  it('nor does one person with accounts of two brands', async () => {
    const id = await ask('bill');
    expect((await as('bill2', '/api-cwa/staff/approvals')).data.approvals).toMatchObject([{ id, decidable: false }]);
    expect(await approve('bill2', id)).toMatchObject({ status: 403, message: expect.stringMatching(/somebody else/) });
    expect(await approve('olga', id)).toMatchObject({ status: 200 });
  });

  it('a permission that is missing approves and declines nothing; another brand sees nothing', async () => {
    const id = await ask('olga', { kind: 'refund', permission: 'owner' });
    expect(await approve('bea', id)).toMatchObject({ status: 403 });
    expect(await decline('bea', id)).toMatchObject({ status: 403 });
    expect(await approve('sue', id)).toMatchObject({ status: 403 });
    expect(await approve('otto', id, 'dos')).toMatchObject({ status: 404 });
    expect((await as('otto', '/api-cwa/staff/approvals', undefined, 'dos')).data.approvals).toEqual([]);
    expect(await approve('otto', id)).toMatchObject({ status: 200 });
  });

  it('two who approve at once: one does', async () => {
    const id = await ask('bill');
    const answers = await Promise.all([approve('bea', id), approve('olga', id), decline('otto', id)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(carried.filter((each) => each.id === id).length).toBeLessThan(2);
    expect(await actsOn(id)).toHaveLength(2);
  });

  it('what can no longer be carried out has failed, with the words; what does not answer can be tried again', async () => {
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

  it('the database itself refuses a request that its asker approves', async () => {
    const id = await ask('bill');
    const self = tables<{ staff_approval: { id: string; state: string; decided_by: string; decided_at: Date } }>(
      database,
    )
      .updateTable('staff_approval')
      .set({ state: 'approved', decided_by: STAFF.bill.id })
      .where('id', '=', id)
      .execute();
    await expect(self).rejects.toThrow('check constraint');
  });
});
