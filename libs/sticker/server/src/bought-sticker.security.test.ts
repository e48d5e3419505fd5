import { confirmedFields, orderedSelection, type StickerSummary } from '@vinlore/sticker-domain';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createStickerMaker } from './bought/sticker-maker.ts';
import { ACCOUNTS, brand, knownCatalogue, openStickerApi, VIN } from './testing/sticker-api.ts';

const { api, database, ports, stage, post, postJson, get } = await openStickerApi();
stage.catalogue = knownCatalogue;
afterAll(() => database.drop());

const made = async (fields: Record<string, string>, path = '/api-cwa/generate-sticker') =>
  ((await (await post(path, fields)).json()) as { data: StickerSummary }).data;
const first = await made({ vin: VIN });
const other = await made({ year: '2012', make: 'TOYOTA', model: 'Camry' }, '/api-cwa/generate-ymmtsticker');
const maker = createStickerMaker(ports);
/** Returns the link as shown on the order page. */
const linkOf = ({ id }: StickerSummary) => new URLSearchParams(maker.pagePath({ id }).split('?')[1]);
const look = async (id: string, signature: string) => {
  const answer = await get(`/api-cwa/bought-sticker?${new URLSearchParams({ id, signature }).toString()}`);
  return { status: answer.status, data: ((await answer.json()) as { data?: Record<string, unknown> }).data };
};
const signature = linkOf(first).get('signature')!;

describe('docs/decisions.md §4: viewing a purchased sticker without an account', () => {
  it('shows the PDF, the verification page, and the badge', async () => {
    const { status, data } = await look(first.id, signature);
    expect(status).toBe(200);
    expect(data).toMatchObject({ id: first.id, title: first.title, verify_url: first.verify_url });
    expect(data!['badge_html']).toContain('/api-cwa/sticker-badge?id=');
    expect((await get(String(data!['pdf_url']))).status).toBe(200);
    // A member's own sticker is edited in their account.
    expect(data!['change']).toBeNull();
    expect(Object.keys(data!).sort()).toEqual([
      'badge_html',
      'change',
      'id',
      'pdf_url',
      'sticker',
      'title',
      'verify_url',
    ]);
  });

  it('rejects a missing, truncated, or changed signature, or one of another sticker', async () => {
    // PDF links get shared, so they don't open a page where the sticker can be edited.
    const pdf = new URLSearchParams(first.pdf_url.split('?')[1]).get('signature')!;
    for (const wrong of [pdf, linkOf(other).get('signature')!, signature.slice(0, -1), `${signature}x`, '', 'x'])
      expect((await look(first.id, wrong)).status, wrong).toBe(403);
    expect((await look('S-0000-0000', signature)).status).toBe(403);
  });

  it("doesn't return a sticker its owner revoked", async () => {
    await postJson('/api/user/revoke-sticker', { id: first.id, reason: 'mistake' });
    expect((await look(first.id, signature)).status).toBe(403);
  });
});

describe("docs/decisions.md §4: editing a sticker with the order's link", () => {
  const BMW = 'WBA123456789A0207';
  const NO_NAME = { plate: '', state: '', year: '', make: '', model: '', trim: '', region: '' };
  const chosen = (name: string, changes: object = {}) =>
    orderedSelection({
      ...confirmedFields({
        ...{ vin: BMW, year: 2003, make: 'Honda', model: 'Accord', trim: 'EX-L', packages: [] },
        colors: { exterior: { name, code: null, hex: null }, interior: null },
      }),
      ...changes,
    });
  type Link = { readonly id: string; readonly signature: string };
  const linkIn = (path: string): Link => {
    const query = new URLSearchParams(path.split('?')[1]);
    return { id: query.get('id')!, signature: query.get('signature')! };
  };
  let link: Link;
  beforeEach(async () => {
    await sql`delete from sticker where vin = ${BMW}`.execute(database.kysely);
    const asked = { brand, accountId: ACCOUNTS.payer, product: 'sticker' as const, vin: BMW, vehicle: NO_NAME };
    const bought = await maker.make({ ...asked, language: 'en', selection: null });
    stage.ordered.clear();
    stage.ordered.add(bought!.id);
    stage.paid.length = 0;
    link = linkIn(maker.pagePath(bought!));
  });
  let visitor = 0;
  /** Each from its own IP address unless one is given. */
  const change = async (by: Link, selection = chosen('Deep Green'), host = 'one.localhost', address?: string) => {
    const body = JSON.stringify({ ...by, selection });
    const request = { method: 'POST', body, headers: { host, 'content-type': 'application/json' } };
    const remoteAddress = address ?? `198.51.100.${++visitor}`;
    const incoming = { socket: { remoteAddress } };
    const answer = await api.request(`http://${host}/api-cwa/change-bought-sticker`, request, { incoming });
    const { data, message } = (await answer.json()) as { data?: { url: string }; message?: string };
    return { status: answer.status, url: data?.url ?? '', message };
  };
  const versions = async () => {
    const { rows } = await sql<{ version: number }>`
      select version from sticker where vin = ${BMW} order by version`.execute(database.kysely);
    return rows.map(({ version }) => version);
  };

  it('creates the next version for free, and the order points to it', async () => {
    expect((await look(link.id, link.signature)).data!['change']).toMatchObject({
      ...{ kind: 'standard', vin: BMW, selection: null },
      vehicle: { year: 2003, make: 'HONDA', model: 'Accord' },
    });
    const { status, url } = await change(link);
    expect(status).toBe(200);
    const next = linkIn(url);
    expect([...stage.ordered]).toEqual([next.id]);
    const { data } = await look(next.id, next.signature);
    expect(JSON.stringify(data!['sticker'])).toContain('Deep Green');
    expect(data!['change']).toMatchObject({
      selection: { trim: 'EX-L', colors: { exterior: { name: 'Deep Green' } } },
    });
    expect(stage.paid).toEqual([]);
    expect(await versions()).toEqual([1, 2]);
  });

  it('creates one version for a double click', async () => {
    const clicks = await Promise.all([change(link), change(link)]);
    expect(new Set(clicks.map(({ url }) => linkIn(url).id)).size).toBe(1);
    // The response was lost, and the button is clicked again.
    expect(linkIn((await change(link)).url).id).toBe(linkIn(clicks[0]!.url).id);
    expect(await versions()).toEqual([1, 2]);
  });

  it('only affects its own vehicle, and never another sticker named in the choices', async () => {
    const { url } = await change(link, chosen('Deep Green', { vin: VIN, make: 'TOYOTA', sticker_id: first.id }));
    const { data } = await look(linkIn(url).id, linkIn(url).signature);
    expect(JSON.stringify(data!['sticker'])).toContain(BMW);
    expect(JSON.stringify(data!['sticker'])).not.toContain(VIN);
  });

  it('rejects the link of an outdated version or of a member’s own sticker', async () => {
    await change(link);
    expect(await change(link, chosen('Red'))).toMatchObject({
      status: 409,
      message: expect.stringContaining('Reopen your order') as string,
    });
    expect((await look(link.id, link.signature)).data!['change']).toBeNull();
    const own = linkIn(maker.pagePath({ id: other.id }));
    expect((await change(own)).status).toBe(409);
    expect(await versions()).toEqual([1, 2]);
  });

  it('rejects a PDF link, another signature, another brand, a link after a day, and a revoked sticker', async () => {
    const { data } = await look(link.id, link.signature);
    expect((await change(linkIn(String(data!['pdf_url'])))).status).toBe(403);
    expect((await change({ ...link, signature: linkOf(other).get('signature')! })).status).toBe(403);
    expect((await change(link, undefined, 'dos.localhost')).status).toBe(404);
    stage.now = new Date(stage.now.getTime() + 25 * 3_600_000);
    expect((await change(link)).status).toBe(403);
    stage.now = new Date(stage.now.getTime() - 25 * 3_600_000);
    await sql`update sticker set revoked_at = now(), revoked_reason = 'staff' where vin = ${BMW}`.execute(
      database.kysely,
    );
    expect((await change(link)).status).toBe(403);
    expect(await versions()).toEqual([1]);
  });

  it.each([
    ['no JSON', '{', /wrong with your choices/],
    ['colors that are none', chosen('', {}), /wrong with the colors/],
    ['what paper cannot show', chosen('Rocket 🚀'), /🚀/u],
  ])('refuses %s in words, and makes nothing', async (_what, selection, words) => {
    const { status, message } = await change(link, selection);
    expect(status).toBe(422);
    expect(message).toMatch(words);
    expect(await versions()).toEqual([1]);
  });

  it('limits the number of versions', async () => {
    await sql`update sticker set version = 50 where vin = ${BMW}`.execute(database.kysely);
    expect(await change(link)).toMatchObject({
      status: 422,
      message: expect.stringContaining('50 versions') as string,
    });
  });

  it('is rate limited per address', async () => {
    const statuses = [];
    for (let at = 0; at < 12; at++)
      statuses.push((await change({ ...link, signature: 'guess' }, undefined, undefined, '203.0.113.9')).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429, 429]);
  });

  it('is rejected after the account is deleted', async () => {
    await sql`update sticker set account_id = null where vin = ${BMW}`.execute(database.kysely);
    expect((await change(link)).status).toBe(409);
  });
});
