import { type AuditTables } from '@vinlore/audit';
import { brandsByHost } from '@vinlore/brand';
import { tables } from '@vinlore/database';
import type { Letter } from '@vinlore/mail';
import { createApi, createDocumentModule, createLogger, refuse } from '@vinlore/server-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createStickerModule, stickerPdf } from '../index.ts';
import { ACCOUNTS, brand, openStickerApi, spanish, VIN } from '../testing/sticker-api.ts';
import { stickerHolders, stickerOwner } from './holders.ts';
import { createStickerDeskModule } from './sticker-desk-module.ts';
import { hostFor, NO_LIMITS, STAFF_BY_PERMISSION, STAFF_ID } from '@vinlore/testing-node';

const letters: Letter[] = [];
/** Accounts that belong to the same person as the staff account. */
const own = new Set<string>();
/** Language of each member's emails; missing for deleted accounts. */
const contacts = new Map<string, 'en' | 'es' | null>();

let bench: Awaited<ReturnType<typeof openStickerApi>>;
let api: Awaited<ReturnType<typeof createApi>>;
beforeAll(async () => {
  bench = await openStickerApi();
  const { ports: deps } = bench;
  api = await createApi({
    modules: [
      createStickerModule(deps),
      createStickerDeskModule({
        ...deps,
        mail: { send: async (_tx, letter) => void letters.push(letter) },
        isOwn: (_source, actor, id) => Promise.resolve(actor === STAFF_ID && own.has(id)),
        contactOf: async (_source, _brand, id) =>
          contacts.has(id) ? { email: `${id}@example.com`, language: contacts.get(id)! } : null,
      }),
      createDocumentModule({ sticker: stickerPdf(deps), report: () => refuse(404, 'No reports here.') }),
    ],
    brandOfHost: brandsByHost([brand, spanish]),
    authenticator: STAFF_BY_PERMISSION,
    log: createLogger('silent'),
    ...NO_LIMITS,
  });
});
beforeEach(async () => {
  letters.length = 0;
  contacts.clear();
  own.clear();
  await bench.database.asOwner((owner) => sql`truncate sticker`.execute(owner));
});
afterAll(() => bench.database.drop());

const send = async (path: string, body: object | null, permission = 'support', host = 'one') => {
  const at = hostFor(`${host}.localhost`, path);
  const headers = { host: at, bearer: `${host} ${permission}`, 'content-type': 'application/json' };
  const init = body ? { method: 'POST', body: JSON.stringify(body), headers } : { headers };
  const answer = await api.request(`http://${at}${path}`, init);
  const isJson = answer.headers.get('content-type')!.startsWith('application/json');
  const { data, message } = (isJson ? await answer.json() : {}) as { data?: unknown; message?: string };
  return { status: answer.status, data: data as never, message };
};
const desk = (path: string, body: object | null = null, permission?: string, host?: string) =>
  send(`/api-cwa/staff/${path}`, body, permission, host);
/** Creates a member's sticker. @returns its number */
async function made(member: keyof typeof ACCOUNTS = 'member', vin = VIN): Promise<string> {
  bench.stage.now = new Date(bench.stage.now.getTime() + 1_000);
  const answer = await bench.post('/api-cwa/generate-sticker', { vin }, `one ${member}`);
  return ((await answer.json()) as { data: { id: string } }).data.id;
}
const acts = async (number: string) =>
  tables<AuditTables>(bench.database)
    .selectFrom('audit_entry')
    .select(['act', 'actor', 'detail', 'after'])
    .where('subject_id', '=', number.replaceAll('-', ''))
    .where('actor', '=', STAFF_ID)
    .orderBy('id')
    .execute();
const reason = 'Made of a VIN that is not this car’s';

describe('stickers in the staff desk', () => {
  it('lists a member’s stickers, newest first, page by page', async () => {
    await made('other');
    const newest = await made('member');
    await sql`insert into sticker (id, brand, account_id, vin, version, title, made_at, data, key_id, signature, kind, subject)
      select lpad(n::text, 16, '0'), brand, account_id, vin, version, title, made_at - n * interval '1 day', data, key_id,
        signature, kind, subject || n
      from sticker, generate_series(1, 51) as n where account_id = ${ACCOUNTS.member}`.execute(bench.database.kysely);
    const older = Array.from({ length: 51 }, (_, n) => `0000-0000-0000-00${String(n + 1).padStart(2, '0')}`);
    const path = `stickers?account_id=${ACCOUNTS.member}`;
    type Page = { stickers: { id: string }[]; cursor: string | null };
    const first = (await desk(path)).data as Page;
    expect(first.stickers).toHaveLength(50);
    const rest = (await desk(`${path}&cursor=${first.cursor}`)).data as Page;
    expect([...first.stickers, ...rest.stickers].map(({ id }) => id)).toEqual([newest, ...older]);
    expect(rest.cursor).toBeNull();
  });

  it('opens a PDF and records each view in the audit log, unlike the list and the details', async () => {
    const number = await made();
    await desk(`stickers?account_id=${ACCOUNTS.member}`, null, 'billing');
    expect((await desk(`sticker?id=${number}`, null, 'billing')).data).toMatchObject({
      id: number,
      account_id: ACCOUNTS.member,
      vin: VIN,
      revoked_at: null,
      verify_url: `http://one.localhost:3000/verify/${number}`,
    });
    expect(await acts(number)).toEqual([]);
    const { data } = await desk('sticker/show', { id: number });
    const pdf = await bench.get((data as { pdf_url: string }).pdf_url);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(await acts(number)).toMatchObject([{ act: 'sticker.shown', detail: null }]);
  });

  it('revoking updates the verification page, blocks the PDF, emails the owner the reason, and is recorded once', async () => {
    contacts.set(ACCOUNTS.member, 'es');
    const number = await made();
    const { pdf_url: pdf } = (await desk('sticker/show', { id: number })).data as { pdf_url: string };
    for (let times = 0; times < 2; times++)
      expect((await desk('sticker/revoke', { id: number.toLowerCase(), reason })).data).toMatchObject({
        id: number,
        revoked_at: bench.stage.now.toISOString(),
      });
    expect((await bench.get(`/api-cwa/sticker-page?id=${number}`)).status).toBe(200);
    expect((await bench.get(pdf)).status).toBe(403);
    expect(await desk('sticker/show', { id: number })).toMatchObject({
      status: 422,
      message: 'This sticker was revoked on Nov 20, 2026 and can no longer be opened.',
    });
    expect(letters).toMatchObject([
      { to: `${ACCOUNTS.member}@example.com`, subject: 'Etiqueta anulada: 2003 Honda Accord' },
    ]);
    expect(letters[0]!.text).toContain(`Motivo: ${reason}`);
    expect(letters[0]!.text).toContain(`/es/verify/${number}`);
    expect((await acts(number)).slice(1)).toMatchObject([
      { act: 'sticker.revoked', detail: { reason }, after: { revoked: true } },
    ]);
  });

  it("revokes a deleted account's sticker without an email", async () => {
    const number = await made();
    await sql`update sticker set account_id = null`.execute(bench.database.kysely);
    expect((await desk('sticker/revoke', { id: number, reason })).data).toMatchObject({ account_id: null });
    expect(letters).toEqual([]);
  });

  it('leaves a sticker revoked by its owner unchanged', async () => {
    const number = await made();
    await bench.postJson('/api/user/revoke-sticker', { id: number, reason: 'sold' });
    const at = bench.stage.now.toISOString();
    bench.stage.now = new Date(bench.stage.now.getTime() + 60_000);
    expect((await desk('sticker/revoke', { id: number, reason })).data).toMatchObject({ revoked_at: at });
    expect(await acts(number)).toEqual([]);
    expect(letters).toEqual([]);
  });
});

describe('security: staff see stickers of their brand only, as far as their permissions allow', () => {
  it("staff can't revoke stickers of their own accounts", async () => {
    own.add(ACCOUNTS.member);
    const number = await made();
    expect(await desk('sticker/revoke', { id: number, reason })).toMatchObject({
      status: 403,
      message: 'This involves one of your own accounts. Ask another team member.',
    });
    expect((await desk(`sticker?id=${number}`)).data).toMatchObject({ revoked_at: null });
    expect([await acts(number), letters]).toEqual([[], []]);
    const other = await made('other');
    expect((await desk('sticker/revoke', { id: other, reason })).status).toBe(200);
  });

  it('staff of another brand find neither the sticker nor its member', async () => {
    const number = await made();
    const elsewhere = (path: string, body: object | null = null) => desk(path, body, 'owner', 'dos');
    expect((await elsewhere(`stickers?account_id=${ACCOUNTS.member}`)).data).toEqual({ stickers: [], cursor: null });
    expect((await elsewhere(`sticker?id=${number}`)).status).toBe(404);
    expect((await elsewhere('sticker/show', { id: number })).status).toBe(404);
    expect((await elsewhere('sticker/revoke', { id: number, reason })).status).toBe(404);
    expect((await desk('sticker?id=no-number')).status).toBe(404);
  });

  it.each([
    ['stickers', ['support', 'billing', 'owner']],
    ['sticker', ['support', 'billing', 'owner']],
    ['sticker/show', ['support', 'owner']],
    ['sticker/revoke', ['support', 'owner']],
  ] as const)('%s takes one of %j', async (path, allowed) => {
    const id = await made();
    for (const who of ['support', 'billing', 'content', 'owner']) {
      const { status } = await (path === 'sticker/show'
        ? desk(path, { id }, who)
        : path === 'sticker/revoke'
          ? desk(path, { id: await made(), reason }, who)
          : desk(path === 'sticker' ? `sticker?id=${id}` : `stickers?account_id=${ACCOUNTS.member}`, null, who));
      expect(status, who).toBe((allowed as readonly string[]).includes(who) ? 200 : 403);
    }
  });
});

describe('searching members by sticker', () => {
  it('finds each member with a VIN once, in any spelling, and the owner of a number', async () => {
    await made('other');
    await made('member');
    const number = await made('member');
    const ask = { brand: 'one', most: 10 };
    const spaced = `${VIN.slice(0, 3)} ${VIN.slice(3).toLowerCase()}`;
    expect(await stickerHolders(bench.database, { ...ask, search: spaced })).toEqual([ACCOUNTS.member, ACCOUNTS.other]);
    expect(await stickerHolders(bench.database, { ...ask, most: 1, search: VIN })).toEqual([ACCOUNTS.member]);
    expect(await stickerHolders(bench.database, { ...ask, search: '- -' })).toEqual([]);
    expect(await stickerHolders(bench.database, { ...ask, brand: 'dos', search: VIN })).toEqual([]);
    expect(await stickerOwner(bench.database, { brand: 'one', search: number.toLowerCase() })).toEqual([
      ACCOUNTS.member,
    ]);
    expect(await stickerOwner(bench.database, { brand: 'dos', search: number })).toEqual([]);
    await sql`update sticker set account_id = null`.execute(bench.database.kysely);
    expect(await stickerHolders(bench.database, { ...ask, search: VIN })).toEqual([]);
    expect(await stickerOwner(bench.database, { brand: 'one', search: number })).toEqual([]);
  });
});
