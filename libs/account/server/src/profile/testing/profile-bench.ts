import type { AuditTables } from '@vinlore/audit';
import { brandsByHost } from '@vinlore/brand';
import { tables } from '@vinlore/database';
import type { Letter } from '@vinlore/mail';
import { createObjects, objectMigrations } from '@vinlore/objects';
import { createApi, createLogger, newCookieKey, textSealer, textSigner } from '@vinlore/server-kit';
import { createTestDatabase } from '@vinlore/testing-node';
import { createAccountModule } from '../../account-module.ts';
import { createAccount, setGate } from '../../accounts/administration.ts';
import { BRANDS, GATE } from '../../testing/bench.ts';
import { testMigrations } from '../../testing/migrations.ts';
import { Member } from './member.ts';
import { deletionMigrations } from '../../deletion/migrations.ts';
import { profileMigrations } from '../migrations.ts';
import type { MovedMailbox } from '../profile-deps.ts';
import { createProfileModule } from '../profile-module.ts';

/** The password of every member of the bench. */
export const PASSWORD = 'nine green bottles';

/**
 * Account and profile modules behind a real API on a real database, with an adjustable clock and access to emails and
 * logs.
 */
export async function createProfileBench() {
  const migrations = [
    ...testMigrations,
    objectMigrations,
    { slice: 'profile', migrations: profileMigrations },
    { slice: 'deletion', migrations: deletionMigrations },
  ];
  const database = await createTestDatabase({ migrations });
  await setGate(database, { brand: 'gated', ...GATE });
  const letters: Letter[] = [];
  const logged: string[] = [];
  const moved: MovedMailbox[] = [];
  let now = Date.now();
  const deps = {
    database,
    signer: textSigner([newCookieKey()]),
    sealer: textSealer([newCookieKey()]),
    originOf: (brand: { domains: readonly string[] }) => `https://${brand.domains[0]}`,
    clock: () => new Date(now),
    mail: { send: async (_tx: unknown, letter: Letter) => void letters.push(letter) },
  };
  const accounts = createAccountModule(deps);
  const objects = createObjects({ database, bucket: null, log: createLogger('silent') });
  const api = await createApi({
    modules: [
      accounts.module,
      createProfileModule({ ...deps, objects, moveMailbox: async (_tx, mailbox) => void moved.push(mailbox) }),
    ],
    authenticator: accounts.authenticator,
    brandOfHost: brandsByHost(BRANDS),
    log: createLogger('warn', { write: (line) => void logged.push(line) }),
    secure: false,
    requestsPerMinute: 0,
    trustProxy: ['192.0.2.1'],
  });
  let visitors = 0;
  const visitor = (brand: 'open' | 'other' | 'gated' = 'open') =>
    new Member(api, `${brand}.localhost`, `198.51.100.${++visitors % 250}`);
  return {
    database,
    letters,
    logged,
    /** Members whose data other modules were asked to move to a new address. */
    moved,
    visitor,
    /** The current time of the bench. */
    now: () => new Date(now),
    /** A person who signs in to an existing account. */
    at: async (email: string, pass: string) => {
      const member = visitor();
      await member.enter(email, pass);
      return member;
    },
    /** Advances the clock. */
    pass: (ms: number) => (now += ms),
    /** A new member of a brand, signed in. */
    member: async (
      email: string,
      { brand = 'open', dealer = false }: { brand?: 'open' | 'other' | 'gated'; dealer?: boolean } = {},
    ) => {
      const id = await createAccount(database, { brand, email, password: PASSWORD, dealer });
      const member = visitor(brand);
      if (brand === 'gated') await member.json('/api/securelogin', { email: GATE.email, pass: GATE.password });
      await member.enter(email, PASSWORD);
      return { id, member };
    },
    /** The audit log entries of an account. */
    acts: (id: string) =>
      tables<AuditTables>(database)
        .selectFrom('audit_entry')
        .select(['act', 'actor', 'detail'])
        .where('subject_id', '=', id)
        .orderBy('id')
        .execute(),
  };
}

export type ProfileBench = Awaited<ReturnType<typeof createProfileBench>>;
