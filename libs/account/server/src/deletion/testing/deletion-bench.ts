import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditMigrations } from '@vinlore/audit';
import { brandsByHost } from '@vinlore/brand';
import type { SliceMigrations } from '@vinlore/database';
import { createJobs, type Jobs, jobsMigrations } from '@vinlore/jobs';
import { createMail, listOutbox, mailKeeper, mailMigrations } from '@vinlore/mail';
import { createApi, createLogger, type DataKeeper } from '@vinlore/server-kit';
import { createTestDatabase, OPEN_GATES, testBrand } from '@vinlore/testing-node';
import { sql } from 'kysely';
import { type AccountToCreate, createAccount } from '../../accounts/administration.ts';
import { accountMigrations } from '../../migrations.ts';
import { actorOfToken, openSession } from '../../sessions/session-store.ts';
import { Visitor } from '../../testing/visitor.ts';
import { createDeletionModule } from '../deletion-module.ts';
import { type ErasedAgain, eraseAgain } from '../erase-again.ts';
import { erasureLogIn } from '../erasure-log.ts';
import { deletionMigrations } from '../migrations.ts';

export const HOUR = 60 * 60_000;
export const DAY = 24 * HOUR;

/** A member with every piece of data that an account can have. */
export const MIA = {
  email: 'mia.lopez@example.com',
  password: 'nine green bottles',
  first: 'Miaxyz',
  last: 'Lopezxyz',
};

const brands = [
  testBrand({ key: 'open', name: 'Open House' }),
  testBrand({ key: 'dos', name: 'Casa Dos', language: 'es' }),
];

/** Staff of either brand's desk: the permission doubles as the token. */
export const STAFF = {
  support: '11111111-1111-4111-8111-111111111111',
  owner: '44444444-4444-4444-8444-444444444444',
} as const;
const staffActor = (permission: keyof typeof STAFF) => ({
  accountId: STAFF[permission],
  sessionId: 's',
  email: `${permission}@example.com`,
  dealer: false,
  roles: ['staff', permission],
  secondFactor: true,
});

/** Jobs of the bench: stored in the database as usual, but run only when the test says so. */
function jobsByHand(jobs: Jobs, database: { readonly kysely: Parameters<typeof mailKeeper>[0]['kysely'] }) {
  type Handler = Parameters<Jobs['define']>[2];
  const handlers = new Map<string, Handler>();
  const define: Jobs['define'] = (name, schema, handler, options) => {
    handlers.set(name, handler as Handler);
    return jobs.define(name, schema, handler, options);
  };
  const run = async (name: string, payload: unknown, id = 'by-hand') =>
    handlers.get(name)!(payload as never, { id, attempt: 1, signal: new AbortController().signal });
  /** Runs queued jobs and those they enqueue until the queue is empty. */
  const work = async () => {
    for (;;) {
      const waiting = sql<{ id: string; name: string; data: unknown }>`
        select id, name, data from jobs.job where state = 'created' order by created_on limit 1`;
      const { rows } = await waiting.execute(database.kysely);
      const [job] = rows;
      if (!job) return;
      await run(job.name, job.data, job.id);
      await sql`delete from jobs.job where id = ${job.id}`.execute(database.kysely);
    }
  };
  return { jobs: { ...jobs, define }, run, work };
}

const slices: SliceMigrations[] = [
  auditMigrations,
  jobsMigrations,
  mailMigrations,
  { slice: 'account', migrations: accountMigrations },
  { slice: 'deletion', migrations: deletionMigrations },
];

/** The deletion module behind a real API on a real database, with real jobs and emails and an adjustable clock. */
export async function createDeletionBench(keepersOf: (database: Database) => readonly DataKeeper[] = () => []) {
  const database = await createTestDatabase({ migrations: slices });
  let now = new Date('2026-11-20T10:00:00Z');
  const { jobs, run, work } = jobsByHand(createJobs({ database, log: () => {} }), database);
  const mail = createMail({ database, jobs, smtpUrl: null, log: () => {} });
  const folder = mkdtempSync(join(tmpdir(), 'vinlore-deletion-'));
  const erasures = erasureLogIn(join(folder, 'erasures.ndjson'));
  const deps = {
    database,
    jobs,
    mail,
    brands,
    originOf: ({ key }: { readonly key: string }) => `https://${key}.example`,
    keepers: [...keepersOf(database), mailKeeper(database)],
    erasures,
    clock: () => now,
  };
  const module = createDeletionModule(deps);
  const api = await createApi({
    modules: [module],
    authenticator: {
      actorOfToken: (brandKey, token, use) =>
        token in STAFF
          ? Promise.resolve(staffActor(token as keyof typeof STAFF))
          : actorOfToken(database, brandKey, token, now, use),
      ...OPEN_GATES,
    },
    brandOfHost: brandsByHost(brands),
    log: createLogger('silent'),
    secure: false,
    requestsPerMinute: 0,
    trustProxy: ['192.0.2.1'],
  });
  let visitors = 0;
  const visitor = (brand = 'open') => new Visitor(api, `${brand}.localhost`, `198.51.100.${++visitors % 250}`);
  const mailsTo = async (recipient: string) =>
    (await listOutbox(database)).filter((each) => each.recipient === recipient);
  const bench = {
    database,
    folder,
    erasures,
    slices,
    /** Erases again, by default what is listed, in the bench's database. */
    eraseAgain: (fingerprints = erasures.read(), restored: Database = database): Promise<ErasedAgain> =>
      eraseAgain({ ...deps, database: restored }, fingerprints),
    run,
    work,
    visitor,
    mailsTo,
    /** Advances the clock. */
    pass: (ms: number) => (now = new Date(now.getTime() + ms)),
    now: () => now,
    /** Creates an account with a session. */
    member: async ({ brand = 'open', ...who }: Partial<AccountToCreate> = {}) => {
      const id = await createAccount(database, { brand, ...MIA, ...who });
      const { token } = await database.transaction((tx) => openSession(tx, { id, brand }, now));
      return { id, token };
    },
    /** Requests a deletion and returns the emailed token; undefined if no email was sent. */
    ask: async (email = MIA.email, brand = 'open') => {
      const before = await mailsTo(email);
      const answer = await visitor(brand).json('/api/user/delete', { email, message: 'Please, I sold my car.' });
      await work();
      const after = await mailsTo(email);
      return { answer, token: after.length > before.length ? tokenIn(after[0]!.text, 'token') : undefined };
    },
    /** Follows the emailed link, which closes the account. @returns the undo token */
    close: async (token: string, brand = 'open') => {
      const answer = await visitor(brand).json('/api/user/delete/confirm', { token });
      await work();
      const [newest] = await mailsTo(MIA.email);
      return { answer, undo: tokenIn(newest?.text ?? '', 'undo') };
    },
    /** Disposes the bench. */
    end: async () => {
      await jobs.stop();
      await database.drop();
      rmSync(folder, { recursive: true });
    },
  };
  return bench;
}

export type DeletionBench = Awaited<ReturnType<typeof createDeletionBench>>;
type Database = Awaited<ReturnType<typeof createTestDatabase>>;

/** The token in an emailed link. */
export function tokenIn(text: string, parameter: 'token' | 'undo'): string {
  return (
    new RegExp(`/account-deletion/${parameter === 'undo' ? 'undo' : 'confirm'}#token=([\\w-]{43})`).exec(text)?.[1] ??
    ''
  );
}
