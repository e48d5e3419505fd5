import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blackPng } from '../testing/png.ts';
import { createProfileBench, type ProfileBench } from '../testing/profile-bench.ts';

let bench: ProfileBench;
let jpeg: Buffer;
let hugeAvif: Buffer;
beforeAll(async () => {
  bench = await createProfileBench();
  jpeg = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  hugeAvif = await sharp(blackPng(4_000, 3_000)).avif({ effort: 0 }).toBuffer();
});
afterAll(() => bench.database.drop());

const text = (words: string) => new TextEncoder().encode(words);
const SCRIPT = '<script>alert(document.domain)</script>';
let members = 0;
const newMember = async () => (await bench.member(`m${++members}@example.com`)).member;

/** The header of an ISO base media file with these brands. */
const isoFile = (...brands: string[]) => {
  const body = text(`ftyp${brands[0]}\0\0\0\0${brands.join('')}`);
  return Buffer.concat([Buffer.from([0, 0, 0, body.length + 4]), body, Buffer.alloc(64)]);
};

const KIND = 'This file type isn’t supported. Choose a JPEG, PNG, WebP, or AVIF image.';
const BROKEN = 'This image is damaged and can’t be read. Save it again or choose another one.';
const HUGE = 'This image has too many pixels. Make it smaller or choose another one.';
const HEIC = 'HEIC images aren’t supported. Save the image as a JPEG and try again.';
const LARGE = 'This image is larger than 2 MB. Choose a smaller one.';

describe('rejects files that aren’t images with a message and stores nothing', () => {
  it.each<[string, number, string, () => Uint8Array]>([
    ['20,000 × 20,000 pixels', 422, HUGE, () => blackPng(20_000, 20_000)],
    ['a line of a million pixels', 422, HUGE, () => blackPng(1_000_000, 1)],
    ['12 million pixels as AVIF, which would take 200 MB', 422, HUGE, () => hugeAvif],
    ['2³¹ − 1 pixels wide', 422, BROKEN, () => Buffer.from(blackPng(8, 8)).fill(0x7f, 16, 17).fill(0xff, 17, 20)],
    ['a text named .jpg', 422, KIND, () => text('I am a picture')],
    ['an SVG with a script', 422, KIND, () => text(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`)],
    ['an SVG behind a comment', 422, KIND, () => text(`<!-- \xff\xd8\xff --><svg onload="alert(1)"/>`)],
    ['a page', 422, KIND, () => text(`<!doctype html>${SCRIPT}`)],
    ['a PDF', 422, KIND, () => text('%PDF-1.7\n')],
    ['a GIF', 422, KIND, () => text(`GIF89a/*${SCRIPT}*/`)],
    ['a TIFF', 422, KIND, () => Buffer.from('II*\0\b\0\0\0', 'latin1')],
    ['a HEIC of a phone', 422, HEIC, () => isoFile('heic', 'mif1')],
    ['a HEIC that hides its brand', 422, HEIC, () => isoFile('mif1', 'heic')],
    ['a film', 422, KIND, () => isoFile('isom', 'mp42')],
    ['an AVIF without a picture', 422, BROKEN, () => isoFile('avif', 'mif1')],
    ['a JPEG that is cut off', 422, BROKEN, () => jpeg.subarray(0, jpeg.length / 2)],
    ['a JPEG’s first bytes alone', 422, BROKEN, () => jpeg.subarray(0, 3)],
    ['a JPEG’s first bytes before a page', 422, BROKEN, () => Buffer.concat([jpeg.subarray(0, 3), text(SCRIPT)])],
    ['a PNG without pixels', 422, BROKEN, () => blackPng(40, 20).subarray(0, 33)],
    ['a PNG that is damaged', 422, BROKEN, () => Buffer.from(blackPng(40, 20)).fill(0, 45, 60)],
    ['WebP’s first bytes alone', 422, BROKEN, () => text('RIFF\0\0\0\0WEBPVP8 ')],
    ['an empty file', 400, 'The field “image” isn’t valid.', () => new Uint8Array()],
    ['2.2 MB', 400, LARGE, () => Buffer.concat([jpeg, Buffer.alloc(2_200_000)])],
    ['3 MB', 413, 'larger than', () => Buffer.concat([jpeg, Buffer.alloc(3_145_728)])],
  ])('%s', async (_what, status, words, file) => {
    const member = await newMember();
    const answer = await member.upload('/api-cwa/profile-image', file());
    expect([answer.status, answer.message]).toEqual([status, expect.stringContaining(words)]);
    expect((await member.profile()).data).toMatchObject({ profile_image: null });
  });

  it('docs/decisions.md §2: in the brand’s language', async () => {
    const { member } = await bench.member('ana@example.com', { brand: 'gated' });
    expect((await member.upload('/api-cwa/profile-image', text('x'))).message).toContain('no es compatible');
  });
});

describe('never served as uploaded', () => {
  const served = async (file: Uint8Array) => {
    const member = await newMember();
    const answer = await member.upload('/api-cwa/profile-image', file);
    expect([answer.status, answer.message]).toEqual([200, 'Photo updated']);
    const { profile_image } = answer.data as { profile_image: string };
    return Buffer.from(await (await member.get(profile_image)).arrayBuffer());
  };

  it('strips everything but the image from HTML and archive polyglots', async () => {
    for (const other of [SCRIPT, 'PK\x03\x04 an archive', '%PDF-1.7']) {
      const bytes = await served(Buffer.concat([jpeg, text(other)]));
      expect(bytes.toString('latin1')).not.toContain(other);
    }
  });

  it('accepts 40 million pixels in 5 KB and scales them down', async () => {
    expect((await served(blackPng(6_300, 6_300))).length).toBeLessThan(20_000);
  });

  it('does not decompress texts and profiles that expand to 256 MB', async () => {
    const bomb = deflateSync(Buffer.alloc(256 * 1024 * 1024));
    const boxed = (name: string) => Buffer.concat([text(`${name}\0\0`), bomb]);
    for (const type of ['zTXt', 'iCCP']) {
      const bytes = await served(blackPng(40, 20, [[type, boxed('x')]]));
      expect(bytes.length).toBeLessThan(20_000);
    }
  });
});
