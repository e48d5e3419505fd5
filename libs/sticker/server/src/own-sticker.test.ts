import type { DataOf } from '@vinlore/contract';
import type { ownStickerContract, stickerContract, StickerSummary } from '@vinlore/sticker-domain';
import { afterAll, describe, expect, it } from 'vitest';
import { knownCatalogue, openStickerApi, VIN } from './testing/sticker-api.ts';

const { database, stage, post, postJson, get } = await openStickerApi();
stage.catalogue = knownCatalogue;
afterAll(() => database.drop());

const dataOf = async <Data>(answer: Promise<Response>) => ((await (await answer).json()) as { data: Data }).data;
const first = await dataOf<StickerSummary>(post('/api-cwa/generate-sticker', { vin: VIN }));
const second = await dataOf<StickerSummary>(post('/api-cwa/generate-sticker', { vin: VIN, gen: 'regenerate' }));
const named = await dataOf<StickerSummary>(
  post('/api-cwa/generate-ymmtsticker', { year: '2012', make: 'TOYOTA', model: 'Camry' }),
);

describe('a member’s own stickers', () => {
  const found = async (filter: Record<string, string>) => {
    const { stickers } = await dataOf<DataOf<typeof stickerContract.list>>(post('/api-cwa/sticker-lists', filter));
    return stickers.map(({ id }) => id);
  };

  it('can be filtered by type and searched by part of the name or the VIN as people copy it', async () => {
    expect(await found({})).toHaveLength(3);
    expect(await found({ kind: 'ymmt' })).toEqual([named.id]);
    expect(await found({ search: 'camry' })).toEqual([named.id]);
    expect(new Set(await found({ search: '1hg cm826' }))).toEqual(new Set([first.id, second.id]));
    expect(await found({ kind: 'ymmt', search: '1HG' })).toEqual([]);
  });

  it('treat search text literally, never as a pattern', async () => {
    expect(await found({ search: '%' })).toEqual([]);
    expect(await found({ search: '-' })).toEqual([]);
    expect(await found({ search: '_' })).toEqual([]);
  });

  it('list their versions, and none of other members', async () => {
    await post('/api-cwa/generate-sticker', { vin: VIN }, 'one other');
    const own = await dataOf<DataOf<typeof ownStickerContract.ownSticker>>(
      postJson('/api/user/sticker', { id: first.id }),
    );
    expect(own.versions.map(({ id, version }) => [id, version])).toEqual([
      [second.id, 2],
      [first.id, 1],
    ]);
  });

  it('are available as an image to whoever may open the PDF', async () => {
    const picture = await get(`${first.pdf_url}&as=svg`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(await picture.text()).toMatch(/^<svg/);
    expect((await get(`/api-cwa/view_pdf?kind=sticker&id=${first.id}&as=svg`)).status).toBe(403);
    await postJson('/api/user/revoke-sticker', { id: first.id, reason: 'mistake' });
    expect((await get(`${first.pdf_url}&as=svg`)).status).toBe(403);
  });

  it('redirect a revoked PDF to a page that explains it, and show the revocation date in the list', async () => {
    const opened = await get(first.pdf_url, { 'sec-fetch-dest': 'document' });
    expect([opened.status, opened.headers.get('location')]).toEqual([303, first.verify_url]);
    const { stickers } = await dataOf<DataOf<typeof stickerContract.list>>(post('/api-cwa/sticker-lists', {}));
    const revoked = stickers.filter(({ revoked_at }) => revoked_at !== null);
    expect(revoked.map(({ id }) => id)).toEqual([first.id]);
  });
});
