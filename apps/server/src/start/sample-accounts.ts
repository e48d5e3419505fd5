import { NO_LIMITS } from '@vinlore/billing-domain';
import { randomBytes } from 'node:crypto';
import { sampleSecret } from '@vinlore/account-domain';
import { createAccount, setGate } from '@vinlore/account-server';

import { giveCredits } from '@vinlore/billing-ledger';
import { createCoupon } from '@vinlore/billing-server';
import { seedSampleRecalls } from '@vinlore/recall-server';
import { SAMPLE_CARS, seedSampleHistory } from '@vinlore/report-server';
import { seedSampleCatalogue } from '@vinlore/sticker-server';
import { seedSamplePlates } from '@vinlore/vehicle-server';
import type { Product } from '../product.ts';

/** Sample accounts of the quick start, the same in every brand (docs/decisions.md §1). */
const SAMPLES = [
  { email: 'member@example.com', first: 'Sample', last: 'Member', dealer: false, roles: [] },
  { email: 'dealer@example.com', first: 'Sample', last: 'Dealer', dealer: true, roles: [] },
] as const;

/** Sample accounts of the desk, each with a different permission; the owners work at the desks of all brands. */
const STAFF = [
  { email: 'staff@example.com', last: 'Staff', permission: 'owner' },
  // Granting or revoking owner permissions takes two owners.
  { email: 'owner@example.com', last: 'Owner', permission: 'owner' },
  { email: 'support@example.com', last: 'Support', permission: 'support' },
  { email: 'content@example.com', last: 'Content', permission: 'content' },
  { email: 'billing@example.com', last: 'Billing', permission: 'billing' },
] as const;

/** Credits of each type that a sample account gets once: enough to try, few enough to see them decrease. */
const CREDITS = 20;

const GATE_EMAIL = 'gate@example.com';

/** The sample coupon: 10 % off a first purchase, in every brand. */
const COUPON = 'WELCOME10';

/** An odometer rollback, a washed flood title, and a clean full history. */
const NAMED: readonly string[] = ['1HGCM82673A000000', '1FMCU0GX2EU000000', '4S4BSANC7H3000000'];

/** Values that the quick start prints. */
export interface SampleAccess {
  readonly password: string;
  readonly emails: readonly string[];
  /** Desk users with their permission and authenticator key. */
  readonly staff: readonly { readonly email: string; readonly permission: string; readonly secret: string }[];
  /** Names of the brands with a gate, and the email that passes it with the same password. */
  readonly gates: { readonly brands: readonly string[]; readonly email: string };
  /** Coupon code. */
  readonly coupon: string;
  /** A few of the vehicles that have a history. */
  readonly vehicles: readonly { readonly vin: string; readonly name: string }[];
}

/** Creates the desk's sample accounts in every brand, with an authenticator key derived from the password. */
async function seedStaff(
  { database, brands, staffAccounts }: Product,
  password: string,
): Promise<SampleAccess['staff']> {
  const keys = brands.map(({ key }) => key);
  return Promise.all(
    STAFF.map(async ({ email, last, permission }) => {
      const secret = await sampleSecret(email, password);
      for (const brand of keys) {
        const staffBrands = permission === 'owner' ? keys.filter((key) => key !== brand) : [];
        const account = {
          brand,
          email,
          password,
          first: 'Sample',
          last,
          roles: ['staff', permission],
          staffBrands,
          sample: true,
        };
        await staffAccounts.giveSampleAuthenticator(await createAccount(database, account), secret);
      }
      return { email, permission, secret };
    }),
  );
}

/**
 * Creates the sample accounts, or resets their password, so that the password printed by this start works. Adds a few
 * plates, a small catalog, and the histories of about thirty cars, all marked as samples. An ended sample coupon stays
 * ended, and used credits stay used.
 */
export async function seedSamples(product: Product): Promise<SampleAccess> {
  const { database, brands, config, clock } = product;
  const password = config.SAMPLE_PASSWORD ?? randomBytes(9).toString('base64url');
  const staff = await seedStaff(product, password);
  const gated = brands.filter(({ settings }) => settings.security === 'enabled');
  for (const brand of brands) {
    for (const sample of SAMPLES) {
      const accountId = await createAccount(database, { brand: brand.key, password, sample: true, ...sample });
      const cause = { kind: 'sample', id: accountId };
      await giveCredits(database, { brand, accountId, credits: CREDITS, cause, at: clock() });
    }
  }
  for (const brand of brands) {
    const coupon = {
      brand: brand.key,
      code: COUPON,
      ...NO_LIMITS,
      first_purchase: true,
      percent: 10,
      amount: null,
      currency: null,
      sample: true,
    };
    await createCoupon(database, coupon, clock());
  }
  await seedSamplePlates(database);
  await seedSampleCatalogue(database);
  await seedSampleHistory(database);
  await seedSampleRecalls(database);
  for (const brand of gated) await setGate(database, { brand: brand.key, email: GATE_EMAIL, password, sample: true });
  return {
    password,
    emails: SAMPLES.map(({ email }) => email),
    staff,
    gates: { brands: gated.map(({ name }) => name), email: GATE_EMAIL },
    coupon: COUPON,
    vehicles: SAMPLE_CARS.filter(({ vin }) => NAMED.includes(vin)),
  };
}
