import { sampleSecret, stepAt, totpCode } from '@vinlore/account-domain';
import { balancesOf } from '@vinlore/billing-ledger';
import { sampleCode, workUsers } from '@vinlore/server/cli/user';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { BRANDS, openTestProduct, PASSWORD } from '../testing/test-product.ts';

const { product, database, close } = await openTestProduct();
afterAll(close);
const work = (...args: string[]) => workUsers(product, args);

/** An account's credits by brand. */
async function balances(email: string) {
  const { rows } = await sql<{ brand: string; id: string }>`
    select brand, id from account where email = ${email} order by brand`.execute(database.kysely);
  return Promise.all(rows.map(async ({ brand, id }) => [brand, await balancesOf(database, brand, id)] as const));
}

it('an operator gives an account credits of each type, in one brand or in all', async () => {
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

it('staff get the permissions listed; without --permissions they become owners', async () => {
  const rolesOf = async (email: string) =>
    (
      await sql<{ roles: string[] }>`select roles from account where brand = 'open' and email = ${email}`.execute(
        database.kysely,
      )
    ).rows[0]!.roles;
  const create = ['create', '--brand', 'open', '--role', 'staff', '--email'];
  await work(...create, 'narrow@example.com', '--permissions', 'support,billing');
  await work(...create, 'wide@example.com');
  expect(await rolesOf('narrow@example.com')).toEqual(['staff', 'support', 'billing']);
  expect(await rolesOf('wide@example.com')).toEqual(['staff', 'owner']);
});

it('refuses to reopen a merged account', async () => {
  const create = ['create', '--brand', 'open', '--email', 'merged@example.com'] as const;
  await work(...create);
  await sql`update account set closed_at = now(), merged_into = gen_random_uuid() where email = 'merged@example.com'`.execute(
    database.kysely,
  );
  expect(await work(...create)).toMatchObject({
    code: 2,
    words: expect.stringContaining('was merged into another account and stays closed'),
  });
});

it('refuses to demote the last owner of a desk', async () => {
  await sql`update account set roles = '{staff}' where brand = 'gated'`.execute(database.kysely);
  const create = (email: string, ...more: string[]) => work('create', '--brand', 'gated', '--email', email, ...more);
  await create('last@example.com', '--role', 'staff');
  const refused = await create('last@example.com', '--role', 'staff', '--permissions', 'billing');
  expect(refused).toMatchObject({ code: 2, words: expect.stringContaining('the only owner of the desk of gated') });
  await create('next@example.com', '--role', 'staff');
  expect((await create('last@example.com')).code).toBe(0);
});

it('resets a lost second factor, also a member’s, and logs it', async () => {
  const staff = ['--email', 'staff@example.com', '--brand', 'open'];
  expect(await work('reset-factor', ...staff)).toEqual({ code: 0, words: 'reset-factor staff@example.com (open)\n' });
  const { rows } = await sql`select detail from audit_entry where act = 'staff.second-factor-reset'`.execute(
    database.kysely,
  );
  expect(rows).toEqual([{ detail: { by: 'command' } }]);
  expect((await work('reset-factor', '--email', 'member@example.com', '--brand', 'open')).code).toBe(0);
  const ofMembers = await sql`select detail from audit_entry where act = 'account.second-factor-reset'`.execute(
    database.kysely,
  );
  expect(ofMembers.rows).toEqual([{ detail: { by: 'command' } }]);
  expect((await work('reset-factor', '--email', 'nobody@example.com', '--brand', 'open')).code).toBe(2);
});

it('the code of a sample account is derived from email and password; RFC 6238 defines its lifetime', async () => {
  const at = new Date(Date.UTC(2026, 10, 22, 12, 0, 10));
  const args = ['--email', 'staff@example.com', '--password', 'sample-pass-1'];
  const expected = totpCode(await sampleSecret('staff@example.com', 'sample-pass-1'), stepAt(at));
  expect(await sampleCode(args, at, 'trial')).toEqual({ code: 0, words: `${expected}   for 20 more seconds, once\n` });
  expect((await sampleCode(['--email', 'staff@example.com'], at, 'trial')).code).toBe(2);
  expect(await sampleCode(args, at, 'production')).toMatchObject({
    code: 2,
    words: expect.stringContaining('trial mode only'),
  });
});

it('an account has no credits without --credits', async () => {
  await work('create', '--email', 'none@example.com', '--brand', 'open');
  expect(await balances('none@example.com')).toEqual([['open', { vhr: 0, sticker: 0, global: 0 }]]);
});

it.each([
  ['what is to be done', ['--email', 'a@example.com']],
  ['an email', ['create', '--email', 'nobody']],
  ['a role', ['create', '--email', 'a@example.com', '--role', 'king']],
  ['permissions', ['create', '--email', 'a@example.com', '--role', 'staff', '--permissions', 'support,king']],
  ['staff for permissions', ['create', '--email', 'a@example.com', '--permissions', 'support']],
  ['a password', ['create', '--email', 'a@example.com', '--password', 'short']],
  ['a brand', ['create', '--email', 'a@example.com', '--brand', 'nowhere']],
  ['a number of credits', ['create', '--email', 'a@example.com', '--credits', '-1']],
  ['fewer credits', ['create', '--email', 'a@example.com', '--credits', '10001']],
  ['the brand of a gate', ['gate', '--email', 'a@example.com']],
  ['an existing account', ['password', '--email', 'a@example.com', '--brand', 'open']],
  ['valid options', ['create', '--email', 'a@example.com', '--surprise', '1']],
])('prints its usage without %s', async (_what, args) => {
  const { code, words } = await work(...args);
  expect(code).toBe(2);
  expect(words).toContain('Usage: npm run user -- create');
});
