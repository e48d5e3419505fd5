import { type Database, tables, type Tx } from '@vinlore/database';
import { sql } from 'kysely';
import type { AccountTables } from '../tables.ts';

/** A limit and its time window. */
export interface Allowance {
  readonly times: number;
  readonly windowMs: number;
}

/** Increments a count in one statement. @returns seconds to wait if the limit is exceeded, else 0 */
export async function countOnce(
  source: Database | Tx,
  key: string,
  { times, windowMs }: Allowance,
  now: Date,
): Promise<number> {
  const { count, until } = await tables<AccountTables>(source)
    .insertInto('account_attempt')
    .values({ key, count: 1, until: new Date(now.getTime() + windowMs) })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when account_attempt.until <= ${now} then 1 else account_attempt.count + 1 end`,
        until: sql`case when account_attempt.until <= ${now} then excluded.until else account_attempt.until end`,
      }),
    )
    .returning(['count', 'until'])
    .executeTakeFirstOrThrow();
  return count <= times ? 0 : Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
}

/** Deletes expired counts. */
export async function purgeAttempts(database: Database, now: Date): Promise<void> {
  await database.maintenance((db) =>
    tables<AccountTables>(db).deleteFrom('account_attempt').where('until', '<=', now).execute(),
  );
}
