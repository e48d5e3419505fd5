import { randomBytes } from 'node:crypto';
import { type Database, tables } from '@vinlore/database';
import type { TextSigner } from '@vinlore/server-kit';
import * as v from 'valibot';
import type { PasskeyTables } from './tables.ts';

/** How long somebody may take, from the options to the answer. */
export const CHALLENGE_MS = 5 * 60_000;

const PURPOSE = 'passkey.challenge';

/** For what a challenge was given. */
export interface Ceremony {
  readonly kind: 'add' | 'login' | 'second-factor' | 'proof';
  readonly brand: string;
  /** The host that the visitor named. */
  readonly host: string;
  /** The session that adds, gives a second factor or confirms who is calling; '' for a login. */
  readonly session: string;
}

const CeremonySchema = v.object({
  nonce: v.string(),
  kind: v.picklist(['add', 'login', 'second-factor', 'proof']),
  brand: v.string(),
  host: v.string(),
  session: v.string(),
});
const ClientDataSchema = v.object({ challenge: v.string() });

/** Gives challenges and takes each back once. */
export interface Challenges {
  /** A text to be signed by an authenticator within five minutes. */
  give(ceremony: Ceremony): string;
  /**
   * Takes the challenge out of a browser's `clientDataJSON`.
   *
   * @returns for what it was given, and how the client data names it; null for one that is not ours, was given for
   *   something else, is over, or was taken before
   */
  take(
    clientDataJSON: string,
    kind: Ceremony['kind'],
    brand: string,
  ): Promise<(Ceremony & { challenge: string }) | null>;
}

/**
 * Challenges that carry what they are for, signed by the product's key: giving one writes nothing, so that a login page
 * which offers passkeys costs no row and nobody fills a table. What is kept, until it would be over anyway, is which ones
 * were taken: that alone makes each good for one try, across all processes.
 *
 * No cookie ties them to a browser, since two tabs of a login would take each other's; the challenge of a member's own
 * ceremony is tied to the session.
 */
export function challengesIn(database: Database, signer: TextSigner, clock: () => Date): Challenges {
  const inFiveMinutes = () => new Date(clock().getTime() + CHALLENGE_MS);
  return {
    give: (ceremony) => {
      const nonce = randomBytes(16).toString('base64url');
      return signer.sign(PURPOSE, JSON.stringify({ nonce, ...ceremony }), inFiveMinutes());
    },
    take: async (clientDataJSON, kind, brand) => {
      const challenge = challengeOf(clientDataJSON);
      const value = signer.open(PURPOSE, challenge && Buffer.from(challenge, 'base64url').toString(), clock());
      if (challenge === undefined || value === null) return null;
      const { nonce, ...ceremony } = v.parse(CeremonySchema, JSON.parse(value));
      if (ceremony.kind !== kind || ceremony.brand !== brand) return null;
      const spent = await tables<PasskeyTables>(database)
        .insertInto('passkey_spent_challenge')
        .values({ nonce, expires_at: inFiveMinutes() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('nonce')
        .executeTakeFirst();
      return spent ? { ...ceremony, challenge } : null;
    },
  };
}

function challengeOf(clientDataJSON: string): string | undefined {
  try {
    return v.parse(ClientDataSchema, JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())).challenge;
  } catch {
    return undefined;
  }
}

/** Deletes what need no longer be remembered. */
export async function purgeChallenges(database: Database, now: Date): Promise<void> {
  await database.maintenance((db) =>
    tables<PasskeyTables>(db).deleteFrom('passkey_spent_challenge').where('expires_at', '<=', now).execute(),
  );
}
