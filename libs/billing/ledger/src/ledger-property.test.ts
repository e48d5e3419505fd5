import { tables } from '@vinlore/database';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { bookKey, CountedLedger, FAIR_USE, type Step } from './testing/counted-ledger.ts';
import { booksThatDoNotAddUp, createLedgerDatabase } from './testing/ledger-database.ts';
import type { LedgerKind, LedgerTables } from './tables.ts';

const CLIENTS = 16;
const STEPS_A_RUN = 400;
/** Operations: 1,200 in `npm test`; `npm run soak ledger` runs ten per requested input, 100,000 in all. */
const soak = fc.readConfigureGlobal().numRuns;
const OPERATIONS = soak === undefined ? 1_200 : 10 * soak;

const database = await createLedgerDatabase();
afterAll(() => database.drop());

const weighted = <T>(...choices: [weight: number, value: T][]) =>
  fc.oneof(...choices.map(([weight, value]) => ({ weight, arbitrary: fc.constant(value) })));
// Few causes and few members, so that operations collide. Refunds come before their orders as often as after them.
const step: fc.Arbitrary<Step> = fc.record({
  act: weighted<Step['act']>(
    [5, 'buy'],
    [2, 'renew'],
    [1, 'refund'],
    [9, 'spend'],
    [3, 'give-back'],
    [2, 'reserve'],
    [4, 'spend-reserved'],
    [2, 'release'],
  ),
  which: fc.nat({ max: 63 }),
  fate: weighted<Step['fate']>([7, 'done'], [1, 'crash'], [2, 'repeat']),
});
const steps = fc.array(step, { minLength: STEPS_A_RUN, maxLength: STEPS_A_RUN });

/** What the database has stored for a ledger's members. */
async function keptOf(ledger: CountedLedger) {
  const db = tables<LedgerTables>(database);
  const books = await db
    .selectFrom('ledger_entry as e')
    .innerJoin('ledger_member as m', 'm.id', 'e.member_id')
    .where('m.account_id', 'in', ledger.members)
    .groupBy(['m.account_id', 'e.pot'])
    .select(({ fn }) => [
      'm.account_id',
      'e.pot',
      fn.sum<number>('credits').filterWhere('book', '=', 'balance').as('balance'),
      fn.sum<number>('credits').filterWhere('book', 'like', 'reserved:%').as('reserved'),
      fn.sum<number>('credits').filterWhere('book', 'like', 'plan:%').as('plan'),
    ])
    .execute();
  const acts = await db
    .selectFrom('ledger_transaction as t')
    .innerJoin('ledger_member as m', 'm.id', 't.member_id')
    .where('m.account_id', 'in', ledger.members)
    .groupBy('t.kind')
    .select(({ fn }) => ['t.kind', fn.countAll<number>().as('count')])
    .execute();
  return {
    books: new Map(
      books.map(({ account_id, pot, balance, reserved, plan }) => [
        bookKey(account_id, pot),
        { balance: balance ?? 0, reserved: reserved ?? 0, uses: 0 - (plan ?? 0) },
      ]),
    ),
    acts: new Map<LedgerKind, number>(acts.map(({ kind, count }) => [kind, count])),
  };
}

it(
  `${OPERATIONS} random operations by ${CLIENTS} clients at once: every credit is accounted for, never negative, books balance to zero`,
  { timeout: soak === undefined ? 60_000 : 3_600_000 },
  async () => {
    const acknowledged = new Set<LedgerKind>();
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const ledger = new CountedLedger(database);
        await ledger.open();
        const client = async (number: number) => {
          for (let at = number; at < all.length; at += CLIENTS) await ledger.take(all[at]!);
        };
        await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));

        const kept = await keptOf(ledger);
        expect(kept.acts).toEqual(ledger.acts);
        const moved = [...ledger.books].filter(([pot]) => kept.books.has(pot));
        expect(kept.books).toEqual(new Map(moved));
        for (const [pot, { balance, reserved, uses }] of ledger.books) {
          expect(Math.min(balance, reserved, uses, FAIR_USE - uses), pot).toBeGreaterThanOrEqual(0);
          if (!kept.books.has(pot)) expect({ balance, reserved, uses }).toEqual({ balance: 0, reserved: 0, uses: 0 });
        }
        for (const kind of ledger.acts.keys()) acknowledged.add(kind);
      }),
      // Clients race each other, so a shrunken example would not fail the same way.
      { numRuns: Math.ceil(OPERATIONS / STEPS_A_RUN), endOnFailure: true },
    );
    expect(await booksThatDoNotAddUp(database)).toEqual([]);
    const all: LedgerKind[] = ['give-back', 'grant', 'release', 'reserve', 'spend', 'take-back'];
    expect([...acknowledged].sort(), 'every kind of act took place').toEqual(all);
  },
);
