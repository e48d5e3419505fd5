import { createHash, randomBytes } from 'node:crypto';
import { tables, type Tx } from '@vinlore/database';
import type { SecondFactorTables } from './tables.ts';

/** Number of recovery codes in a set. */
const RECOVERY_CODES = 10;

/** Characters that are hard to confuse (Crockford's base32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A code of 16 characters in groups of four: 80 bits of entropy, so a plain hash is safe to store. */
function newCode(): string {
  const characters = [...randomBytes(16)].map((byte) => ALPHABET[byte & 31]);
  return characters.join('').replaceAll(/.{4}(?=.)/g, '$&-');
}

/** Normalizes a typed code: `o` to 0, `l` and `i` to 1, without hyphens. */
function plain(code: string): string {
  return code.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}

const hashOf = (accountId: string, code: string) =>
  createHash('sha256')
    .update(JSON.stringify([accountId, plain(code)]))
    .digest();

/** Returns new recovery codes. Shown once, to their owner. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, newCode);
}

/** Stores an account's recovery codes, replacing all previous ones. */
export async function keepRecoveryCodes(tx: Tx, accountId: string, codes: readonly string[], now: Date): Promise<void> {
  await dropRecoveryCodes(tx, accountId);
  await tables<SecondFactorTables>(tx)
    .insertInto('account_recovery_code')
    .values(codes.map((code) => ({ account_id: accountId, code_hash: hashOf(accountId, code), created_at: now })))
    .execute();
}

/** Consumes a recovery code. @returns false if it is invalid */
export async function takeRecoveryCode(tx: Tx, accountId: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await tables<SecondFactorTables>(tx)
    .deleteFrom('account_recovery_code')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashOf(accountId, code))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Invalidates all recovery codes of an account. */
export async function dropRecoveryCodes(tx: Tx, accountId: string): Promise<void> {
  await tables<SecondFactorTables>(tx)
    .deleteFrom('account_recovery_code')
    .where('account_id', '=', accountId)
    .execute();
}
