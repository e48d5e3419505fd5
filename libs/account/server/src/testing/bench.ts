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

/** A member that each brand of the bench has. */
export const MEMBER = { email: 'member@example.com', password: 'nine green bottles' };
/** The pair that opens the gate of brand `gated`. */
export const GATE = { email: 'guest@example.com', password: 'only for friends' };

export const DAY = 24 * 60 * 60_000;

/** Three brands: `open` and `other` without a gate, `gated` with one that speaks Spanish. */
export const BRANDS: readonly Brand[] = [
  testBrand({ key: 'open' }),
  testBrand({ key: 'other' }),
  testBrand({ key: 'gated', language: 'es', settings: { security: 'enabled' } }),
];

/** What a bench may have otherwise. */
export interface BenchOptions {
  readonly secure?: boolean;
  readonly google?: AccountModuleDeps['google'];
  /** Other modules of this lib, beside that of accounts. */
  readonly more?: (deps: AccountModuleDeps) => readonly ServerModule[];
  readonly askSecond?: AskSecond;
}

/** What a hash costs is none of these tests' business; they count how many are made. */
const cheap = argon2At({ memoryCost: 8, timeCost: 1, parallelism: 1 });

/** The account module behind a real API on a real database, with a clock to turn and a look at mails and hashing. */
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
    /** What time it is here. */
    now: () => new Date(now),
    /** Turns the clock on. */
    pass: (ms: number) => (now += ms),
    /** Somebody with a browser of their own and an address of their own. */
    visitor: (brand: 'open' | 'other' | 'gated' = 'open', address = `198.51.100.${++visitors % 250}`) =>
      new Visitor(api, `${brand}.localhost`, address),
    /** Somebody at a brand's desk, with a browser and an address of their own. */
    deskVisitor: (brand: 'open' | 'other' | 'gated' = 'open') =>
      new Visitor(api, `desk.${brand}.localhost`, `198.51.100.${++visitors % 250}`),
    /** The token of the newest link that was mailed to somebody. */
    mailedToken: (to: string) => {
      const links = letters.filter((letter) => letter.to === to).map(({ text }) => /#token=([\w-]{43})\b/.exec(text));
      return links.findLast((link) => link !== null)![1]!;
    },
    /** The acts of the audit log, the newest last, without those of commands. */
    acts: async () => {
      const entries = tables<AuditTables>(database).selectFrom('audit_entry').select(['act', 'subject_id', 'detail']);
      return entries.where('actor', 'is not', null).orderBy('id').execute();
    },
  };
}

export type Bench = Awaited<ReturnType<typeof createBench>>;
