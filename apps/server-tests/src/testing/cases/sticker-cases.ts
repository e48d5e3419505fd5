import { expect } from 'vitest';
import { changedByItsOwnerOnly, get, type ObjectCases, post, type Stage } from '../object-stage.ts';

const VIN = '1HGCM82633A004352';

async function stickerOf(stage: Stage, token: string): Promise<string> {
  const { data } = await stage.form('/api-cwa/generate-sticker', { vin: VIN }, { token });
  return (data as { id: string }).id;
}

/** A sticker whose next version is asked for: it is there for its owner alone. */
async function stickerConfirmed(stage: Stage, path: `/${string}`, forOwner: number): Promise<void> {
  const owner = await stage.login('member');
  const fields = { sticker_id: await stickerOf(stage, owner.token), year: '2003', make: 'HONDA', model: 'ACCORD' };
  const twin = await stage.login('member', 'other');
  expect((await stage.form(path, fields, { token: (await stage.login('second')).token })).status).toBe(404);
  expect((await stage.form(path, fields, { token: twin.token, brand: 'other' })).status).toBe(404);
  expect((await stage.form(path, fields, { token: owner.token })).status).toBe(forOwner);
}

/** Stickers, their public pages and their papers. */
export const STICKER_CASES: ObjectCases = {
  'sticker.list': async (stage) => {
    const [owner, stranger] = [await stage.login('member'), await stage.login('second')];
    const [theirs, own] = [await stickerOf(stage, owner.token), await stickerOf(stage, stranger.token)];
    const list = await stage.form('/api-cwa/sticker-lists', { cursor: theirs }, { token: stranger.token });
    const ids = (list.data as { stickers: { id: string }[] }).stickers.map(({ id }) => id);
    expect(ids).not.toContain(theirs);
    expect(ids.every((id) => id === own)).toBe(true);
  },

  // Whoever holds the paper may check it; it says nothing of whose it is, and another brand knows no such sticker.
  'sticker.page': async (stage) => {
    const { token } = await stage.login('member');
    const page = `/api-cwa/sticker-page?id=${await stickerOf(stage, token)}`;
    const shown = await get(stage, page);
    expect(shown.status).toBe(200);
    expect(shown.text).not.toMatch(/member@example\.com|account/);
    expect((await get(stage, page, { brand: 'other' })).status).toBe(404);
  },

  // The same of its badge: a picture of the public name, in its own brand.
  'sticker.badge': async (stage) => {
    const { token } = await stage.login('member');
    const badge = `/api-cwa/sticker-badge?id=${await stickerOf(stage, token)}`;
    expect((await get(stage, badge)).text).toContain('Genuine window sticker');
    const elsewhere = await get(stage, badge, { brand: 'other' });
    expect(elsewhere.text).toContain('No such window sticker');
    expect(elsewhere.text).not.toContain('Honda');
  },

  // Whoever holds the signed link sees it, in its own brand; a signature opens one sticker.
  'sticker.bought': async (stage) => {
    const { token } = await stage.login('member');
    const id = await stickerOf(stage, token);
    const { data } = await stage.form('/api-cwa/sticker-lists', {}, { token });
    const { pdf_url: pdf } = (data as { stickers: { id: string; pdf_url: string }[] }).stickers.find(
      (sticker) => sticker.id === id,
    )!;
    const query = new URL(pdf, 'http://one').searchParams;
    const path = `/api-cwa/bought-sticker?id=${query.get('id')}`;
    const signed = `${path}&signature=${encodeURIComponent(query.get('signature')!)}`;
    expect((await get(stage, `${path}&signature=forged`)).status).toBe(403);
    const shown = await get(stage, signed);
    expect(shown.status).toBe(200);
    expect(shown.text).not.toMatch(/member@example\.com|account_id/);
    expect((await get(stage, signed, { brand: 'other' })).status).toBe(404);
    const other = `${id.startsWith('A') ? 'B' : 'A'}${id.slice(1)}`;
    expect((await get(stage, signed.replace(id, other))).status).toBe(403);
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

  // Of a year that is not restricted it makes none for its owner either.
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
