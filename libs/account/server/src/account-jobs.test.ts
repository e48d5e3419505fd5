import { tables } from '@vinlore/database';
import { createJobs, jobsMigrations } from '@vinlore/jobs';
import { createTestDatabase } from '@vinlore/testing-node';
import { expect, it, vi } from 'vitest';
import { defineAccountJobs } from './account-jobs.ts';
import { keepRegistration, keepReset } from './accounts/mailed-tokens.ts';
import { createAccount } from './accounts/administration.ts';
import { attemptsIn } from './attempts/attempts.ts';
import { testMigrations } from './testing/migrations.ts';
import { ABSOLUTE_MS, openSession } from './sessions/session-store.ts';
import type { AccountTables } from './tables.ts';

it('deletes ended sessions, old attempt counts, and expired links every hour', { timeout: 30_000 }, async () => {
  const migrations = [jobsMigrations, ...testMigrations];
  const database = await createTestDatabase({ migrations });
  const db = tables<AccountTables>(database);
  const longAgo = new Date(Date.now() - ABSOLUTE_MS);
  const id = await createAccount(database, { brand: 'open', email: 'a@example.com', password: 'nine green bottles' });
  await database.transaction((tx) => openSession(tx, { id, brand: 'open' }, longAgo));
  const signer = { sign: () => '', open: () => null, code: () => 'code', codeMatches: () => false };
  const attempt = { kind: 'login', brand: 'open', email: 'a@example.com', address: '198.51.100.1' } as const;
  await attemptsIn(database, signer, () => longAgo).begin(attempt, () => '');

  const mailbox = { brand: 'open', email: 'a@example.com' };
  await database.transaction((tx) =>
    keepRegistration(tx, { ...mailbox, passwordHash: '', phone: null, browser: '' }, longAgo),
  );
  await database.transaction((tx) => keepReset(tx, mailbox, longAgo));

  const jobs = createJobs({ database, log: () => {} });
  defineAccountJobs(jobs, database);
  await jobs.start();
  await database.transaction((tx) => jobs.enqueue(tx, 'account.purge-sessions', {}));
  await vi.waitFor(
    async () => {
      expect(await db.selectFrom('account_session').selectAll().execute()).toEqual([]);
      expect(await db.selectFrom('account_attempt').selectAll().execute()).toEqual([]);
      expect(await db.selectFrom('account_registration').selectAll().execute()).toEqual([]);
      expect(await db.selectFrom('account_reset').selectAll().execute()).toEqual([]);
    },
    { timeout: 20_000 },
  );
  await jobs.stop();
  await database.drop();
});
