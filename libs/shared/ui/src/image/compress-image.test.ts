import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compressImage, type EncodeImage, ImageFault } from '../index.ts';

const LIMIT = 2 * 1024 * 1024;
const file = new Blob(['a picture'], { type: 'image/png' });
/** A fake result of this size. */
const sized = (size: number) => ({ size }) as Blob;

/** An encoder that returns images of the given sizes in turn, and records its arguments. */
function encoderOf(sizes: readonly number[]) {
  const asked: { quality: number; edge: number }[] = [];
  const encode: EncodeImage = async (_, quality, edge) => {
    asked.push({ quality, edge });
    return sized(sizes[asked.length - 1]!);
  };
  return { asked, encode };
}

describe('compressImage', () => {
  it('spec §9: quality starts at 1 and decreases by 0.1 per iteration, never below 0.1; 600 px at most', async () => {
    const { asked, encode } = encoderOf(Array.from({ length: 10 }, () => LIMIT + 1));
    await expect(compressImage(file, encode)).rejects.toMatchObject({ name: 'ImageFault', reason: 'too-large' });
    expect(asked.map(({ quality }) => quality)).toEqual([1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1]);
    expect(new Set(asked.map(({ edge }) => edge))).toEqual(new Set([600]));
  });

  it('spec §5: stops at the first image of 2 MB or less', async () => {
    const size = fc.integer({ min: 1, max: 2 * LIMIT });
    await fc.assert(
      fc.asyncProperty(fc.array(size, { minLength: 10, maxLength: 10 }), async (sizes) => {
        const { asked, encode } = encoderOf(sizes);
        const first = sizes.findIndex((each) => each <= LIMIT);
        const outcome = await compressImage(file, encode).catch((fault: unknown) => fault);
        if (first === -1) expect(outcome).toBeInstanceOf(ImageFault);
        else expect(outcome).toEqual(sized(sizes[first]!));
        expect(asked).toHaveLength(first === -1 ? 10 : first + 1);
      }),
    );
  });

  it('spec §9: accepts exactly 2 MB, but not a byte more', async () => {
    const { asked, encode } = encoderOf([LIMIT + 1, LIMIT]);
    expect((await compressImage(file, encode)).size).toBe(LIMIT);
    expect(asked).toHaveLength(2);
  });

  it('rejects a file that is not an image', async () => {
    const letter = new Blob(['Dear Ana'], { type: 'text/plain' });
    await expect(compressImage(letter)).rejects.toMatchObject({ reason: 'unreadable' });
  });
});
