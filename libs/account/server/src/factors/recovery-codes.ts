import { createHash, randomBytes } from 'node:crypto';
import { tables, type Tx } from '@vinlore/database';
import type { SecondFactorTables } from './tables.ts';

/** How many recovery codes there are at once. */
const RECOVERY_CODES = 10;

/** Digits and letters that nobody mistakes for each other (Crockford's base32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A code of 16 characters in groups of four: 80 bits of chance, so a plain hash of it gives nothing away. */
function newCode(): string {
  const characters = [...randomBytes(16)].map((byte) => ALPHABET[byte & 31]);
  return characters.join('').replaceAll(/.{4}(?=.)/g, '$&-');
}

/** A code as it is compared, however it was typed: `o` for 0, `l` and `i` for 1, with or without hyphens. */
function plain(code: string): string {
  return code.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}

const hashOf = (accountId: string, code: string) =>
  createHash('sha256')
    .update(JSON.stringify([accountId, plain(code)]))
    .digest();

/** New recovery codes. They are told once, to whom they are for. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, newCode);
}

/** Keeps an account's recovery codes in place of all former ones. */
export async function keepRecoveryCodes(tx: Tx, accountId: string, codes: readonly string[], now: Date): Promise<void> {
  await dropRecoveryCodes(tx, accountId);
  await tables<SecondFactorTables>(tx)
    .insertInto('account_recovery_code')
    .values(codes.map((code) => ({ account_id: accountId, code_hash: hashOf(accountId, code), created_at: now })))
    .execute();
}

/** Takes a recovery code, which then is none any more. @returns false for one that is none */
export async function takeRecoveryCode(tx: Tx, accountId: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await tables<SecondFactorTables>(tx)
    .deleteFrom('account_recovery_code')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashOf(accountId, code))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Makes all recovery codes of an account worthless. */
export async function dropRecoveryCodes(tx: Tx, accountId: string): Promise<void> {
  await tables<SecondFactorTables>(tx)
    .deleteFrom('account_recovery_code')
    .where('account_id', '=', accountId)
    .execute();
}
