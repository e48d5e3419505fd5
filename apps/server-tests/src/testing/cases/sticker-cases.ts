import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Asking } from '../caller.ts';
import { orderOf } from './billing-cases.ts';
import { changedByItsOwnerOnly, get, type ObjectCases, post, type Stage } from '../object-stage.ts';

const VIN = '1HGCM82633A004352';

async function stickerOf(stage: Stage, token: string): Promise<string> {
  const { data } = await stage.form('/api-cwa/generate-sticker', { vin: VIN }, { token });
  return (data as { id: string }).id;
}

/** A sticker from a guest order. @returns its access from the order page */
async function linkOfOrder(stage: Stage): Promise<{ readonly id: string; readonly signature: string }> {
  const { key, id } = await orderOf(stage);
  const number = await stickerOf(stage, (await stage.login('member')).token);
  const document = JSON.stringify({ kind: 'sticker', id: number, title: '2003 Honda Accord' });
  await sql`
    update billing_order set document = ${document}, account_id = account.id from account
    where billing_order.id = ${id} and account.brand = 'open' and account.email = 'member@example.com'`.execute(
    stage.database.kysely,
  );
  const { data } = await stage.form('/api-cwa/payment-update', { custom_data: key });
  const { page_url: page } = (data as { document: { page_url: string } }).document;
  const query = new URL(page, 'http://one').searchParams;
  return { id: query.get('id')!, signature: query.get('signature')! };
}

const otherNumber = (id: string) => `${id.startsWith('A') ? 'B' : 'A'}${id.slice(1)}`;

/** A sticker whose next version is requested: only its owner has access. */
async function stickerConfirmed(stage: Stage, path: `/${string}`, forOwner: number): Promise<void> {
  const owner = await stage.login('member');
  const fields = { sticker_id: await stickerOf(stage, owner.token), year: '2003', make: 'HONDA', model: 'ACCORD' };
  const twin = await stage.login('member', 'other');
  expect((await stage.form(path, fields, { token: (await stage.login('second')).token })).status).toBe(404);
  expect((await stage.form(path, fields, { token: twin.token, brand: 'other' })).status).toBe(404);
  expect((await stage.form(path, fields, { token: owner.token })).status).toBe(forOwner);
}

/** Stickers, their public pages, and PDFs. */
export const STICKER_CASES: ObjectCases = {
  'sticker.list': async (stage) => {
    const [owner, stranger] = [await stage.login('member'), await stage.login('second')];
    const [theirs, own] = [await stickerOf(stage, owner.token), await stickerOf(stage, stranger.token)];
    const list = await stage.form('/api-cwa/sticker-lists', { cursor: theirs }, { token: stranger.token });
    const ids = (list.data as { stickers: { id: string }[] }).stickers.map(({ id }) => id);
    expect(ids).not.toContain(theirs);
    expect(ids.every((id) => id === own)).toBe(true);
  },

  // Anyone with the printed sticker may verify it; it doesn't identify the owner, and other brands don't find it.
  'sticker.page': async (stage) => {
    const { token } = await stage.login('member');
    const page = `/api-cwa/sticker-page?id=${await stickerOf(stage, token)}`;
    const shown = await get(stage, page);
    expect(shown.status).toBe(200);
    expect(shown.text).not.toMatch(/member@example\.com|account/);
    expect((await get(stage, page, { brand: 'other' })).status).toBe(404);
  },

  // The same for its badge: a picture of the public name, in its own brand.
  'sticker.badge': async (stage) => {
    const { token } = await stage.login('member');
    const badge = `/api-cwa/sticker-badge?id=${await stickerOf(stage, token)}`;
    expect((await get(stage, badge)).text).toContain('Verified window sticker');
    const elsewhere = await get(stage, badge, { brand: 'other' });
    expect(elsewhere.text).toContain('Window sticker not found');
    expect(elsewhere.text).not.toContain('Honda');
  },

  // Anyone with an order's signed link has access, in its own brand; a signature opens one sticker.
  'sticker.bought': async (stage) => {
    const link = await linkOfOrder(stage);
    const see = (more: object, asking: Asking = {}) =>
      get(stage, `/api-cwa/bought-sticker?${new URLSearchParams({ ...link, ...more }).toString()}`, asking);
    expect((await see({ signature: 'forged' })).status).toBe(403);
    const shown = await see({});
    expect(shown.status).toBe(200);
    expect(shown.text).not.toMatch(/member@example\.com|account_id/);
    expect((await see({}, { brand: 'other' })).status).toBe(404);
    expect((await see({ id: otherNumber(link.id) })).status).toBe(403);
  },

  // The same link changes it, in its own brand; once the order has the next version, it changes nothing.
  'sticker.changeBought': async (stage) => {
    const link = await linkOfOrder(stage);
    const named = { vin: '', year: '2003', make: 'HONDA', model: 'ACCORD', trim: 'LX' };
    const change = (more: object, asking: Asking = {}) =>
      post(stage, '/api-cwa/change-bought-sticker', { ...link, selection: JSON.stringify(named), ...more }, asking);
    expect((await change({ signature: 'forged' })).status).toBe(403);
    expect((await change({ id: otherNumber(link.id) })).status).toBe(403);
    expect((await change({}, { brand: 'other' })).status).toBe(404);
    const changed = await change({});
    expect(changed.status).toBe(200);
    expect(changed.text).not.toMatch(/member@example\.com|account_id/);
    expect((await change({ selection: JSON.stringify({ ...named, trim: 'EX' }) })).status).toBe(409);
  },

  'sticker.own': async (stage) => {
    const id = await stickerOf(stage, (await stage.login('member')).token);
    await changedByItsOwnerOnly(stage, (asking) => post(stage, '/api/user/sticker', { id }, asking));
  },

  'sticker.revoke': async (stage) => {
    const id = await stickerOf(stage, (await stage.login('member')).token);
    const request = { id, reason: 'mistake' };
    await changedByItsOwnerOnly(stage, (asking) => post(stage, '/api/user/revoke-sticker', request, asking));
  },

  'sticker.confirm': (stage) => stickerConfirmed(stage, '/api-cwa/confirm-sticker', 200),

  // For an unrestricted model year, it isn't created for its owner either.
  'sticker.confirmRestricted': (stage) => stickerConfirmed(stage, '/api-cwa/confirm-year-restricted-sticker', 422),

  'sticker.preview': (stage) => stickerConfirmed(stage, '/api-cwa/preview-sticker', 200),

  'documents.viewPdf': async (stage) => {
    const [owner, stranger, twin] = [
      await stage.login('member'),
      await stage.login('second'),
      await stage.login('member', 'other'),
    ];
    const path = `/api-cwa/view_pdf?kind=sticker&id=${await stickerOf(stage, owner.token)}`;
    expect((await get(stage, path)).status).toBe(403);
    expect((await get(stage, path, { token: stranger.token })).status).toBe(404);
    expect((await get(stage, path, { token: twin.token, brand: 'other' })).status).toBe(404);
    expect((await get(stage, `${path}&signature=forged`, { token: stranger.token })).status).toBe(404);
    expect((await get(stage, path, { token: owner.token })).status).toBe(200);
  },
};
