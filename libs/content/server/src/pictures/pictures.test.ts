import type { StaffPicture } from '@vinlore/content-domain';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentDeskBench, contentDeskBench, pageInWork, type Said } from '../testing/content-desk.ts';
import { EDITORS } from '../testing/host.ts';

let bench: ContentDeskBench;
let png: Buffer;
beforeAll(async () => {
  bench = await contentDeskBench();
  png = await sharp({ create: { width: 900, height: 30, channels: 3, background: '#806040' } })
    .withExif({ IFD0: { Copyright: 'Secret of Ana' } })
    .png()
    .toBuffer();
});
afterAll(() => bench.close());

const WORDS = { alt_en: 'A car', alt_es: 'Un auto' };
const upload = async (fields: Readonly<Record<string, string>>, file: Uint8Array = png, site = 'acme') => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ name: 'car.png', ...WORDS, ...fields })) body.append(name, value);
  body.append('image', new Blob([new Uint8Array(file)], { type: 'image/png' }), 'IMG_1.png');
  const asked = { method: 'POST', token: 'ana', host: `${site}.localhost`, body };
  const answer = await bench.ask('/api-cwa/staff/content/picture', asked);
  return { ...(answer.body as unknown as Said<StaffPicture>), status: answer.status };
};
const list = async () => (await bench.call<{ pictures: StaffPicture[] }>('pictures', 'ana')).data.pictures;

describe('pictures', () => {
  it('are re-encoded, without camera metadata, and have alt text in both languages', async () => {
    expect((await upload({})).data).toMatchObject({
      ...{ name: 'car.png', width: 900, height: 30, from: 'upload', used: [], decorative: false, ...WORDS },
      uploaded_by: { id: EDITORS.ana },
    });
    const served = await bench.database.kysely
      .selectFrom('content_image' as never)
      .select('bytes' as never)
      .executeTakeFirstOrThrow();
    const { bytes } = served as unknown as { bytes: Buffer };
    expect((await sharp(bytes).metadata()).format).toBe('webp');
    expect(bytes.includes('Secret of Ana')).toBe(false);
    expect((await list())[0]!.href).toMatch(/^\/images\/[0-9a-f]{16}\/640\.webp$/);
  });

  it('aren’t replaced silently if two people use one name at once', async () => {
    const both = await Promise.all([upload({ name: 'once.png' }), upload({ name: 'once.png' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('are rejected without alt text in both languages, unless decorative', async () => {
    const missing: Readonly<Record<string, string>>[] = [{ alt_es: '' }, { alt_en: ' ' }];
    for (const words of missing)
      expect(await upload({ name: 'b.png', ...words })).toMatchObject({
        status: 422,
        message: 'Enter alt text in English and Spanish, or mark the image as decorative.',
      });
    const decoration = await upload({ name: 'b.png', alt_en: '', alt_es: '', decorative: 'yes' });
    expect(decoration.data).toMatchObject({ decorative: true, alt_en: '' });
  });

  it('are rejected with an explanation if the file isn’t a supported image', async () => {
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]);
    for (const [file, words] of [
      [Buffer.from('<svg onload="alert(1)"/>'), 'Choose a JPEG, PNG, WebP, or AVIF file'],
      [Buffer.from('%PDF-1.7'), 'Choose a JPEG, PNG, WebP, or AVIF file'],
      [heic, 'HEIC'],
      [png.subarray(0, 60), 'damaged'],
    ] as const) {
      const { status, message } = await upload({ name: 'c.png' }, file);
      expect([status, message]).toEqual([422, expect.stringContaining(words)]);
    }
    expect((await upload({ name: '../../etc/passwd' })).status).toBe(400);
    expect((await upload({ name: 'c.svg' })).status).toBe(400);
  });

  it('a 50 MB upload is rejected by its announced size, before any byte is read', async () => {
    let read = 0;
    const body = new ReadableStream(
      {
        pull: (controller) => {
          read++;
          controller.enqueue(new Uint8Array(65_536));
        },
      },
      { highWaterMark: 0 },
    );
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(50 * 1024 * 1024) };
    const asked = { method: 'POST', token: 'ana', headers, body, duplex: 'half' as const };
    const refused = await bench.ask('/api-cwa/staff/content/picture', asked);
    expect(refused.status).toBe(413);
    expect(refused.body['message']).toMatch(/\d/);
    expect(read).toBe(0);
    const { body: _none, ...lying } = asked;
    const text = new Uint8Array(13 * 1024 * 1024);
    const told = await bench.ask('/api-cwa/staff/content/picture', {
      ...lying,
      headers: { 'content-type': headers['content-type'] },
      body: text,
    });
    expect(told.status, 'whatever size it declares').toBe(413);
  });

  it('are replaced only if the caller asks to', async () => {
    expect((await upload({})).status).toBe(409);
    expect((await upload({ replace: 'yes', alt_en: 'Another car' })).data).toMatchObject({ alt_en: 'Another car' });
    const words = { name: 'car.png', alt_en: 'A red car', alt_es: 'Un auto rojo' };
    expect((await bench.call('picture/describe', 'ana', words)).data).toMatchObject({ alt_en: 'A red car' });
    expect((await bench.call('picture/describe', 'ana', { ...words, alt_es: '' })).status).toBe(422);
  });

  it('can be deleted only if no text uses them; otherwise the texts are named', async () => {
    const document = pageInWork('Car', { blocks: [{ kind: 'figure', image: 'car.png', alt: 'A car' }] });
    const page = await bench.call<{ id: string }>('page/new', 'ana', { path: '/car', language: 'en', document });
    const remove = () => bench.call<{ used: unknown[] }>('picture/delete', 'ana', { name: 'car.png' });
    const used = { id: page.data.id, path: '/car', language: 'en' };
    expect(await remove()).toMatchObject({ status: 409, data: { used: [{ ...used, in: 'draft' }] } });
    await bench.on(page.data.id).publish(1);
    await bench.on(page.data.id).save(2, pageInWork('Without'));
    expect((await list()).find(({ name }) => name === 'car.png')!.used).toEqual([{ ...used, in: 'published' }]);
    await bench.on(page.data.id).publish(3);
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
    expect((await bench.on(page.data.id).rollBack(4, { number: 2 })).status, 'its page would have a gap').toBe(422);
  });

  it('are limited to their brand', async () => {
    await upload({ name: 'own.png' });
    const words = { name: 'own.png', alt_en: 'x', alt_es: 'x' };
    expect((await bench.call('picture/describe', 'ana', words, 'otra')).status).toBe(404);
    expect((await bench.call('picture/delete', 'ana', { name: 'own.png' }, 'otra')).status).toBe(404);
    expect((await bench.call<{ pictures: unknown[] }>('pictures', 'ana', undefined, 'otra')).data.pictures).toEqual([]);
  });

  it('are logged once per action', async () => {
    const acts = (await bench.acts()).filter(({ act }) => act.startsWith('content.picture'));
    expect(acts.map(({ act }) => act.slice(16))).toEqual([
      'uploaded',
      'uploaded',
      'uploaded',
      'uploaded',
      'described',
      'deleted',
      'uploaded',
    ]);
  });
});
