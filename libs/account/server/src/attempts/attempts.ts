import { type Database, tables } from '@vinlore/database';
import { Refusal, type TextSigner } from '@vinlore/server-kit';
import { sql } from 'kysely';
import type { AccountTables } from '../tables.ts';

/** Wrong tries at one e-mail from one address before that address has to wait. */
export const ATTEMPTS = 10;
/** How long it waits, from its first try on. */
export const WINDOW_MS = 15 * 60_000;

/** What is tried, at whose e-mail, from where. */
export interface Attempt {
  readonly kind: 'login' | 'gate';
  readonly brand: string;
  readonly email: string;
  readonly address: string;
}

/** Limits guessing at passwords, across all processes of the product. */
export interface Attempts {
  /**
   * Counts an attempt before the password is looked at.
   *
   * @throws Refusal 429 with the seconds to wait
   */
  begin(attempt: Attempt, tooMany: (seconds: number) => string): Promise<void>;
  /** Forgets what was counted: the right password was given. */
  succeeded(attempt: Attempt): Promise<void>;
}

/**
 * Attempts counted in the database by e-mail and address together, so that an attacker locks out himself and not the
 * owner (issue 4). While the database is down nobody logs in at all: the call answers 503.
 */
export function attemptsIn(database: Database, signer: TextSigner, clock: () => Date): Attempts {
  const db = tables<AccountTables>(database);
  const keyOf = ({ kind, brand, email, address }: Attempt) =>
    signer.code('account.attempt', JSON.stringify([kind, brand, email, address]));
  return {
    begin: async (attempt, tooMany) => {
      const now = clock();
      const { count, until } = await db
        .insertInto('account_attempt')
        .values({ key: keyOf(attempt), count: 1, until: new Date(now.getTime() + WINDOW_MS) })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            count: sql`case when account_attempt.until <= ${now} then 1 else account_attempt.count + 1 end`,
            until: sql`case when account_attempt.until <= ${now} then excluded.until else account_attempt.until end`,
          }),
        )
        .returning(['count', 'until'])
        .executeTakeFirstOrThrow();
      if (count <= ATTEMPTS) return;
      const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
      throw new Refusal(429, tooMany(seconds), undefined, seconds);
    },
    succeeded: async (attempt) => {
      await db.deleteFrom('account_attempt').where('key', '=', keyOf(attempt)).execute();
    },
  };
}

/** Deletes counts that are over. */
export async function purgeAttempts(database: Database, now: Date): Promise<void> {
  await database.maintenance((db) =>
    tables<AccountTables>(db).deleteFrom('account_attempt').where('until', '<=', now).execute(),
  );
}
