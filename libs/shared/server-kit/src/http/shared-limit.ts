import type { Brand } from '@vinlore/brand';
import type { Endpoint } from '@vinlore/contract';
import { type Database, tables } from '@vinlore/database';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { TextSigner } from '../keys/keys.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

/** How long an attempt counts, from the first one on. */
const WINDOW_MS = 60_000;

interface LimitTables {
  shared_limit: {
    /** HMAC of what is limited: no address and no account stands here. */
    key: string;
    count: number;
    /** When counting starts anew. */
    until: Date;
  };
}

/** One attempt at a row: who tries, by address and, where a token came along, by account. */
export interface SharedAttempt {
  readonly row: Pick<Endpoint, 'name' | 'attemptsPerMinute'>;
  readonly brand: Pick<Brand, 'key'>;
  readonly address: string;
  readonly account: string | null;
}

/** Limits that hold over all processes of the product together. */
export interface SharedLimit {
  /**
   * Counts an attempt, in one statement.
   *
   * @returns seconds to wait where there were too many, else 0; 0 as well while the database does not answer: then the
   *   process's own count is the only wall
   */
  spend(attempt: SharedAttempt): Promise<number>;
}

/** What shared limits are made of. */
export interface SharedLimitOptions {
  readonly database: Database;
  /** Makes the keys, so that the table names nobody. */
  readonly signer: TextSigner;
  readonly clock: () => Date;
  readonly log: Logger;
}

/** Shared limits in the table `shared_limit`. */
export function sharedLimitIn({ database, signer, clock, log }: SharedLimitOptions): SharedLimit {
  const db = tables<LimitTables>(database);
  const keysOf = ({ row, brand, address, account }: SharedAttempt) =>
    [['address', address], ...(account === null ? [] : [['account', account]])]
      .map((who) => signer.code('kit.limit', JSON.stringify([row.name, brand.key, ...who])))
      // Two attempts that share two keys lock them in one order, and none waits for the other in vain.
      .sort();
  const count = (attempt: SharedAttempt, now: Date) =>
    db
      .insertInto('shared_limit')
      .values(keysOf(attempt).map((key) => ({ key, count: 1, until: new Date(now.getTime() + WINDOW_MS) })))
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          count: sql`case when shared_limit.until <= ${now} then 1 else shared_limit.count + 1 end`,
          until: sql`case when shared_limit.until <= ${now} then excluded.until else shared_limit.until end`,
        }),
      )
      .returning(['count', 'until'])
      .execute();
  return {
    spend: async (attempt) => {
      const now = clock();
      const points = attempt.row.attemptsPerMinute ?? Infinity;
      try {
        const waits = (await count(attempt, now))
          .filter((kept) => kept.count > points)
          .map(({ until }) => Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)));
        return Math.max(0, ...waits);
      } catch (error) {
        if (!isDatabaseUnavailable(error)) throw error;
        log.warn({ row: attempt.row.name }, 'the database does not answer: a limit counts for this process alone');
        return 0;
      }
    },
  };
}

/** Deletes counts that are over. */
export async function purgeSharedLimits(database: Database, now: Date): Promise<void> {
  await database.maintenance((db) =>
    tables<LimitTables>(db).deleteFrom('shared_limit').where('until', '<=', now).execute(),
  );
}
