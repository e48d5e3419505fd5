import { randomBytes } from 'node:crypto';
import { type Database, tables } from '@vinlore/database';
import type { TextSigner } from '@vinlore/server-kit';
import * as v from 'valibot';
import type { PasskeyTables } from './tables.ts';

/** Maximum time between options and response. */
export const CHALLENGE_MS = 5 * 60_000;

const PURPOSE = 'passkey.challenge';

/** What a challenge was issued for. */
export interface Ceremony {
  readonly kind: 'add' | 'login' | 'second-factor' | 'proof';
  readonly brand: string;
  /** The host that the visitor named. */
  readonly host: string;
  /** The session that adds a passkey, verifies a second factor, or confirms an identity; '' for a sign-in. */
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

/** Issues challenges and consumes each once. */
export interface Challenges {
  /** A value for an authenticator to sign within five minutes. */
  give(ceremony: Ceremony): string;
  /**
   * Consumes the challenge in a browser's `clientDataJSON`.
   *
   * @returns its purpose and its encoding in the client data; null if it isn't ours, was issued for something else, has
   * expired, or was consumed before
   */
  take(
    clientDataJSON: string,
    kind: Ceremony['kind'],
    brand: string,
  ): Promise<(Ceremony & { challenge: string }) | null>;
}

/**
 * Challenges that carry their purpose, signed with the product's key: issuing one writes nothing, so sign-in pages that
 * offer passkeys create no rows and can't flood a table. Only consumed challenges are stored, until they would have
 * expired, which makes each valid for one attempt across all processes.
 *
 * No cookie binds them to a browser, because two sign-in tabs would overwrite each other's; a signed-in member's
 * challenge is bound to the session.
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

/** Deletes consumed challenges that have expired. */
export async function purgeChallenges(database: Database, now: Date): Promise<void> {
  await database.maintenance((db) =>
    tables<PasskeyTables>(db).deleteFrom('passkey_spent_challenge').where('expires_at', '<=', now).execute(),
  );
}
