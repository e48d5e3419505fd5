import type { AuditTables } from '@vinlore/audit';
import { tables } from '@vinlore/database';
import { createTestDatabase, type TestDatabase } from '@vinlore/testing-node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testMigrations } from '../testing/migrations.ts';
import { argon2Hasher } from '../passwords/hasher.ts';
import { openSession } from '../sessions/session-store.ts';
import type { AccountTables } from '../tables.ts';
import { createAccount, MergedAccount, setGate, setPassword } from './administration.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ migrations: testMigrations });
});
afterAll(() => database.drop());

const sample = { brand: 'open', email: 'Member@Example.com', password: 'nine green bottles', first: 'Mia' };
const stored = () => tables<AccountTables>(database).selectFrom('account').selectAll().execute();
const openSessions = () =>
  tables<AccountTables>(database).selectFrom('account_session').selectAll().where('revoked_at', 'is', null).execute();

const acts = async () => {
  const entries = tables<AuditTables>(database).selectFrom('audit_entry').select(['act', 'actor', 'detail']);
  return entries.orderBy('id').execute();
};

describe('accounts created by operators and by the quick start', () => {
  it('is idempotent and keeps sessions', async () => {
    const id = await createAccount(database, sample);
    const before = await stored();
    await database.transaction((tx) => openSession(tx, { id, brand: 'open' }, new Date()));
    expect(await createAccount(database, sample)).toBe(id);
    expect(await stored()).toEqual(before);
    expect(await openSessions()).toHaveLength(1);
  });

  it('resets sample passwords at each start; a new password ends the sessions', async () => {
    const id = await createAccount(database, {
      ...sample,
      password: 'ten green bottles',
      roles: ['staff'],
      dealer: true,
    });
    const [account, ...others] = await stored();
    expect(others).toEqual([]);
    expect(account).toMatchObject({ id, email: 'member@example.com', roles: ['staff'], is_dealer: true });
    expect(await argon2Hasher.verify(account!.password_hash!, 'ten green bottles')).toBe(true);
    expect(await openSessions()).toEqual([]);
  });

  it('stores argon2id with 19 MiB, 2 passes, and 1 lane, and treats both Unicode forms of a password as equal', async () => {
    await setPassword(database, { ...sample, password: 'contrase\u00f1a larga' });
    const hash = (await stored())[0]!.password_hash!;
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await argon2Hasher.verify(hash, 'contrasen\u0303a larga')).toBe(true);
  });

  it('rejects a short password or invalid email before anything is written', async () => {
    await expect(createAccount(database, { ...sample, password: 'short' })).rejects.toThrow();
    await expect(createAccount(database, { ...sample, email: 'nobody' })).rejects.toThrow();
    await expect(setGate(database, { brand: 'open', email: 'x', password: 'long enough' })).rejects.toThrow();
    expect(await stored()).toHaveLength(1);
  });

  it('ends the sessions on a change of roles, so a session’s permissions never change', async () => {
    const account = { ...sample, email: 'promoted@example.com' };
    const id = await createAccount(database, account);
    await database.transaction((tx) => openSession(tx, { id, brand: 'open' }, new Date()));
    await createAccount(database, { ...account, roles: ['staff'] });
    expect(await openSessions()).toEqual([]);
  });

  it('keeps a merged account closed and its password unchanged', async () => {
    const account = { ...sample, email: 'merged@example.com' };
    const [id, into] = [
      await createAccount(database, account),
      await createAccount(database, { ...account, email: 'kept@example.com' }),
    ];
    await tables<AccountTables>(database)
      .updateTable('account')
      .set({ closed_at: new Date(), merged_into: into, password_hash: null })
      .where('id', '=', id)
      .execute();
    await expect(createAccount(database, account)).rejects.toThrow(MergedAccount);
    await expect(setPassword(database, account)).rejects.toThrow(MergedAccount);
    expect((await stored()).find((each) => each.id === id)).toMatchObject({ merged_into: into, password_hash: null });
    expect((await stored()).find((each) => each.id === id)!.closed_at).not.toBeNull();
  });

  it('records changes in the audit log, and no no-ops', async () => {
    const account = { ...sample, brand: 'trail', email: 'trail@example.com' };
    const gate = { brand: 'trail', email: 'gate@example.com', password: 'only for friends' };
    const before = (await acts()).length;
    await createAccount(database, account);
    await createAccount(database, account);
    await setGate(database, gate);
    await setGate(database, gate);
    await createAccount(database, { ...account, dealer: true });
    await setPassword(database, { ...account, password: 'ten green bottles' });
    const detail = { by: 'command' };
    expect((await acts()).slice(before)).toEqual([
      { act: 'account.created', actor: null, detail: { ...detail, dealer: false, roles: '' } },
      { act: 'account.gate-set', actor: null, detail },
      { act: 'account.changed', actor: null, detail: { ...detail, dealer: true, roles: '' } },
      { act: 'account.password-changed', actor: null, detail },
    ]);
  });

  it('reports an unknown account', async () => {
    expect(await setPassword(database, { ...sample, brand: 'other' })).toBe(false);
  });
});
