import { PROOF_MS, type ProofWays } from '@vinlore/contract';
import { type Database, tables, type Tx } from '@vinlore/database';
import type { Actor } from '@vinlore/server-kit';
import { sql } from 'kysely';

/** What a session has shown, and what its account could show. */
export interface SessionProof {
  /** When the member last gave the password, a passkey or a mailed code, in this session. */
  readonly authenticatedAt: Date;
  /** When the session last saw a second factor; null while it has not. */
  readonly secondFactorAt: Date | null;
  /** Whether a second factor belongs to a proof of this account. */
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
 * What a session has shown and its account could show, in one statement. To staff a passkey is a second factor, since they
 * must have one; for members it stands in for the password, and only an authenticator is a factor beside it (ADR 13, 24).
 *
 * @returns undefined where the session has ended
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
  // Who has passkeys alone as a second factor can confirm by nothing less.
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

/**
 * How a session stands to two factors: it has shown them, or the ways by which it could; null where its account has none. A
 * password alone shows one, so beside a passkey it is no way. What the account has removed since counts no more, whatever the
 * session has seen.
 */
export function twoFactorsOf({ secondFactorAt, ways }: SessionProof): 'shown' | ProofWays | null {
  const { password, mail, passkey, code } = ways;
  if (!code && !passkey) return null;
  return secondFactorAt === null ? { password: password && code, mail: mail && code, passkey, code } : 'shown';
}

/** Whether something was shown in the last ten minutes. */
export const isRecent = (at: Date | null, now: Date): boolean =>
  at !== null && now.getTime() - at.getTime() <= PROOF_MS;
