import { type AuditTables } from '@vinlore/audit';
import { tables } from '@vinlore/database';
import { parseStickerId, type StickerSummary } from '@vinlore/sticker-domain';
import { createTranslator } from '@vinlore/i18n';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createStickerMaker } from './index.ts';
import type { Payment } from './deps.ts';
import { stickerServerMessages } from './messages/index.ts';
import { stickerKeeper } from './sticker-keeper.ts';
import {
  ACCOUNTS,
  brand,
  emptyCatalogue,
  knownCatalogue,
  narrow,
  openStickerApi,
  PDF,
  VIN,
} from './testing/sticker-api.ts';

const { other: OTHER, leaving: LEAVING, payer: PAYER } = ACCOUNTS;
const { api, database, ports: deps, stage, post, get } = await openStickerApi();
const { paid } = stage;
const keeper = stickerKeeper(deps);
beforeEach(() => {
  stage.payment = { spent: true };
  stage.catalogue = knownCatalogue;
  paid.length = 0;
});
const TEXT = createTranslator<Readonly<Record<string, string>>>('en', stickerServerMessages.en);
afterAll(() => database.drop());

const made = async (fields: Record<string, string>, token?: string) => {
  const answer = (await (await post('/api-cwa/generate-sticker', fields, token)).json()) as { data: StickerSummary };
  return answer.data;
};

describe('generate sticker', () => {
  it('spec §7: creates a sticker from a VIN, even when pasted with spaces', async () => {
    const sticker = await made({ vin: '1hg cm8263 3A004352' });
    expect(sticker).toMatchObject({ vin: VIN, title: '2003 Honda Accord', version: 1, kind: 'standard' });
    expect(sticker.verify_url).toBe(`http://one.localhost:3000/verify/${sticker.id}`);
  });

  it('docs/decisions.md §4: returns the existing sticker for the same VIN, and the next version on regenerate', async () => {
    const [first, again] = [await made({ vin: VIN }, 'one other'), await made({ vin: VIN }, 'one other')];
    expect(again.id).toBe(first.id);
    const next = await made({ vin: VIN, gen: 'regenerate' }, 'one other');
    expect(next).toMatchObject({ vin: VIN, version: 2 });
    expect(next.id).not.toBe(first.id);
  });

  it("uses the caller's language, whatever the brand’s is, and links to pages in that language", async () => {
    const ask = (language: string, host: string, token: string) =>
      api.request(`http://${host}/api-cwa/generate-sticker`, {
        method: 'POST',
        body: new URLSearchParams({ vin: 'WBA123456789A0003' }),
        headers: { host, bearer: token, cookie: `language=${language}` },
      });
    const cases = [
      ['es', 'one.localhost', 'one member', 'http://one.localhost:3000/es/verify/'],
      ['en', 'dos.localhost', 'dos other', 'http://dos.localhost:3000/en/verify/'],
    ] as const;
    for (const [language, host, token, verify] of cases) {
      const { data } = (await (await ask(language, host, token)).json()) as { data: StickerSummary };
      expect(data.verify_url).toBe(verify + data.id);
      const kept = await sql<{ data: { language: string; verifyUrl: string } }>`
        select data from sticker where id = ${parseStickerId(data.id)}`.execute(database.kysely);
      expect(kept.rows[0]!.data).toMatchObject({ language, verifyUrl: data.verify_url });
    }
  });

  it('records each new sticker in the audit log, and an existing one not again', async () => {
    const vin = 'WBA123456789A0002';
    const stickers = [await made({ vin }), await made({ vin }), await made({ vin, gen: 'regenerate' })];
    const ids = stickers.map(({ id }) => parseStickerId(id)!);
    const acts = await tables<AuditTables>(database)
      .selectFrom('audit_entry')
      .select(['brand', 'act', 'subject_id', 'detail'])
      .where('subject_id', 'in', ids)
      .orderBy('id')
      .execute();
    expect(acts).toEqual([
      { brand: 'one', act: 'sticker.made', subject_id: ids[0], detail: { version: 1 } },
      { brand: 'one', act: 'sticker.made', subject_id: ids[2], detail: { version: 2 } },
    ]);
  });

  it('creates one sticker for ten concurrent clicks', async () => {
    const vin = 'WBA123456789A0001';
    const all = await Promise.all(Array.from({ length: 10 }, () => made({ vin })));
    expect(new Set(all.map((sticker) => sticker.id)).size).toBe(1);
  });

  it.each([
    ['a letter that no VIN has', '1HGCM82633A0O4352'],
    ['16 characters', VIN.slice(1)],
    ['14 characters, a classic', VIN.slice(0, 14)],
    ['emoji', '1HGCM8🚗633A004352'],
    ['10,000 characters', 'A'.repeat(10_000)],
    ['a maker that nobody knows', '10000000000000000'],
    ['a check digit that proves a typing mistake', '1HGCM82643A004352'],
  ])('spec §8: “Wrong VIN” for %s, and nothing is kept', async (_what, vin) => {
    const response = await post('/api-cwa/generate-sticker', { vin });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ status: 'error', message: 'Wrong VIN', msg: 'Wrong VIN' });
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from sticker where vin = ${vin}`.execute(
      database.kysely,
    );
    expect(rows[0]!.n).toBe(0);
  });

  it('look.md: suggests a correction for a mistyped VIN', async () => {
    const answer = (await (await post('/api-cwa/generate-sticker', { vin: '1HGCM82643A004352' })).json()) as {
      data: object;
    };
    expect(answer.data).toEqual({ suggestions: [{ vin: VIN, positions: [9] }] });
  });

  it('49 CFR 565.15(c): requires no check digit in position 9 outside North America', async () => {
    expect(await made({ vin: 'WBA123456789A0009' })).toMatchObject({ version: 1 });
  });

  it('docs/decisions.md §2: returns messages in the brand’s language', async () => {
    const response = await post('/api-cwa/generate-sticker', { vin: 'x' }, 'dos member', 'dos.localhost');
    expect(await response.json()).toMatchObject({ message: 'VIN incorrecto' });
  });
});

describe('cost of a sticker', () => {
  const payer = 'one payer';
  const generated = (vin: string, gen: Record<string, string> = {}) =>
    post('/api-cwa/generate-sticker', { vin, ...gen }, payer);
  const made = async (vin: string, gen?: Record<string, string>) =>
    ((await (await generated(vin, gen)).json()) as { data: StickerSummary }).data;
  it('docs/decisions.md §4: is one credit for a new one, and nothing for your own again or a new version of it', async () => {
    const vin = 'WBA123456789A0101';
    const [first, again, next] = [await made(vin), await made(vin), await made(vin, { gen: 'regenerate' })];
    expect(again.id).toBe(first.id);
    expect(next.version).toBe(2);
    const document = { kind: 'sticker', id: first.id, title: '2003 Honda Accord' };
    const by = expect.objectContaining({ actor: expect.objectContaining({ accountId: PAYER }) as object }) as object;
    expect(paid).toEqual([{ brand, accountId: PAYER, by, document, at: stage.now }]);
  });

  it('docs/decisions.md §4: is nothing for gen=regenerate, which is refused without an existing sticker', async () => {
    const response = await generated('WBA123456789A0102', { gen: 'regenerate' });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ message: expect.stringContaining('No credits were used') as string });
    expect(paid).toEqual([]);
  });

  it('is one credit for ten concurrent clicks', async () => {
    await Promise.all(Array.from({ length: 10 }, () => made('WBA123456789A0103')));
    expect(paid).toHaveLength(1);
  });

  it('spec §8: is nothing for a wrong VIN', async () => {
    expect((await generated('10000000000000000')).status).toBe(422);
    expect(paid).toEqual([]);
  });

  it.each<[Payment, string, RegExp]>([
    [{ spent: false, reason: 'no-credit' }, 'without a credit', /none left.+Choose a plan/],
    [
      { spent: false, reason: 'fair-use', limit: 1_200 },
      'beyond fair use',
      /limit of 1,200 stickers.+help@one\.example/,
    ],
  ])('402 in words with what to do, and nothing is made (case %#)', async (refused, _when, words) => {
    stage.payment = refused;
    const vin = 'WBA123456789A0104';
    const response = await generated(vin);
    expect(response.status).toBe(402);
    expect(await response.json()).toMatchObject({ message: expect.stringMatching(words) as string });
    const { rows } = await sql`select from sticker where vin = ${vin}`.execute(database.kysely);
    expect(rows).toEqual([]);
  });

  it('is nothing for opening and recreating your stickers, even without credits', async () => {
    const vin = 'WBA123456789A0105';
    const first = await made(vin);
    stage.payment = { spent: false, reason: 'no-credit' };
    expect((await made(vin)).id).toBe(first.id);
    expect((await made(vin, { gen: 'regenerate' })).version).toBe(2);
  });
});

describe('purchased sticker', () => {
  const vehicle = { plate: '', state: '', year: '', make: '', model: '', trim: '', region: '' };
  const request = {
    brand,
    accountId: PAYER,
    product: 'sticker',
    vin: 'WBA123456789A0106',
    vehicle,
    language: 'es',
    selection: null,
  } as const;
  const camry = { ...vehicle, year: '2012', make: 'Toyota', model: 'camry', trim: 'LE' };

  it('docs/decisions.md §4: is created once for its buyer, in their language, with a PDF link', async () => {
    const maker = createStickerMaker(deps);
    const [bought, repeat] = [await maker.make(request), await maker.make(request)];
    expect(bought).toMatchObject({ kind: 'sticker', title: '2003 Honda Accord' });
    expect(repeat).toEqual(bought);
    expect((await get(maker.pdfUrl(bought!))).headers.get('content-type')).toBe('application/pdf');
    expect((await get(maker.pdfUrl(bought!), {}, 'dos.localhost')).status).toBe(404);
  });

  it('uses the filed spelling of the name without a VIN, and is the same for the same name', async () => {
    const maker = createStickerMaker(deps);
    const named = { ...request, vin: null, vehicle: camry };
    const bought = await maker.make(named);
    expect(bought).toMatchObject({ kind: 'sticker', title: '2012 Toyota Camry LE' });
    expect(await maker.make({ ...named, vehicle: { ...camry, model: 'CAMRY' } })).toEqual(bought);
    expect((await get(maker.pdfUrl(bought!))).headers.get('content-type')).toBe('application/pdf');
    expect(await maker.make({ ...named, vehicle })).toBeNull();
    expect(await maker.make({ ...named, vehicle: { ...camry, model: 'Teleporter' } })).toBeNull();
  });

  it('needs only a classic VIN if one vehicle matches; with several, the named one is used', async () => {
    const maker = createStickerMaker(deps);
    expect(await maker.make({ ...request, vin: '7F02C100109' })).toMatchObject({ title: '1967 Ford Mustang' });
    const several = { ...request, vin: '119300124' };
    expect(await maker.make(several)).toBeNull();
    const carrera = { ...vehicle, year: '1969', make: 'Porsche', model: '911', trim: '911 S' };
    expect(await maker.make({ ...several, vehicle: carrera })).toMatchObject({ title: '1969 Porsche 911 S' });
    expect(await maker.make({ ...several, vehicle: { ...carrera, year: '1975' } })).toBeNull();
  });

  it('is checked for available vehicles before payment', async () => {
    const maker = createStickerMaker(deps);
    const makes = (asked: Parameters<typeof maker.makes>[0]) => maker.makes(asked, TEXT);
    const named = { ...request, vin: null, vehicle: camry };
    expect(await makes(named)).toBe(true);
    for (const other of [{ year: '1812' }, { year: '' }, { model: 'Teleporter' }, { make: '' }])
      expect(await makes({ ...named, vehicle: { ...camry, ...other } })).toBe(false);
    expect(await makes({ ...named, product: 'report' })).toBe(false);
    expect(await makes({ ...named, brand: narrow })).toBe(false);
    expect(await makes(request)).toBe(true);
    expect(await makes({ ...request, vin: '10000000000000000' })).toBe(true);
    stage.catalogue = emptyCatalogue;
    expect(await makes(named)).toBe(false);
    expect(await makes({ ...request, vin: '7F02C100109' })).toBe(false);
  });

  it("isn't created for a wrong VIN, for a report, or without payment", async () => {
    const maker = createStickerMaker(deps);
    expect(await maker.make({ ...request, vin: '10000000000000000' })).toBeNull();
    expect(await maker.make({ ...request, product: 'report' })).toBeNull();
    stage.payment = { spent: false, reason: 'no-credit' };
    expect(await maker.make({ ...request, vin: 'WBA123456789A0107' })).toBeNull();
  });
});

describe('list', () => {
  it('lists your own stickers only, newest first, page by page', async () => {
    const owner = 'dos member';
    const list = async (fields: Record<string, string>) => {
      const response = await post('/api-cwa/sticker-lists', fields, owner, 'dos.localhost');
      return ((await response.json()) as { data: { stickers: StickerSummary[]; more: boolean } }).data;
    };
    expect(await list({})).toEqual({ stickers: [], more: false });
    for (const [second, serial] of ['1', '2', '3'].entries()) {
      stage.now = new Date(Date.parse('2026-11-20T11:00:00Z') + second * 1000);
      await post('/api-cwa/generate-sticker', { vin: `WBA12345678900${serial}00` }, owner, 'dos.localhost');
    }
    const first = await list({ limit: '2' });
    expect(first.more).toBe(true);
    const rest = await list({ limit: '2', cursor: first.stickers[1]!.id });
    expect(rest.more).toBe(false);
    expect([...first.stickers, ...rest.stickers].map(({ vin }) => vin.slice(14, 15))).toEqual(['3', '2', '1']);
  });

  it.each(['0', '101', '-1', 'ten'])('rejects a limit of %s', async (limit) => {
    expect((await post('/api-cwa/sticker-lists', { limit })).status).toBe(400);
  });
});

describe('view pdf', () => {
  it('opens for the owner and by signed link, inline or as a download', async () => {
    const sticker = await made({ vin: VIN });
    const byLink = await get(sticker.pdf_url);
    expect(byLink.headers.get('content-type')).toBe('application/pdf');
    expect(byLink.headers.get('content-disposition')).toBe(`inline; filename="2003-Honda-Accord-${sticker.id}.pdf"`);
    expect(new Uint8Array(await byLink.arrayBuffer())).toEqual(PDF);
    const download = await get(`/api-cwa/view_pdf?kind=sticker&id=${sticker.id}&download=1`, { bearer: 'one member' });
    expect(download.headers.get('content-disposition')).toMatch(/^attachment/);
  });

  it('rejects an expired or changed link, or one for another sticker', async () => {
    const sticker = await made({ vin: VIN });
    const other = await made({ vin: VIN }, 'one other');
    const withSignature = (signature: string) =>
      get(`/api-cwa/view_pdf?kind=sticker&id=${sticker.id}&signature=${signature}`);
    const good = new URLSearchParams(sticker.pdf_url.split('?')[1]).get('signature')!;
    const foreign = new URLSearchParams(other.pdf_url.split('?')[1]).get('signature')!;
    expect((await withSignature(good)).status).toBe(200);
    for (const wrong of [`${good}x`, foreign, 'x', '']) expect((await withSignature(wrong)).status).toBe(403);
    const before = stage.now;
    stage.now = new Date(stage.now.getTime() + 25 * 3_600_000);
    expect((await withSignature(good)).status).toBe(403);
    stage.now = before;
  });

  it("returns the same 404 for another member’s sticker, another brand's, and a forged number", async () => {
    const sticker = await made({ vin: VIN });
    const view = (id: string, token: string, host: string) =>
      get(`/api-cwa/view_pdf?kind=sticker&id=${id}`, { bearer: token }, host);
    expect((await view(sticker.id, 'one other', 'one.localhost')).status).toBe(404);
    expect((await view(sticker.id, 'dos member', 'dos.localhost')).status).toBe(404);
    expect((await view('0000-0000-0000-0000', 'one member', 'one.localhost')).status).toBe(404);
    expect((await view("' or 1=1 --", 'one member', 'one.localhost')).status).toBe(404);
  });
});

describe("a member's data", () => {
  const owner = { id: LEAVING, brand, email: 'a@example.com' };

  it('the export includes the member’s own stickers in full', async () => {
    const { id } = await made({ vin: VIN }, 'one leaving');
    await made({ vin: VIN }, 'one other');
    const exported = await keeper.exportOf(owner);
    expect(exported).toMatchObject([{ id, vin: VIN, version: 1, title: '2003 Honda Accord', data: { vin: VIN } }]);
    expect(JSON.stringify(exported)).not.toContain(OTHER);
  });

  it('ADR 11: a deleted member’s sticker has no owner and can still be verified', async () => {
    const { id } = await made({ vin: VIN }, 'one leaving');
    const others = await made({ vin: VIN }, 'one other');
    await database.transaction((tx) => keeper.erase(tx, owner));
    expect(await keeper.exportOf(owner)).toEqual([]);
    const page = (await (await get(`/api-cwa/sticker-page?id=${id}`)).json()) as { data: { genuine: boolean } };
    expect(page.data.genuine).toBe(true);
    const pdf = (number: string, token: string) =>
      get(`/api-cwa/view_pdf?kind=sticker&id=${number}`, { bearer: token });
    expect((await pdf(id, 'one leaving')).status).toBe(404);
    expect((await pdf(others.id, 'one other')).status).toBe(200);
  });
});

describe('sticker page', () => {
  interface Page {
    data: { genuine: boolean; sticker: { vin: string; sources: unknown } };
  }
  const page = async (id: string) => (await (await get(`/api-cwa/sticker-page?id=${id}`)).json()) as Page;

  it('shows the signed data to anyone, for any spelling of the number', async () => {
    const { id } = await made({ vin: VIN });
    for (const spelled of [id, id.toLowerCase(), id.replaceAll('-', '')]) {
      expect((await page(spelled)).data).toMatchObject({ id, genuine: true, sticker: { vin: VIN } });
    }
  });

  it('shows data changed after signing as invalid', async () => {
    const { id } = await made({ vin: VIN, gen: 'regenerate' });
    const stored = id.replaceAll('-', '');
    await sql`update sticker set data = jsonb_set(data, '{title,value}', '"2003 Honda S2000"') where id = ${stored}`.execute(
      database.kysely,
    );
    expect((await page(id)).data.genuine).toBe(false);
  });

  it("shows another sticker's signed data as invalid under this number", async () => {
    const [one, other] = [await made({ vin: VIN, gen: 'regenerate' }), await made({ vin: VIN, gen: 'regenerate' })];
    await sql`update sticker set (data, key_id, signature) = (select data, key_id, signature from sticker where id = ${other.id.replaceAll('-', '')})
      where id = ${one.id.replaceAll('-', '')}`.execute(database.kysely);
    expect((await page(one.id)).data.genuine).toBe(false);
    expect((await page(other.id)).data.genuine).toBe(true);
  });

  it('explains what to do for a forged number', async () => {
    const response = await get('/api-cwa/sticker-page?id=FAKE-FAKE-FAKE-FAKE');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({
      message: expect.stringContaining('16-character number') as string,
    });
  });
});

describe('security', () => {
  it.each(['/api-cwa/generate-sticker', '/api-cwa/sticker-lists'])('%s needs a token of this brand', async (path) => {
    expect((await post(path, { vin: VIN }, '')).status).toBe(401);
    expect((await post(path, { vin: VIN }, 'dos member')).status).toBe(401);
  });
});
