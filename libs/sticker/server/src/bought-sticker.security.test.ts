import type { StickerSummary } from '@vinlore/sticker-domain';
import { afterAll, describe, expect, it } from 'vitest';
import { knownCatalogue, openStickerApi, VIN } from './testing/sticker-api.ts';

const { database, stage, post, postJson, get } = await openStickerApi();
stage.catalogue = knownCatalogue;
afterAll(() => database.drop());

const made = async (fields: Record<string, string>, path = '/api-cwa/generate-sticker') =>
  ((await (await post(path, fields)).json()) as { data: StickerSummary }).data;
const first = await made({ vin: VIN });
const other = await made({ year: '2012', make: 'TOYOTA', model: 'Camry' }, '/api-cwa/generate-ymmtsticker');
/** The same link as the page of an order has it: that of the PDF. */
const linkOf = ({ pdf_url: pdf }: StickerSummary) => new URLSearchParams(pdf.split('?')[1]);
const look = async (id: string, signature: string) => {
  const answer = await get(`/api-cwa/bought-sticker?${new URLSearchParams({ id, signature }).toString()}`);
  return { status: answer.status, data: ((await answer.json()) as { data?: Record<string, unknown> }).data };
};
const signature = linkOf(first).get('signature')!;

describe('docs/decisions.md §4: a buyer sees their sticker without an account', () => {
  it('with its PDF, the page that proves it, and its badge', async () => {
    const { status, data } = await look(first.id, signature);
    expect(status).toBe(200);
    expect(data).toMatchObject({ id: first.id, title: first.title, verify_url: first.verify_url });
    expect(data!['badge_html']).toContain('/api-cwa/sticker-badge?id=');
    expect((await get(String(data!['pdf_url']))).status).toBe(200);
    expect(Object.keys(data!).sort()).toEqual(['badge_html', 'id', 'pdf_url', 'sticker', 'title', 'verify_url']);
  });

  it('a signature of another sticker, cut, changed or none opens nothing', async () => {
    for (const wrong of [linkOf(other).get('signature')!, signature.slice(0, -1), `${signature}x`, '', 'x'])
      expect((await look(first.id, wrong)).status, wrong).toBe(403);
    expect((await look('S-0000-0000', signature)).status).toBe(403);
  });

  it('one that its owner took back is not handed out', async () => {
    await postJson('/api/user/revoke-sticker', { id: first.id, reason: 'mistake' });
    expect((await look(first.id, signature)).status).toBe(403);
  });
});
