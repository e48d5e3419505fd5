import { tables } from '@vinlore/database';
import { createTestDatabase, type TestDatabase } from '@vinlore/testing-node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AccountTables } from '../tables.ts';
import { testMigrations } from '../testing/migrations.ts';
import { addresseeOf } from './addressee.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ migrations: testMigrations });
});
afterAll(() => database.drop());

const AT = new Date('2026-11-20T10:00:00Z');
let accounts = 0;
const addressee = async (
  facts: Partial<Record<'closed_at' | 'suspended_at', Date>> & { roles?: string[]; holder?: boolean },
  brand = 'open',
) => {
  const { id } = await tables<AccountTables>(database)
    .insertInto('account')
    .values({
      brand: 'open',
      email: `m${++accounts}@example.com`,
      first: 'Mia',
      last: null,
      created_at: AT,
      ...facts,
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  return database.transaction((tx) => addresseeOf(tx, brand, id));
};

it('returns the email of any member of the brand, including suspended ones', async () => {
  expect(await addressee({})).toEqual({ email: 'm1@example.com', name: 'Mia', language: null, bar: null });
  expect(await addressee({ suspended_at: AT })).toMatchObject({ bar: null });
});

it('excludes staff, closed accounts, guest purchases, and other brands', async () => {
  expect(await addressee({ roles: ['staff', 'support'] })).toMatchObject({ bar: 'staff' });
  expect(await addressee({ closed_at: AT })).toMatchObject({ bar: 'closed' });
  expect(await addressee({ holder: true })).toMatchObject({ bar: 'holder' });
  expect(await addressee({}, 'other')).toBeNull();
});
