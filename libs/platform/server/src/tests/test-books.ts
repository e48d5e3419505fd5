import { randomBytes } from 'node:crypto';
import { type Database, tables, type Tx } from '@vinlore/database';
import type { TestBook, TestKind, TestObject } from '@vinlore/server-kit';
import { type Selectable, sql } from 'kysely';
import type { KeyOwner } from '../key-owner.ts';
import type { PlatformTables } from '../tables.ts';

/** Credits of each kind that an account has in test mode to begin with. */
const STARTING_CREDITS = 1_000;

const from = (source: Database | Tx) => tables<PlatformTables>(source);

const objectOf = ({
  id,
  kind,
  subject,
  created_at,
}: Selectable<PlatformTables['platform_test_object']>): TestObject => ({
  ...{ id, kind, subject, createdAt: created_at },
});

const newId = () => `test_${randomBytes(15).toString('base64url')}`;

/** Credits left, with those of the start if the account hasn't used test mode yet. */
async function balanceOf(source: Database | Tx, { brand, accountId }: KeyOwner, kind: TestKind): Promise<number> {
  const { sum } = await from(source)
    .selectFrom('platform_test_entry')
    .select(sql<number | null>`sum(credits)::int`.as('sum'))
    .where('brand', '=', brand)
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return sum ?? STARTING_CREDITS;
}

/** Returns the books of test mode by account. */
export function testBooksIn(database: Database, clock: () => Date): (brand: string, accountId: string) => TestBook {
  return (brand, accountId) => {
    const owner = { brand, accountId };
    const own = (source: Database | Tx, kind: TestKind) =>
      from(source)
        .selectFrom('platform_test_object')
        .selectAll()
        .where('brand', '=', brand)
        .where('account_id', '=', accountId)
        .where('kind', '=', kind);
    return {
      create: (kind, subject) =>
        database.transaction(async (tx) => {
          // One at a time for each account, so that a credit isn't used twice.
          await sql`select pg_advisory_xact_lock(hashtextextended(${`platform tests ${brand} ${accountId}`}, 0))`.execute(
            from(tx),
          );
          const known = await own(tx, kind).where('subject', '=', subject).executeTakeFirst();
          if (known) return objectOf(known);
          const row = { brand, account_id: accountId, kind, created_at: clock() };
          await from(tx)
            .insertInto('platform_test_entry')
            .values({ ...row, credits: STARTING_CREDITS, object_id: null })
            .onConflict((conflict) => conflict.doNothing())
            .execute();
          if ((await balanceOf(tx, owner, kind)) < 1) return null;
          const made = await from(tx)
            .insertInto('platform_test_object')
            .values({ ...row, id: newId(), subject })
            .returningAll()
            .executeTakeFirstOrThrow();
          await from(tx)
            .insertInto('platform_test_entry')
            .values({ ...row, credits: -1, object_id: made.id })
            .execute();
          return objectOf(made);
        }),
      find: async (kind, id) => {
        const row = await own(database, kind).where('id', '=', id).executeTakeFirst();
        return row ? objectOf(row) : null;
      },
      list: async (kind, { cursor, limit }) => {
        let query = own(database, kind).orderBy('created_at', 'desc').orderBy('id', 'desc');
        if (cursor !== undefined)
          query = query.where(
            sql<boolean>`(created_at, id) < (select o.created_at, o.id from platform_test_object o
              where o.id = ${cursor} and o.brand = ${brand} and o.account_id = ${accountId})`,
          );
        const rows = await query.limit(limit + 1).execute();
        const objects = rows.slice(0, limit).map(objectOf);
        return { objects, next: rows.length > limit ? objects.at(-1)!.id : null };
      },
      balance: (kind) => balanceOf(database, owner, kind),
      reset: () => database.transaction((tx) => eraseTests(tx, owner)),
    };
  };
}

/** Returns an account's objects of test mode, for its export. */
export const testsOf = (source: Database, { brand, accountId }: KeyOwner) =>
  from(source)
    .selectFrom('platform_test_object')
    .select(['id', 'kind', 'subject', 'created_at'])
    .where('brand', '=', brand)
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();

/** Deletes an account's objects and entries of test mode. */
export async function eraseTests(tx: Tx, { brand, accountId }: KeyOwner): Promise<void> {
  for (const table of ['platform_test_entry', 'platform_test_object'] as const)
    await from(tx).deleteFrom(table).where('brand', '=', brand).where('account_id', '=', accountId).execute();
}
