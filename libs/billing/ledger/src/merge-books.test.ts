import { tables } from '@vinlore/database';
import { testBrand } from '@vinlore/testing-node';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import {
  balancesOf,
  giveBack,
  grantCredits,
  mergeBooks,
  openReservations,
  reserveCredits,
  settleReservation,
  spendCredit,
  takeBack,
  usesOf,
} from './ledger.ts';
import { creditSpentOn } from './spent-on.ts';
import { booksThatDoNotAddUp, createLedgerDatabase, runUnlimited } from './testing/ledger-database.ts';

const database = await createLedgerDatabase();
afterAll(() => database.drop());
const AT = new Date('2026-11-20T10:00:00Z');
const brand = testBrand({ key: 'counted' });

const person = () => {
  const accountId = crypto.randomUUID();
  const of = { brand: brand.key, accountId };
  return {
    ...of,
    grant: (credits: number, pot: 'sticker' | 'vhr' = 'sticker') =>
      database.transaction((tx) =>
        grantCredits(tx, { ...of, pot, credits, cause: { kind: 'gift', id: crypto.randomUUID() }, at: AT }),
      ),
    spend: (id: string = crypto.randomUUID(), product: 'sticker' | 'report' = 'sticker') =>
      database.transaction((tx) =>
        spendCredit(tx, {
          brand,
          accountId,
          product,
          document: { kind: product, id, title: '2014 Ford Escape' },
          at: AT,
        }),
      ),
    balances: () => balancesOf(database, brand.key, accountId),
  };
};
const merge = (from: { accountId: string }, into: { accountId: string }) =>
  database.transaction((tx) =>
    mergeBooks(tx, { brand: brand.key, accountId: from.accountId, into: into.accountId, at: AT }),
  );

describe('spec §4: merging the books of two accounts of one member', () => {
  it('moves balances by entries, keeps posted ones, leaves the closed books at zero, and does nothing on a repeat', async () => {
    const [old, kept] = [person(), person()];
    await old.grant(5);
    await old.grant(2, 'vhr');
    await kept.grant(1);
    await old.spend();
    const before = await sql<object>`select * from ledger_entry order by transaction_id, book`.execute(database.kysely);
    await merge(old, kept);
    await merge(old, kept);
    expect(await old.balances()).toEqual({ vhr: 0, sticker: 0, global: 0 });
    expect(await kept.balances()).toEqual({ vhr: 2, sticker: 5, global: 0 });
    const after = await sql<object>`select * from ledger_entry order by transaction_id, book`.execute(database.kysely);
    for (const entry of before.rows) expect(after.rows).toContainEqual(entry);
    expect(await booksThatDoNotAddUp(database)).toEqual([]);
  });

  it('books later grants, returned credits, and refunds of the closed account on the other one', async () => {
    const [old, between, kept] = [person(), person(), person()];
    await old.grant(3);
    const id = crypto.randomUUID();
    const spent = await old.spend(id);
    await merge(old, between);
    await merge(between, kept);
    await old.grant(4);
    expect(await kept.balances()).toMatchObject({ sticker: 6 });
    await database.transaction(async (tx) => {
      expect(await creditSpentOn(tx, kept, [id])).toBe(true);
      await giveBack(tx, { transactionId: (spent as { transactionId: string }).transactionId, reason: 'x', at: AT });
      expect(await creditSpentOn(tx, kept, [id])).toBe(false);
    });
    expect(await kept.balances()).toMatchObject({ sticker: 7 });
    const back = { ...old, pot: 'sticker', credits: 9, cause: { kind: 'refund', id }, at: AT } as const;
    expect(await database.transaction((tx) => takeBack(tx, back))).toBe(7);
    expect(await booksThatDoNotAddUp(database)).toEqual([]);
  });

  it('carries over the uses of an unlimited plan, so that its limit still applies, and one of them can still be returned', async () => {
    const [old, kept] = [person(), person()];
    const subscriptionId = await runUnlimited(database, { ...old, fairUse: 3, at: AT });
    const spent = await old.spend();
    await old.spend();
    await merge(old, kept);
    await sql`update billing_running_plan set account_id = ${kept.accountId} where subscription_id = ${subscriptionId}`.execute(
      tables<object>(database),
    );
    const period = { subscriptionId, product: 'sticker', periodStart: AT } as const;
    expect(await usesOf(database, kept, period)).toBe(2);
    expect(await kept.spend()).toMatchObject({ spent: true, paidBy: 'unlimited' });
    expect(await kept.spend()).toMatchObject({ spent: false, reason: 'fair-use' });
    await database.transaction((tx) =>
      giveBack(tx, { transactionId: (spent as { transactionId: string }).transactionId, reason: 'x', at: AT }),
    );
    expect(await usesOf(database, kept, period)).toBe(2);
    expect(await booksThatDoNotAddUp(database)).toEqual([]);
  });

  it('refuses if credits are reserved, and changes nothing', async () => {
    const [old, kept] = [person(), person()];
    await old.grant(3);
    const cause = { kind: 'list', id: crypto.randomUUID() };
    await database.transaction((tx) =>
      reserveCredits(tx, { brand, accountId: old.accountId, product: 'sticker', credits: 2, cause, at: AT }),
    );
    await expect(merge(old, kept)).rejects.toThrow('reserved');
    expect(await old.balances()).toMatchObject({ sticker: 1 });
    for (const reservation of await database.transaction((tx) => openReservations(tx, [old.accountId])))
      await database.transaction((tx) => settleReservation(tx, { reservation, at: AT }));
    await merge(old, kept);
    expect(await kept.balances()).toMatchObject({ sticker: 3 });
  });

  it('loses and creates no credits, whatever both accounts do before, during, and after the merge', async () => {
    const act = fc.record({ who: fc.nat(1), does: fc.constantFrom('grant', 'spend', 'merge') });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 30 }), async (acts) => {
        const people = [person(), person()] as const;
        let granted = 0;
        const spent = await Promise.all(
          acts.map(async ({ who, does }) => {
            if (does === 'merge') return void (await merge(people[0], people[1]));
            if (does === 'grant') {
              await people[who]!.grant(2);
              return void (granted += 2);
            }
            return people[who]!.spend();
          }),
        );
        await merge(people[0], people[1]);
        const used = spent.filter((each) => each?.spent).length;
        expect(await people[0].balances()).toMatchObject({ sticker: 0 });
        expect(await people[1].balances()).toMatchObject({ sticker: granted - used });
      }),
      { numRuns: 12 },
    );
    expect(await booksThatDoNotAddUp(database)).toEqual([]);
  });
});
