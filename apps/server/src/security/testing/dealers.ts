import { createAccount } from '@vinlore/account-server';
import type { Brand } from '@vinlore/brand';
import { giveCredits } from '@vinlore/billing-server';
import { checkDigit } from '@vinlore/vehicle-vpic';
import type { Caller } from './caller.ts';
import { PASSWORD, type TestProduct } from './test-product.ts';

/** A VIN of a known car, with its check digit, for each serial number. */
export function goodVin(serial: number): string {
  const vin = `1HGCM82603A${String(serial).padStart(6, '0')}`;
  return vin.slice(0, 8) + checkDigit(vin)! + vin.slice(9);
}

/** A dealer of their own with so many sticker credits. @returns the account, and what lets them call */
export async function newDealer(
  { product, setPasswords }: Pick<TestProduct, 'product' | 'setPasswords'>,
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
  return { accountId, email, asking: { token: (login.data as { token: string }).token, headers } };
}
