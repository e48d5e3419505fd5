import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAccount, type PasswordHasher, setGate } from '@vinlore/account-server';
import { giveCredits } from '@vinlore/billing-ledger';
import { type Brand, BrandFileSchema } from '@vinlore/brand';
import type { SliceMigrations } from '@vinlore/database';
import { createLogger, readConfig } from '@vinlore/server-kit';
import { migrationsOf, openProduct, type OpenOptions } from '@vinlore/server/product';
import { createTestDatabase, testBrand, type TestDatabase } from '@vinlore/testing-node';
import { ensureIndex } from '@vinlore/vehicle-vpic/build-index';
import { sql } from 'kysely';

export const PASSWORD = 'nine green bottles';
export const GATE_EMAIL = 'gate@example.com';

const plans: Brand['plans'] = [
  {
    id: 'one-sticker',
    kind: 'single',
    product: 'sticker',
    audience: 'user',
    name: { en: 'One sticker', es: 'Una etiqueta' },
    description: { en: 'One.', es: 'Una.' },
    credits: 1,
    price: 999,
    currency: 'USD',
  },
  {
    id: 'three-stickers',
    kind: 'bundle',
    product: 'sticker',
    audience: 'user',
    name: { en: 'Three stickers', es: 'Tres etiquetas' },
    description: { en: 'Three.', es: 'Tres.' },
    credits: 3,
    price: 1999,
    currency: 'USD',
  },
  {
    id: 'one-monthly',
    kind: 'subscription',
    product: 'sticker',
    audience: 'user',
    name: { en: 'One sticker a month', es: 'Una etiqueta al mes' },
    description: { en: 'One each month.', es: 'Una cada mes.' },
    credits: 1,
    price: 899,
    currency: 'USD',
    interval: 'month',
  },
];

/** Two open brands and one with a gate. */
export const BRANDS = [
  testBrand({ key: 'open', plans }),
  testBrand({ key: 'other', plans }),
  testBrand({ key: 'gated', settings: { security: 'enabled' } }),
] as const;
export type BrandKey = 'open' | 'other' | 'gated';

/** Users of every brand. `second` is a member like `member`, without access to their objects. */
export const PEOPLE = {
  member: { email: 'member@example.com', first: 'Mia', dealer: false, roles: [] },
  second: { email: 'second@example.com', first: 'Sam', dealer: true, roles: [] },
  // Also a dealer, so that the fuzzer's token reaches dealer calls.
  staff: { email: 'staff@example.com', first: 'Sue', dealer: true, roles: ['staff', 'owner'] },
} as const;
export type Person = keyof typeof PEOPLE;

/** Credits of each type per user: enough for the tests, too few for dealers to need two factors. */
export const CREDITS = 50;

/** Passwords aren't tested here, and argon2id is slow on purpose. */
const cheapHasher: PasswordHasher = {
  hash: (password) => Promise.resolve(`test:${createHash('sha256').update(password).digest('hex')}`),
  verify: async (stored, password) => stored === (await cheapHasher.hash(password)),
};

/** A brand's folder as `loadBrands` reads it: keys outside `brand.json` get files of their own. */
function writeBrand(folder: string, { logo, ...brand }: Brand): void {
  const at = (file: string) => join(folder, brand.key, file);
  mkdirSync(at('assets'), { recursive: true });
  mkdirSync(at('content/pages'), { recursive: true });
  writeFileSync(at('assets/logo.svg'), logo);
  writeFileSync(
    at('content/site.json'),
    JSON.stringify({ headers: [], footers: [], about: 'A test.', legal: 'No cars.' }),
  );
  for (const [name, path] of Object.entries({ home: '/', ...brand.legal_pages }))
    writeFileSync(at(`content/pages/${name}.json`), JSON.stringify({ path, blocks: [] }));
  const [own, others] = [new Map<string, unknown>(), new Map<string, unknown>()];
  for (const [key, value] of Object.entries(brand)) (key in BrandFileSchema.entries ? own : others).set(key, value);
  writeFileSync(at('brand.json'), JSON.stringify(Object.fromEntries(own)));
  for (const [key, value] of others) writeFileSync(at(`${key}.json`), JSON.stringify(value));
}

/** Environment of a product on a database, with its files in a folder. */
const environmentOf = (folder: string, database: TestDatabase) => ({
  NODE_ENV: 'test',
  // No downloads and no outside calls.
  OPEN_DATA: 'manual',
  OPEN_DATA_MIRROR: 'http://127.0.0.1:9',
  // A separate database would mean production.
  VINLORE_MODE: 'trial',
  DATABASE_URL: database.connectionString,
  DATABASE_DIRECT_URL: database.ownerConnectionString,
  DATA_DIR: folder,
  BRANDS_DIR: join(folder, 'brands'),
  API_REQUESTS_PER_MINUTE: '0',
  LOG_LEVEL: 'warn',
});

let allMigrations: Promise<SliceMigrations[]> | undefined;

/** All migrations of the product. */
export function productMigrations(): Promise<SliceMigrations[]> {
  return (allMigrations ??= (async () => {
    await ensureIndex();
    const folder = mkdtempSync(join(tmpdir(), 'vinlore-walls-'));
    try {
      for (const brand of BRANDS) writeBrand(join(folder, 'brands'), brand);
      return await readMigrations(folder);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  })());
}

async function readMigrations(folder: string): Promise<SliceMigrations[]> {
  const database = await createTestDatabase({ migrations: [] });
  const config = readConfig(environmentOf(folder, database));
  const product = await openProduct(config, createLogger('silent'), { schema: 'as-it-is' });
  const migrations = migrationsOf(product.modules);
  await product.close();
  await database.drop();
  return migrations;
}

/**
 * The whole product as the server opens it, with the test's own database, brands, and clock.
 *
 * @param env configuration variables
 * @param brands the brands to serve
 * @param options more of how to open it
 */
export async function openTestProduct(
  env: Readonly<Record<string, string>> = {},
  brands: readonly Brand[] = BRANDS,
  options: OpenOptions = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'vinlore-walls-'));
  for (const brand of brands) writeBrand(join(folder, 'brands'), brand);
  // Migrated once, and then copied for each test.
  const database = await createTestDatabase({ migrations: await productMigrations() });
  const logged: string[] = [];
  const environment = { ...environmentOf(folder, database), ...env };
  const config = readConfig(environment);
  const started = Date.now();
  let passed = 0;
  const product = await openProduct(
    config,
    createLogger(config.LOG_LEVEL, { write: (line) => void logged.push(line) }),
    {
      clock: () => new Date(started + passed),
      hasher: cheapHasher,
      ...options,
    },
  );
  for (const brand of brands) {
    const { key, settings } = brand;
    if (settings.security === 'enabled')
      await setGate(product.database, { brand: key, email: GATE_EMAIL, password: PASSWORD }, cheapHasher);
    for (const person of Object.values(PEOPLE)) {
      const account = { brand: key, password: PASSWORD, ...person };
      const accountId = await createAccount(product.database, account, cheapHasher);
      const cause = { kind: 'gift', id: accountId };
      await giveCredits(product.database, { brand, accountId, credits: CREDITS, cause, at: product.clock() });
    }
  }
  const cheap = await cheapHasher.hash(PASSWORD);
  const setPasswords = () => sql`update account set password_hash = ${cheap}`.execute(database.kysely);
  // Two-step verification belongs to the account module; here all staff have it.
  await database.asOwner(async (owner) => {
    await sql`create function gave_second_factor() returns trigger language plpgsql as $$ begin
    if 'staff' = any ((select roles from account where id = new.account_id)::text[]) then
      new.second_factor_at = new.created_at;
    end if;
    return new;
  end $$`.execute(owner);
    await sql`create trigger gave_second_factor before insert on account_session
    for each row execute function gave_second_factor()`.execute(owner);
  });
  return {
    product,
    database,
    /** For opening the same product in another process. */
    env: environment,
    /** All log lines so far. */
    logged,
    /** Resets everyone's password. */
    setPasswords,
    /** Advances the product's clock. */
    pass: (ms: number) => void (passed += ms),
    close: async () => {
      await product.close();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type TestProduct = Awaited<ReturnType<typeof openTestProduct>>;
