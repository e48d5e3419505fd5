import { brandContract } from '@vinlore/brand';
import { readBrandSeed } from '@vinlore/content-server';
import { createLogger, loadBrands } from '@vinlore/server-kit';
import { openProduct, type Product } from '@vinlore/server/product';
import { createProductApi } from '@vinlore/server/product-api';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Caller, callerOf } from './testing/caller.ts';
import { type BrandKey, openTestProduct, type TestProduct } from './testing/test-product.ts';

let test: TestProduct;
let second: Product;
let here: Caller;
let there: Caller;
let token: string;
beforeAll(async () => {
  test = await openTestProduct();
  second = await openProduct(test.product.config, createLogger('silent'));
  here = callerOf(await createProductApi(test.product));
  there = callerOf(await createProductApi(second));
  ({ token } = await here.login('staff'));
  // Pages are open in both before the new brand exists.
  await Promise.all([test.product.content.source(), second.content.source()]);
});
afterAll(async () => {
  await second.close();
  await test.close();
});

const AUTOLORE = {
  key: 'auto-lore',
  name: 'Auto & Lore',
  domain: 'auto-lore.localhost',
  language: 'en',
  support_email: 'hola@auto-lore.example',
  ...{ primary_color: '#7a0000', secondary_color: '#00507a', teritary_color: '#006a3a' },
};
const make = (asked: object = {}) =>
  here.ask(
    { method: 'POST', path: '/api-cwa/staff/brand/new' },
    { token, body: JSON.stringify({ ...AUTOLORE, ...asked }), headers: { 'content-type': 'application/json' } },
  );
const soon = (check: () => Promise<void> | void) => vi.waitFor(check, { timeout: 5_000, interval: 10 });
const at = (product: Product) => product.brandOfHost('auto-lore.localhost');

describe('docs/decisions.md §1: a brand created at the desk', () => {
  it('is served by every process within a second, with pages in both languages, also by one that starts later', async () => {
    expect(at(second)).toBeNull();
    // A double click creates one.
    const answers = await Promise.all([make(), make()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 200)!.data).toEqual({
      ...{ key: 'auto-lore', domain: 'auto-lore.localhost', pages: 5 },
    });
    await soon(() => expect(at(second)).toMatchObject({ key: 'auto-lore', name: 'Auto & Lore', language: 'en' }));
    const config = await there.ask(brandContract.config, { brand: 'auto-lore' as BrandKey });
    expect(config).toMatchObject({ status: 200, data: { name: 'Auto & Lore' } });
    const home = async (product: Product) => (await product.content.source()).content(at(product)!, 'en', '/');
    await soon(async () => expect((await home(second)).page).not.toBeNull());
    await soon(async () => expect((await home(test.product)).page).not.toBeNull());
    const third = await openProduct(test.product.config, createLogger('silent'));
    expect(at(third)).toMatchObject({ settings: { primary_color: '#7a0000' }, plans: at(second)!.plans });
    expect((await home(third)).page).not.toBeNull();
    await third.close();
  });

  it('is managed by its creator, who is in the audit log, and by no one else', async () => {
    const { rows } = await sql<{ email: string }>`
      select email from account where 'auto-lore' = any (staff_brands)`.execute(test.database.kysely);
    expect(rows).toEqual([{ email: 'staff@example.com' }]);
    const trail = await here.ask({ method: 'GET', path: '/api-cwa/staff/audit?act=site.brand-made' }, { token });
    expect(JSON.stringify(trail.data)).toContain('auto-lore');
  });

  it.each([
    ['an existing brand’s key', { key: 'other', domain: 'another.localhost' }, 'key'],
    ['another brand’s domain', { key: 'second-try', domain: 'other.localhost' }, 'domain'],
    ['a host below another brand’s desk', { key: 'second-try', domain: 'desk.other.localhost' }, 'domain'],
    ['the domain of the brand just created', { key: 'second-try' }, 'domain'],
    ['a language without content', { key: 'second-try', domain: 'x.localhost', language: 'es' }, 'language'],
    [
      'a color that is hard to see',
      { key: 'second-try', domain: 'x.localhost', secondary_color: '#eeeeee' },
      'secondary_color',
    ],
  ])('rejects %s at its field and creates nothing', async (_what, asked, key) => {
    const answer = await make(asked);
    expect(answer).toMatchObject({ status: 422, data: { faults: [{ key }] } });
    expect(test.product.brands.map((brand) => brand.key)).toEqual(['gated', 'open', 'other', 'auto-lore']);
  });

  it('exports as a brand folder that a deploy reads unchanged', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vinlore-folder-'));
    const write = (path: string, contents: string | Uint8Array) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), contents);
    };
    try {
      const answer = await here.ask({ method: 'GET', path: '/api-cwa/staff/brand/folder' }, { token });
      expect(answer.headers.get('content-disposition')).toContain('open.zip');
      for (const [path, bytes] of Object.entries(unzipSync(answer.bytes))) write(path, bytes);
      expect(loadBrands(folder)).toEqual([test.product.brandOfHost('open.localhost')]);
      const unknown = () => {
        throw new Error('A block of an unknown kind.');
      };
      expect(readBrandSeed(join(folder, 'open'), unknown).pages.map(({ path }) => path)).toEqual(
        expect.arrayContaining(['/', '/privacy', '/terms']),
      );
      // The created brand has no folder of its own yet.
      const made = at(test.product)!;
      for (const [path, contents] of await test.product.content.files(made)) write(`auto-lore/${path}`, contents);
      write('auto-lore/brand.json', JSON.stringify(made));
      expect(readBrandSeed(join(folder, 'auto-lore'), unknown).pages).toHaveLength(5);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
