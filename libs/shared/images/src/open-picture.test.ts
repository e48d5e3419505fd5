import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openPicture } from './open-picture.ts';

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#123456' }, limitInputPixels: false });
const sizeOf = (file: Uint8Array) => openPicture(file, ({ width, height }) => Promise.resolve([width, height]));

describe('openPicture', () => {
  it('reports the size after rotation by EXIF orientation', async () => {
    expect(await sizeOf(await drawn(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer())).toEqual([20, 40]);
  });

  it.each([
    ['text', Buffer.from('hello'), 'kind'],
    ['a script in an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'kind'],
    ['a picture of a phone', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'heic'],
    ['the beginning of a PNG', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'broken'],
    ['a GIF that begins like a JPEG', Buffer.from('\xff\xd8\xffGIF89a', 'latin1'), 'broken'],
  ])('%s is refused', async (_what, file, fault) => {
    expect(await sizeOf(file)).toBe(fault);
  });

  it('rejects a decompression bomb before decoding it', async () => {
    expect(await sizeOf(await drawn(20_000, 2).png().toBuffer())).toBe('huge');
    expect(await sizeOf(await drawn(8_000, 6_000).png().toBuffer())).toBe('huge');
  });

  it('rejects a truncated file, whatever its header says', async () => {
    const whole = await drawn(400, 400).jpeg().toBuffer();
    const cut = whole.subarray(0, whole.length / 2);
    expect(await openPicture(cut, async ({ upright }) => ({ bytes: await upright.png().toBuffer() }))).toBe('broken');
  });

  it('processes two of fifty at a time, leaving threads for hashing and files', async () => {
    const file = await drawn(900, 900).png().toBuffer();
    let atWork = 0;
    let most = 0;
    const make = async () =>
      openPicture(file, async ({ upright }) => {
        most = Math.max(most, ++atWork);
        const bytes = await upright.resize(600).jpeg().toBuffer();
        atWork--;
        return { bytes };
      });
    const pictures = await Promise.all(Array.from({ length: 50 }, make));
    expect(pictures.every((picture) => typeof picture === 'object')).toBe(true);
    expect(most).toBe(2);
  });
});
