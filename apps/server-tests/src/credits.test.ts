import { createAccount } from '@vinlore/account-server';
import type { CreditPayload, creditsContract } from '@vinlore/billing-domain';
import { giveCredits } from '@vinlore/billing-ledger';
import type { DataOf } from '@vinlore/contract';
import { createProductApi } from '@vinlore/server/product-api';
import type { StickerSummary } from '@vinlore/sticker-domain';
import { testBrand } from '@vinlore/testing-node';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { callerOf } from './testing/caller.ts';
import { openTestProduct, PASSWORD } from './testing/test-product.ts';

const BUNDLE = {
  id: 'sticker-bundle-3',
  product: 'sticker',
  audience: 'user',
  kind: 'bundle',
  name: { en: 'Three stickers', es: 'Tres etiquetas' },
  description: { en: 'Three.', es: 'Tres.' },
  price: 1999,
  currency: 'USD',
  credits: 3,
} as const;
const SINGLE = { ...BUNDLE, id: 'sticker-single', kind: 'single', credits: 1, price: 799 } as const;
const apart = testBrand({ key: 'open', plans: [SINGLE, BUNDLE] });
const together = testBrand({ key: 'other', language: 'es', settings: { credit_type: 'global' } });

const { product, database, setPasswords, close } = await openTestProduct({}, [apart, together]);
afterAll(close);
const { ask, form } = callerOf(await createProductApi(product));
/** VINs of manufacturers outside North America, which have no check digit. */
let serial = 0;
const newVin = () => `WBA3A5C50CF${String((serial += 1)).padStart(6, '0')}`;

type History = DataOf<typeof creditsContract.creditHistory>;

/** A member with that many credits of each type, and their calls. */
async function memberWith(credits: number, brand: typeof apart = apart) {
  const email = `${crypto.randomUUID()}@credits.example`;
  const accountId = await createAccount(product.database, { brand: brand.key, email, password: PASSWORD });
  await setPasswords();
  const give = (kind: string, count: number) =>
    giveCredits(product.database, {
      brand,
      accountId,
      credits: count,
      cause: { kind, id: crypto.randomUUID() },
      at: product.clock(),
    });
  if (credits > 0) await give('sample', credits);
  const headers = { host: brand.domains[0]! };
  const login = await form('/api-cwa/login', { email, pass: PASSWORD }, { headers });
  const asking = { token: (login.data as { token: string }).token, headers };
  return {
    accountId,
    give,
    make: (vin: string, gen: Record<string, string> = {}) => form('/api-cwa/generate-sticker', { vin, ...gen }, asking),
    payload: async () => (await form('/api-cwa/offer_credit', {}, asking)).data as CreditPayload & { offer: string },
    history: async (input: object = {}) =>
      (
        await ask(
          { method: 'POST', path: '/api/user/credits' },
          { ...asking, body: JSON.stringify(input), headers: { ...headers, 'content-type': 'application/json' } },
        )
      ).data as History,
  };
}
const stickersOf = async (accountId: string) =>
  (await sql`select from sticker where account_id = ${accountId}`.execute(database.kysely)).rows.length;

describe('docs/decisions.md §4: a sticker costs one credit', () => {
  it("spec §3: uses the brand’s credit_type, and the payload shows what's left", async () => {
    const [one, other] = [await memberWith(2), await memberWith(2, together)];
    for (const member of [one, other]) expect((await member.make(newVin())).status).toBe(200);
    expect(await one.payload()).toMatchObject({
      sticker_credit: 1,
      vhr_credit: 2,
      credit: 0,
      vhr_credit_subscription: 0,
    });
    expect(await other.payload()).toMatchObject({ sticker_credit: 0, vhr_credit: 0, credit: 1 });
  });

  it('responds 402 without credits and creates nothing; existing stickers still open and regenerate for free', async () => {
    const member = await memberWith(1);
    const vin = newVin();
    const first = (await member.make(vin)).data as StickerSummary;
    const refused = await member.make(newVin());
    expect(refused).toMatchObject({ status: 402, message: expect.stringContaining('Choose a plan') as string });
    expect(((await member.make(vin)).data as StickerSummary).id).toBe(first.id);
    expect((await member.make(vin, { gen: 'regenerate' })).data).toMatchObject({ version: 2 });
    expect(await stickersOf(member.accountId)).toBe(2);
  });

  it('creates three stickers for ten concurrent requests with three credits, never going below zero', async () => {
    const member = await memberWith(3);
    const answers = await Promise.all(Array.from({ length: 10 }, () => member.make(newVin())));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(3).fill(200), ...Array(7).fill(402)]);
    expect(await stickersOf(member.accountId)).toBe(3);
    expect(await member.payload()).toMatchObject({ sticker_credit: 0 });
  });

  it("spends nothing when a sticker can't be saved", async () => {
    const member = await memberWith(1);
    await database.asOwner(async (owner) => {
      await sql`create function no_paper() returns trigger language plpgsql as
        $$ begin raise exception 'the paper is out'; end $$`.execute(owner);
      await sql`create trigger no_paper before insert on sticker for each row execute function no_paper()`.execute(
        owner,
      );
    });
    expect((await member.make(newVin())).status).toBe(500);
    await database.asOwner((owner) => sql`drop trigger no_paper on sticker`.execute(owner));
    expect(await member.payload()).toMatchObject({ sticker_credit: 1 });
    expect((await member.history()).lines.filter(({ credits }) => credits < 1)).toEqual([]);
    expect((await member.make(newVin())).status).toBe(200);
  });
});

describe('credit history as text', () => {
  it('lists changes with their document, newest first', async () => {
    const member = await memberWith(0);
    await member.give('gift', 3);
    const { id } = (await member.make(newVin())).data as StickerSummary;
    const { lines, next } = await member.history();
    expect(next).toBeNull();
    expect(lines).toMatchObject([
      { pot: 'sticker', credits: -1, words: expect.stringMatching(/^1 sticker credit used: 2012 BMW/) as string },
      { pot: 'sticker', credits: 3, words: '3 sticker credits, a gift from us', document: null },
      { pot: 'vhr', credits: 3, words: '3 report credits, a gift from us', document: null },
    ]);
    expect(lines[0]!.document).toEqual({ kind: 'sticker', id });
  });

  it('uses the reader’s language', async () => {
    const member = await memberWith(1, together);
    await member.make(newVin());
    const words = (await member.history()).lines.map((line) => line.words);
    expect(words[0]).toMatch(/^Usaste 1 crédito: 2012 BMW/);
    expect(words[1]).toBe('1 crédito de prueba gratis');
  });

  it('paginates without repeating lines; another member’s cursor returns no rows', async () => {
    const [member, stranger] = [await memberWith(2), await memberWith(1)];
    await member.make(newVin());
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: History = await member.history({ limit: 2, ...(cursor && { cursor }) });
      seen.push(...page.lines.map(({ id }) => id));
      cursor = page.next;
    } while (cursor);
    expect(new Set(seen).size).toBe(3);
    expect(seen).toHaveLength(3);
    expect(await stranger.history({ cursor: seen[0] })).toEqual({ lines: [], next: null });
  });
});

it('docs/decisions.md §3: offers the smallest bundle when credits run out, nothing before', async () => {
  expect((await (await memberWith(1)).payload()).offer).toBeNull();
  const { offer } = await (await memberWith(0)).payload();
  expect(offer).toBe('You’re out of credits. “Three stickers” costs $19.99. Unused credits don’t expire.');
});
