import { type Database, tables } from '@vinlore/database';
import { Refusal, type TextSigner } from '@vinlore/server-kit';
import { sql } from 'kysely';
import type { AccountTables } from '../tables.ts';
import { type Allowance, countOnce } from './counts.ts';

const MINUTE = 60_000;

/** Wrong tries at one email from one place, which is an address, or a browser in which that email has logged in before. */
export const PER_PLACE: Allowance = { times: 10, windowMs: 15 * MINUTE };
/** Wrong tries from one address at whatever emails: lists of stolen passwords are tried like that. */
export const PER_ADDRESS: Allowance = { times: 100, windowMs: 60 * MINUTE };
/** Wrong tries at one email by all strangers together, from however many addresses. */
export const BY_STRANGERS: Allowance = { times: 50, windowMs: 60 * MINUTE };

/** What is tried, at whose email, from where. */
export interface Attempt {
  readonly kind: 'login' | 'gate' | 'second-factor';
  readonly brand: string;
  readonly email: string;
  readonly address: string;
  /** Id of the browser, where that email has logged in from it before. */
  readonly knownDevice?: string | null;
}

/** Limits guessing at passwords, across all processes of the product. */
export interface Attempts {
  /**
   * Counts an attempt before the password is looked at.
   *
   * @throws Refusal 429 with the seconds to wait
   */
  begin(attempt: Attempt, tooMany: (seconds: number) => string): Promise<void>;
  /** Takes back what was counted: the right password was given. */
  succeeded(attempt: Attempt): Promise<void>;
}

/**
 * Attempts counted in the database, so that an attacker locks out himself and not the owner: by email and
 * place, by address, and by email over all places. The last count is the only one that others can use up for the owner,
 * so it does not apply to a browser in which the owner has logged in before. Nor does it apply to the gate, which has one
 * email for everybody. An attempt that one count refuses is not counted by the next.
 *
 * While the database is down nobody logs in at all: the call answers 503.
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
      // Less this one only: what others have tried stays counted.
      const oneLess = db.updateTable('account_attempt').set({ count: sql`greatest(count - 1, 0)` });
      for (const { key } of shared) await oneLess.where('key', '=', key).execute();
    },
  };
}
