import { balancesOf } from '@vinlore/billing-server';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { BRANDS, openTestProduct, PASSWORD } from '../security/testing/test-product.ts';
import { workUsers } from './user.ts';

const { product, database, close } = await openTestProduct();
afterAll(close);
const work = (...args: string[]) => workUsers(product, args);

/** What an account has, brand by brand. */
async function balances(email: string) {
  const { rows } = await sql<{ brand: string; id: string }>`
    select brand, id from account where email = ${email} order by brand`.execute(database.kysely);
  return Promise.all(rows.map(async ({ brand, id }) => [brand, await balancesOf(database, brand, id)] as const));
}

it('issue 6: an operator gives an account credits of each kind, in one brand or in all', async () => {
  const one = await work(
    'create',
    '--email',
    'one@example.com',
    '--brand',
    'open',
    '--password',
    PASSWORD,
    '--credits',
    '5',
  );
  expect(one).toEqual({ code: 0, words: 'create one@example.com (open)\n' });
  expect(await balances('one@example.com')).toEqual([['open', { vhr: 5, sticker: 5, global: 0 }]]);
  const all = await work('create', '--email', 'all@example.com', '--role', 'staff', '--credits', '2');
  expect(all.words).toMatch(/^create all@example\.com \(gated, open, other\)\npassword: \S{16}\n$/);
  expect(await balances('all@example.com')).toEqual(
    BRANDS.map(({ key }) => [key, { vhr: 2, sticker: 2, global: 0 }]).sort(),
  );
});

it('without --credits an account has none', async () => {
  await work('create', '--email', 'none@example.com', '--brand', 'open');
  expect(await balances('none@example.com')).toEqual([['open', { vhr: 0, sticker: 0, global: 0 }]]);
});

it.each([
  ['what is to be done', ['--email', 'a@example.com']],
  ['an e-mail', ['create', '--email', 'nobody']],
  ['a role', ['create', '--email', 'a@example.com', '--role', 'king']],
  ['a password', ['create', '--email', 'a@example.com', '--password', 'short']],
  ['a brand', ['create', '--email', 'a@example.com', '--brand', 'nowhere']],
  ['a number of credits', ['create', '--email', 'a@example.com', '--credits', '-1']],
  ['fewer credits', ['create', '--email', 'a@example.com', '--credits', '10001']],
  ['the brand of a gate', ['gate', '--email', 'a@example.com']],
  ['an account that is there', ['password', '--email', 'a@example.com', '--brand', 'open']],
  ['options that it knows', ['create', '--email', 'a@example.com', '--surprise', '1']],
])('says how to call it where it misses %s', async (_what, args) => {
  const { code, words } = await work(...args);
  expect(code).toBe(2);
  expect(words).toContain('Usage: npm run user -- create');
});
