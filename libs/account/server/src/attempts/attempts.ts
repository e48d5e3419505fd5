import { type Database, tables } from '@vinlore/database';
import { Refusal, type TextSigner } from '@vinlore/server-kit';
import { sql } from 'kysely';
import type { AccountTables } from '../tables.ts';
import { type Allowance, countOnce } from './counts.ts';

const MINUTE = 60_000;

/** Wrong attempts at one email from one place: an address, or a browser in which that email has signed in before. */
export const PER_PLACE: Allowance = { times: 10, windowMs: 15 * MINUTE };
/** Wrong attempts from one address across emails, against credential stuffing. */
export const PER_ADDRESS: Allowance = { times: 100, windowMs: 60 * MINUTE };
/** Wrong attempts at one email from all unknown places together, however many addresses. */
export const BY_STRANGERS: Allowance = { times: 50, windowMs: 60 * MINUTE };

/** What is attempted, at which email, from where. */
export interface Attempt {
  readonly kind: 'login' | 'gate' | 'second-factor';
  readonly brand: string;
  readonly email: string;
  readonly address: string;
  /** Id of the browser, if that email has signed in from it before. */
  readonly knownDevice?: string | null;
}

/** Limits password guessing across all processes. */
export interface Attempts {
  /**
   * Counts an attempt before the password is checked.
   *
   * @throws Refusal 429 with the seconds to wait
   */
  begin(attempt: Attempt, tooMany: (seconds: number) => string): Promise<void>;
  /** Undoes the count after a correct password. */
  succeeded(attempt: Attempt): Promise<void>;
}

/**
 * Rate limiter in the database that locks out the attacker and not the owner. It counts by email and place, by address,
 * and by email across places. Only the last count can be used up by others, so it doesn't apply to a browser in which
 * the owner has signed in before, nor to the gate, which has one email for everyone. An attempt refused by one count
 * isn't counted by the next.
 *
 * While the database is down no one can sign in: the call returns 503.
 */
export function attemptsIn(database: Database, signer: TextSigner, clock: () => Date): Attempts {
  const keyOf = (parts: readonly string[]) => signer.code('account.attempt', JSON.stringify(parts));
  const countsOf = ({ kind, brand, email, address, knownDevice }: Attempt) => {
    if (knownDevice) return { place: keyOf([kind, brand, email, 'device', knownDevice]), shared: [] };
    const strangers = { key: keyOf([kind, brand, email]), allowance: BY_STRANGERS };
    return {
      place: keyOf([kind, brand, email, address]),
      shared: [
        { key: keyOf([kind, brand, 'address', address]), allowance: PER_ADDRESS },
        ...(kind === 'gate' ? [] : [strangers]),
      ],
    };
  };
  return {
    begin: async (attempt, tooMany) => {
      const now = clock();
      const { place, shared } = countsOf(attempt);
      for (const { key, allowance } of [{ key: place, allowance: PER_PLACE }, ...shared]) {
        const seconds = await countOnce(database, key, allowance, now);
        if (seconds > 0) throw new Refusal(429, tooMany(seconds), undefined, seconds);
      }
    },
    succeeded: async (attempt) => {
      const { place, shared } = countsOf(attempt);
      const db = tables<AccountTables>(database);
      await db.deleteFrom('account_attempt').where('key', '=', place).execute();
      // Subtract only this attempt; other attempts stay counted.
      const oneLess = db.updateTable('account_attempt').set({ count: sql`greatest(count - 1, 0)` });
      for (const { key } of shared) await oneLess.where('key', '=', key).execute();
    },
  };
}
