import { tables } from '@vinlore/database';
import type { Letter } from '@vinlore/mail';
import { createTestDatabase, testBrand } from '@vinlore/testing-node';
import { afterAll, expect, it } from 'vitest';
import type { AccountTables } from '../tables.ts';
import { testMigrations } from '../testing/migrations.ts';
import { buyerWelcome, ensureAccount } from './buyer-accounts.ts';
import { findReset } from './mailed-tokens.ts';

const HOUR = 60 * 60_000;
const database = await createTestDatabase({ migrations: testMigrations });
afterAll(() => database.drop());
const now = new Date('2026-11-20T10:00:00Z');
const buyer = { brand: 'open', email: 'buyer@example.com', language: 'es', now } as const;
const accounts = () => tables<AccountTables>(database).selectFrom('account').selectAll().orderBy('brand').execute();
const ensure = (who: typeof buyer | { brand: 'other' }) =>
  database.transaction((tx) => ensureAccount(tx, { ...buyer, ...who }));

it('docs/decisions.md §4: a purchase makes the account of its e-mail once in each brand, in the buyer’s language', async () => {
  const made = await Promise.all([ensure(buyer), ensure(buyer), ensure(buyer)]);
  expect(made.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(new Set(made.map(({ accountId }) => accountId)).size).toBe(1);
  expect((await ensure({ brand: 'other' })).isNew).toBe(true);
  const row = { email: buyer.email, language: 'es', password_hash: null, closed_at: null };
  expect(await accounts()).toMatchObject([
    { ...row, brand: 'open' },
    { ...row, brand: 'other' },
  ]);
});

it('an account that its member has closed stays closed, and is the buyer’s', async () => {
  const { accountId } = await ensure(buyer);
  await tables<AccountTables>(database)
    .updateTable('account')
    .set({ closed_at: now })
    .where('id', '=', accountId)
    .execute();
  expect(await ensure(buyer)).toEqual({ accountId, isNew: false });
  expect((await accounts())[0]!.closed_at).toEqual(now);
});

it('docs/decisions.md §4: the welcome leads to a first password, for 24 hours, in the buyer’s language', async () => {
  const letters: Letter[] = [];
  const mail = { send: (_tx: unknown, letter: Letter) => Promise.resolve(void letters.push(letter)) };
  const welcome = buyerWelcome({ mail, originOf: ({ key }) => `https://${key}.example` });
  await database.transaction((tx) => welcome(tx, { ...buyer, brand: testBrand({ key: 'open' }) }));
  expect(letters[0]).toMatchObject({ to: buyer.email, subject: 'Elige la contraseña de tu cuenta en Test Brand' });
  const [, token] = /https:\/\/open\.example\/members\/first-password\?language=es#token=([\w-]{43})/.exec(
    letters[0]!.text,
  )!;
  const found = (after: number) => findReset(database, 'open', token!, new Date(now.getTime() + after));
  expect(await found(23 * HOUR)).toMatchObject({ email: buyer.email });
  expect(await found(24 * HOUR)).toBeUndefined();
});
