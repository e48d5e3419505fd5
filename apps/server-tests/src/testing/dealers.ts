import { createAccount } from '@vinlore/account-server';
import { TWO_STEP_ABOVE } from '@vinlore/billing-domain';
import type { Brand } from '@vinlore/brand';
import { giveCredits } from '@vinlore/billing-ledger';
import { checkDigit } from '@vinlore/vehicle-vpic';
import { sql } from 'kysely';
import type { Caller } from './caller.ts';
import { PASSWORD, type TestProduct } from './test-product.ts';

/** A known car's VIN with check digit, by serial number. */
export function goodVin(serial: number): string {
  const vin = `1HGCM82603A${String(serial).padStart(6, '0')}`;
  return vin.slice(0, 8) + checkDigit(vin)! + vin.slice(9);
}

/**
 * A dealer with that many credits of each type; above what a dealer may spend with a password alone, the session is
 * two-factor. @returns the account and its access
 */
export async function newDealer(
  { product, database, setPasswords }: Pick<TestProduct, 'product' | 'database' | 'setPasswords'>,
  { form }: Pick<Caller, 'form'>,
  { brand, credits }: { readonly brand: Brand; readonly credits: number },
) {
  const email = `${crypto.randomUUID()}@dealers.example`;
  const account = { brand: brand.key, email, password: PASSWORD, dealer: true };
  const accountId = await createAccount(product.database, account);
  await setPasswords();
  if (credits > 0) {
    const cause = { kind: 'sample', id: accountId };
    await giveCredits(product.database, { brand, accountId, credits, cause, at: product.clock() });
  }
  const headers = { host: brand.domains[0]! };
  const login = await form('/api-cwa/login', { email, pass: PASSWORD }, { headers });
  if (2 * credits > TWO_STEP_ABOVE) {
    await sql`insert into account_authenticator (account_id, sealed, last_step, set_at)
      values (${accountId}, '', 0, now())`.execute(database.kysely);
    await sql`update account_session set second_factor_at = now() where account_id = ${accountId}`.execute(
      database.kysely,
    );
  }
  return { accountId, email, asking: { token: (login.data as { token: string }).token, headers } };
}

/** Gives each of these VINs a record, so that its report isn't empty. */
export async function giveRecords({ database }: Pick<TestProduct, 'database'>, vins: readonly string[]): Promise<void> {
  const source = 'Inspections of a test';
  await sql`insert into history_source (name, kinds) values (${source}, '{inspection}')
    on conflict do nothing`.execute(database.kysely);
  await sql`insert into history_event (source, record_id, vin, kind, date, confidence, sample, detail)
    select ${source}, vin, vin, 'inspection', '2018-05-03', 'reported', false, '{}'
    from unnest(${[...vins]}::text[]) vin`.execute(database.kysely);
}
