import { type AuditTables } from '@vinlore/audit';
import { tables } from '@vinlore/database';
import { verify } from '@vinlore/documents';
import { parseStickerId, type StickerSummary, type StoredStickerData } from '@vinlore/sticker-domain';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { knownCatalogue, openStickerApi, VIN } from './testing/sticker-api.ts';

const { database, stage, post, postJson, get } = await openStickerApi();
stage.catalogue = knownCatalogue;
afterAll(() => database.drop());

const made = async (token = 'one member', fields: Record<string, string> = {}) => {
  const sent = { vin: VIN, ...fields };
  await post('/api-cwa/generate-sticker', sent, token);
  const again = await post('/api-cwa/generate-sticker', { ...sent, gen: 'regenerate' }, token);
  return ((await again.json()) as { data: StickerSummary }).data;
};

interface Page {
  newer: { made_at: string } | null;
  genuine: boolean;
  revoked_at: string | null;
  key_id: string;
  signature: string;
  keys: { id: string; public_key: string }[];
  sticker: StoredStickerData;
}
const pageOf = async (id: string) =>
  ((await (await get(`/api-cwa/sticker-page?id=${id}`)).json()) as { data: Page }).data;
const own = async (id: string, token?: string) => {
  const response = await postJson('/api/user/sticker', { id }, token);
  const { data } = (await response.json()) as { data: Page & StickerSummary & { badge_html: string } };
  return { status: response.status, data };
};
const revoke = (id: string, token?: string) => postJson('/api/user/revoke-sticker', { id, reason: 'sold' }, token);
const badge = async (id: string) => (await get(`/api-cwa/sticker-badge?id=${encodeURIComponent(id)}`)).text();

describe('public signing keys', () => {
  it("verify a sticker's signature offline", async () => {
    const { id } = await made();
    const { sticker, keys, key_id: keyId, signature } = await pageOf(id);
    const published = keys.map((key) => ({ id: key.id, publicKey: key.public_key }));
    expect(verify(sticker, { keyId, signature }, published)).toBe(true);
    expect(verify({ ...sticker, vin: 'WBA123456789A0001' }, { keyId, signature }, published)).toBe(false);
  });

  it('have their own URL with the same keys as each sticker', async () => {
    const { id } = await made();
    const { data } = (await (await get('/api-cwa/sticker-keys')).json()) as { data: Pick<Page, 'keys'> };
    expect(data.keys).toEqual((await pageOf(id)).keys);
  });
});

describe("the member's own sticker", () => {
  it('is returned with its signed data and badge, and to no other member', async () => {
    const { id, verify_url } = await made();
    const { data } = await own(id);
    expect(data).toMatchObject({ id, genuine: true, revoked_at: null, sticker: { vin: VIN, version: 2 } });
    expect(data.badge_html).toContain(`<a href="${verify_url}"`);
    expect(data.badge_html).not.toMatch(/script|onload/u);
    expect((await own(id, 'one other')).status).toBe(404);
    expect((await own("' or 1=1 --")).status).toBe(404);
  });

  it('shows a revocation on page, badge, list, and PDF, idempotently, and records it in the audit log', async () => {
    const { id, pdf_url } = await made();
    expect(await badge(id)).toContain('Verified window sticker');
    expect((await revoke(id, 'one other')).status).toBe(404);
    const first = await (await revoke(id)).json();
    expect(await (await revoke(id)).json()).toEqual(first);
    expect(await pageOf(id)).toMatchObject({ genuine: true, revoked_at: '2026-11-20T10:00:00.000Z' });
    expect((await own(id)).data.revoked_at).toBe('2026-11-20T10:00:00.000Z');
    expect(await badge(id)).toContain('Revoked window sticker');
    const pdf = await get(pdf_url);
    expect(pdf.status).toBe(403);
    expect(await pdf.json()).toMatchObject({
      message: 'This sticker was revoked on Nov 20, 2026 and can no longer be opened.',
    });
    const acts = await tables<AuditTables>(database)
      .selectFrom('audit_entry')
      .select(['act', 'detail'])
      .where('subject_id', '=', parseStickerId(id))
      .where('act', '=', 'sticker.revoked')
      .execute();
    expect(acts).toEqual([{ act: 'sticker.revoked', detail: { reason: 'sold' } }]);
  });

  it('is never typeset after its record was altered: PDF and image are refused with a message', async () => {
    const { id, pdf_url } = await made();
    await alter(id);
    for (const address of [pdf_url, `${pdf_url}&as=svg`]) {
      const answer = await get(address);
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({ message: expect.stringContaining('doesn’t match our signature') });
    }
  });

  it('points to a newer version, ignoring revoked ones', async () => {
    const [first, second] = [await made(), await made()];
    expect((await pageOf(first.id)).newer).toEqual({ made_at: '2026-11-20T10:00:00.000Z' });
    expect((await pageOf(second.id)).newer).toBeNull();
    await revoke(second.id);
    expect((await pageOf(first.id)).newer).toBeNull();
  });

  it("isn't returned again once revoked: the next one is a free new version", async () => {
    const token = 'one payer';
    const { id, version } = await made(token);
    await revoke(id, token);
    const response = await post('/api-cwa/generate-sticker', { vin: VIN }, token);
    const { data } = (await response.json()) as { data: StickerSummary };
    expect([data.version, data.id === id]).toEqual([version + 1, false]);
  });
});

/** Alters a stored sticker directly in the database. */
const alter = (id: string) =>
  sql`update sticker set data = jsonb_set(data, '{title,value}', '"2003 Honda S2000"') where id = ${parseStickerId(id)}`.execute(
    database.kysely,
  );

describe('the listing badge', () => {
  it("isn't valid for an unknown number or for data we didn't sign", async () => {
    expect(await badge('FAKE-FAKE-FAKE-FAKE')).toContain('Window sticker not found');
    const { id } = await made();
    await alter(id);
    expect(await badge(id)).toContain('Window sticker not found');
    expect(await badge(id)).not.toContain('Accord');
  });

  it('escapes markup in a typed name', async () => {
    const fields = { year: '1957', make: '"><script>alert(1)</script>', model: "'&<b>", classictype: 'manual' };
    const { data } = (await (await post('/api-cwa/generate_classic_sticker', fields)).json()) as {
      data: StickerSummary;
    };
    expect(data.title).toContain('<');
    const drawn = await badge(data.id);
    expect(drawn).not.toMatch(/<script|<b>/iu);
    expect((await own(data.id)).data.badge_html).not.toMatch(/<script|<b>/iu);
  });
});
