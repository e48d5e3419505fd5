import type { Brand } from '@vinlore/brand';
import type { Endpoint } from '@vinlore/contract';
import { type Database, isDatabaseUnavailable, tables } from '@vinlore/database';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { TextSigner } from '../keys/keys.ts';
import { networkOf } from '../client/client-address.ts';
import { networkPoints } from './network-points.ts';

/** Length of the window, from the first attempt. */
const WINDOW_MS = 60_000;

interface LimitTables {
  shared_limit: {
    /** HMAC of the limited key: no address and no account is stored. */
    key: string;
    count: number;
    /** When the window resets. */
    until: Date;
  };
}

/** One attempt at a row: by address and, with a token, by account. */
export interface SharedAttempt {
  readonly row: Pick<Endpoint, 'name' | 'attemptsPerMinute'>;
  readonly brand: Pick<Brand, 'key'>;
  readonly address: string;
  readonly account: string | null;
}

/** Limits shared by all processes of the product. */
export interface SharedLimit {
  /**
   * Counts an attempt, in one statement.
   *
   * @returns seconds to wait if there were too many, else 0; also 0 while the database is down, when only the process's
   * own count applies
   */
  spend(attempt: SharedAttempt): Promise<number>;
  /**
   * Adds this process's counts, and returns the totals of all processes, by key; empty while the database is down.
   *
   * @param counts each with the end of its window, used if no other process has started one
   */
  add(counts: readonly SharedCount[]): Promise<ReadonlyMap<string, SharedSum>>;
}

/** A total of all processes. */
export interface SharedSum {
  readonly count: number;
  readonly until: Date;
}

/** A count of this process. */
export interface SharedCount extends SharedSum {
  readonly key: string;
}

/** Dependencies of shared limits. */
export interface SharedLimitDeps {
  readonly database: Database;
  /** Hashes the keys, so the table identifies no one. */
  readonly signer: TextSigner;
  readonly clock: () => Date;
  readonly log: Logger;
}

/** Returns limits in the table `shared_limit`. */
export function sharedLimitIn({ database, signer, clock, log }: SharedLimitDeps): SharedLimit {
  const db = tables<LimitTables>(database);
  const codeOf = (value: string) => signer.code('kit.limit', value);
  /** Budgets by key: of the address, of its IPv6 network, and of the account. */
  const budgetsOf = ({ row, brand, address, account }: SharedAttempt) => {
    const points = row.attemptsPerMinute ?? Infinity;
    const network = networkOf(address);
    const who: [string, string, number][] = [['address', address, points]];
    if (network !== null) who.push(['network', network, networkPoints(points)]);
    if (account !== null) who.push(['account', account, points]);
    return new Map(who.map(([kind, id, budget]) => [codeOf(JSON.stringify([row.name, brand.key, kind, id])), budget]));
  };
  const count = (counts: readonly SharedCount[], now: Date) =>
    db
      .insertInto('shared_limit')
      // Statements lock shared keys in the same order, so they can't deadlock.
      .values([...counts].sort((a, b) => (a.key < b.key ? -1 : 1)))
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          count: sql`case when shared_limit.until <= ${now} then excluded.count else shared_limit.count + excluded.count end`,
          until: sql`case when shared_limit.until <= ${now} then excluded.until else shared_limit.until end`,
        }),
      )
      .returning(['key', 'count', 'until'])
      .execute();
  return {
    spend: async (attempt) => {
      const now = clock();
      const budgets = budgetsOf(attempt);
      const until = new Date(now.getTime() + WINDOW_MS);
      try {
        const waits = (
          await count(
            [...budgets.keys()].map((key) => ({ key, count: 1, until })),
            now,
          )
        )
          .filter((kept) => kept.count > (budgets.get(kept.key) ?? Infinity))
          .map(({ until }) => Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)));
        return Math.max(0, ...waits);
      } catch (error) {
        if (!isDatabaseUnavailable(error)) throw error;
        log.warn(
          { row: attempt.row.name },
          'the database is not responding: a rate limit is counted per process for now',
        );
        return 0;
      }
    },
    add: async (counts) => {
      const keys = new Map(counts.map(({ key }) => [codeOf(key), key]));
      try {
        const sums = await count(
          counts.map(({ key, count: own, until }) => ({ key: codeOf(key), count: own, until })),
          clock(),
        );
        return new Map(sums.map(({ key, count: sum, until }) => [keys.get(key)!, { count: sum, until }]));
      } catch (error) {
        log.warn({ err: error }, 'the general rate limit could not be shared: it is counted per process for now');
        return new Map();
      }
    },
  };
}

/** Deletes expired counts. */
export async function purgeSharedLimits(database: Database, now: Date): Promise<void> {
  await database.maintenance((db) =>
    tables<LimitTables>(db).deleteFrom('shared_limit').where('until', '<=', now).execute(),
  );
}
