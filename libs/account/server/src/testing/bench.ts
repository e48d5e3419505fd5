import type { AuditTables } from '@vinlore/audit';
import { type Brand, brandsByHost } from '@vinlore/brand';
import { tables } from '@vinlore/database';
import type { Letter } from '@vinlore/mail';
import {
  type AskSecond,
  createApi,
  createLogger,
  newCookieKey,
  textSealer,
  type ServerModule,
  type TextSigner,
  textSigner,
} from '@vinlore/server-kit';
import { createTestDatabase, testBrand } from '@vinlore/testing-node';
import { type AccountModuleDeps, createAccountModule } from '../account-module.ts';
import { createAccount, setGate } from '../accounts/administration.ts';
import { argon2At } from '../passwords/hasher.ts';
import { testMigrations } from './migrations.ts';
import { Visitor } from './visitor.ts';

/** A member of every brand in the bench. */
export const MEMBER = { email: 'member@example.com', password: 'nine green bottles' };
/** The gate credentials of brand `gated`. */
export const GATE = { email: 'guest@example.com', password: 'only for friends' };

export const DAY = 24 * 60 * 60_000;

/** Three brands: `open` and `other` without a gate, and the Spanish `gated` with one. */
export const BRANDS: readonly Brand[] = [
  testBrand({ key: 'open' }),
  testBrand({ key: 'other' }),
  testBrand({ key: 'gated', language: 'es', settings: { security: 'enabled' } }),
];

/** Options of a bench. */
export interface BenchOptions {
  readonly secure?: boolean;
  readonly google?: AccountModuleDeps['google'];
  /** Other modules of this lib. */
  readonly more?: (deps: AccountModuleDeps) => readonly ServerModule[];
  readonly askSecond?: AskSecond;
}

/** The cost of hashing is irrelevant to these tests; they count calls. */
const cheap = argon2At({ memoryCost: 8, timeCost: 1, parallelism: 1 });

/**
 * The account module behind a real API on a real database, with an adjustable clock and access to emails and hashing.
 */
export async function createBench({ secure = false, google, more = () => [], askSecond }: BenchOptions = {}) {
  const database = await createTestDatabase({ migrations: testMigrations });
  for (const { key } of BRANDS) await createAccount(database, { brand: key, ...MEMBER, first: 'Mia' }, cheap);
  await setGate(database, { brand: 'gated', ...GATE }, cheap);
  const letters: Letter[] = [];
  const hashing = { hashed: 0, verified: 0 };
  let now = Date.now();
  const signer: TextSigner = textSigner([newCookieKey()]);
  const deps: AccountModuleDeps = {
    database,
    signer,
    sealer: textSealer([newCookieKey()]),
    originOf: (brand) => `https://${brand.domains[0]}`,
    clock: () => new Date(now),
    mail: { send: async (_tx, letter) => void letters.push(letter) },
    hasher: {
      hash: (password) => (hashing.hashed++, cheap.hash(password)),
      verify: (hash, password) => (hashing.verified++, cheap.verify(hash, password)),
    },
    ...(google && { google }),
  };
  const accounts = createAccountModule(deps);
  const api = await createApi({
    modules: [accounts.module, ...more(deps)],
    authenticator: accounts.authenticator,
    brandOfHost: brandsByHost(BRANDS),
    log: createLogger('silent'),
    ...(askSecond && { askSecond }),
    secure,
    requestsPerMinute: 0,
    trustProxy: ['192.0.2.1'],
  });
  let visitors = 0;
  return {
    database,
    accounts,
    signer,
    letters,
    hashing,
    /** The current time of the bench. */
    now: () => new Date(now),
    /** Advances the clock. */
    pass: (ms: number) => (now += ms),
    /** A person with their own browser and address. */
    visitor: (brand: 'open' | 'other' | 'gated' = 'open', address = `198.51.100.${++visitors % 250}`) =>
      new Visitor(api, `${brand}.localhost`, address),
    /** A person at a brand's desk, with their own browser and address. */
    deskVisitor: (brand: 'open' | 'other' | 'gated' = 'open') =>
      new Visitor(api, `desk.${brand}.localhost`, `198.51.100.${++visitors % 250}`),
    /** The token of the latest link emailed to an address. */
    mailedToken: (to: string) => {
      const links = letters.filter((letter) => letter.to === to).map(({ text }) => /#token=([\w-]{43})\b/.exec(text));
      return links.findLast((link) => link !== null)![1]!;
    },
    /** The audit log entries, latest last, except those of commands. */
    acts: async () => {
      const entries = tables<AuditTables>(database).selectFrom('audit_entry').select(['act', 'subject_id', 'detail']);
      return entries.where('actor', 'is not', null).orderBy('id').execute();
    },
  };
}

export type Bench = Awaited<ReturnType<typeof createBench>>;
