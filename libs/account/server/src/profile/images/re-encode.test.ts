import * as fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type Picture, type PictureKind, reEncode, SIDE } from './re-encode.ts';

const SEE_THROUGH_RED = { r: 200, g: 0, b: 0, alpha: 0.5 };
const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: SEE_THROUGH_RED } });

async function made(kind: PictureKind, file: Uint8Array): Promise<Picture> {
  const picture = await reEncode(kind, file);
  if (typeof picture === 'string') throw new Error(`refused: ${picture}`);
  return picture;
}
const sizeOf = async ({ bytes }: Picture) => {
  const { width, height } = await sharp(bytes).metadata();
  return [width, height];
};

describe('uploaded images are re-encoded', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('accepts %s and converts it to JPEG or PNG', async (format) => {
    const file = await drawn(64, 32)[format]().toBuffer();
    const [face, logo] = [await made('profile', file), await made('logo', file)];
    expect([face.type, logo.type]).toEqual(['image/jpeg', 'image/png']);
    expect([(await sharp(face.bytes).metadata()).format, (await sharp(logo.bytes).metadata()).format]).toEqual([
      'jpeg',
      'png',
    ]);
    expect(await sizeOf(face)).toEqual([64, 32]);
  });

  it('spec §5: fits into 600 × 600, keeping the aspect ratio; smaller images keep their size', async () => {
    expect(await sizeOf(await made('profile', await drawn(1200, 800).png().toBuffer()))).toEqual([600, 400]);
    expect(await sizeOf(await made('logo', await drawn(300, 3000).png().toBuffer()))).toEqual([60, 600]);
    const side = fc.integer({ min: 1, max: 2000 });
    await fc.assert(
      fc.asyncProperty(side, side, async (width, height) => {
        const [wide, high] = await sizeOf(await made('profile', await drawn(width, height).png().toBuffer()));
        const scale = Math.min(1, SIDE / Math.max(width, height));
        expect(Math.abs(wide! - width * scale)).toBeLessThanOrEqual(1);
        expect(Math.abs(high! - height * scale)).toBeLessThanOrEqual(1);
        expect(Math.max(wide!, high!)).toBeLessThanOrEqual(SIDE);
      }),
      { numRuns: 20 },
    );
  });

  it('puts a photo on white and keeps a logo’s transparency', async () => {
    const file = await drawn(8, 8).png().toBuffer();
    const pixel = async ({ bytes }: Picture) => [...(await sharp(bytes).raw().toBuffer()).subarray(0, 4)];
    const [red, green] = await pixel(await made('profile', file));
    expect(red).toBeGreaterThan(215);
    expect(green).toBeGreaterThan(115);
    expect((await pixel(await made('logo', file)))[3]).toBe(128);
  });

  it('applies the orientation and drops all metadata', async () => {
    const file = await drawn(40, 20)
      .flatten()
      .withExif({ IFD0: { Artist: 'Ana Lopez' }, IFD3: { GPSLatitude: '36/1 44/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="r">Ana Lopez</rdf:RDF></x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    expect(file.toString('latin1')).toContain('Ana Lopez');
    for (const kind of ['profile', 'logo'] as const) {
      const picture = await made(kind, file);
      expect(await sizeOf(picture)).toEqual([20, 40]);
      const { exif, xmp, icc, orientation } = await sharp(picture.bytes).metadata();
      expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
      expect(picture.bytes.toString('latin1')).not.toContain('Ana');
    }
  });

  it('uses the first frame of an animation', async () => {
    const frames = await Promise.all(
      [drawn(10, 10), drawn(10, 10).negate({ alpha: false })].map((f) => f.png().toBuffer()),
    );
    const file = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer();
    expect((await sharp(file).metadata()).pages).toBe(2);
    expect(await sizeOf(await made('logo', file))).toEqual([10, 10]);
  });
});
