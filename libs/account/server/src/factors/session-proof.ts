import { PROOF_MS, type ProofWays } from '@vinlore/contract';
import { type Database, tables, type Tx } from '@vinlore/database';
import type { Actor } from '@vinlore/server-kit';
import { sql } from 'kysely';

/** What a session has proven and what its account could prove. */
export interface SessionProof {
  /** When the member last gave the password, a passkey, or an emailed code in this session. */
  readonly authenticatedAt: Date;
  /** When the session last verified a second factor; null if it hasn't. */
  readonly secondFactorAt: Date | null;
  /** Whether a proof for this account includes a second factor. */
  readonly needsFactor: boolean;
  readonly ways: ProofWays;
}

interface ProofRow {
  readonly authenticated_at: Date;
  readonly second_factor_at: Date | null;
  readonly has_password: boolean;
  readonly is_staff: boolean;
  readonly has_authenticator: boolean;
  readonly passkeys: number;
}

/**
 * What a session has proven and its account could prove, in one query. For staff a passkey is a second factor, because
 * they must have one; for members it replaces the password, and only an authenticator is an additional factor (ADR 13,
 * 24).
 *
 * @returns undefined if the session has ended
 */
export async function sessionProof(
  source: Database | Tx,
  { sessionId, visiting }: Pick<Actor, 'sessionId' | 'visiting'>,
): Promise<SessionProof | undefined> {
  const { rows } = await sql<ProofRow>`
    select session.authenticated_at, session.second_factor_at,
      account.password_hash is not null as has_password,
      'staff' = any (account.roles) as is_staff,
      exists (select from account_authenticator factor where factor.account_id = account.id) as has_authenticator,
      (select count(*)::int from passkey where passkey.account_id = account.id) as passkeys
    from account_session session join account on account.id = session.account_id
    where session.id = ${sessionId} and session.revoked_at is null and account.closed_at is null`.execute(
    tables<object>(source),
  );
  const [found] = rows;
  if (!found) return undefined;
  const { has_password, has_authenticator, is_staff, passkeys } = found;
  // If passkeys are the only second factor, nothing less can confirm the identity.
  const passkeyOnly = is_staff && !has_authenticator && passkeys > 0;
  return {
    authenticatedAt: found.authenticated_at,
    secondFactorAt: found.second_factor_at,
    needsFactor: has_authenticator || passkeyOnly,
    ways: {
      password: has_password && !passkeyOnly,
      mail: !has_password && !passkeyOnly,
      // A passkey works on the hosts of its account's own brand.
      passkey: passkeys > 0 && !visiting,
      code: has_authenticator,
    },
  };
}

/** Whether an account has an authenticator or a passkey. */
export async function hasFactor(source: Database | Tx, accountId: string): Promise<boolean> {
  const { rows } = await sql`
    select from account_authenticator where account_id = ${accountId}
    union all select from passkey where account_id = ${accountId} limit 1`.execute(tables<object>(source));
  return rows.length > 0;
}

/**
 * Two-factor state of a session: already verified, or the ways to verify; null if the account has no second factor. A
 * password alone is one factor, so next to a passkey it isn't one of the ways. Factors removed since don't count, even
 * if the session used them.
 */
export function twoFactorsOf({ secondFactorAt, ways }: SessionProof): 'shown' | ProofWays | null {
  const { password, mail, passkey, code } = ways;
  if (!code && !passkey) return null;
  return secondFactorAt === null ? { password: password && code, mail: mail && code, passkey, code } : 'shown';
}

/** Whether a proof is at most ten minutes old. */
export const isRecent = (at: Date | null, now: Date): boolean =>
  at !== null && now.getTime() - at.getTime() <= PROOF_MS;
