import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { svgToPng } from './svg-to-png.ts';

const RED =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#f00"/></svg>';

async function pixelsOf(png: Buffer) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
  return { ...info, at };
}

describe('svgToPng', () => {
  it('draws the whole image centered on a transparent background', async () => {
    const { width, height, at } = await pixelsOf(await svgToPng(RED, { width: 300, height: 100 }));
    expect([width, height]).toEqual([300, 100]);
    expect(at(150, 50)).toEqual([255, 0, 0, 255]);
    expect(at(101, 99)).toEqual([255, 0, 0, 255]);
    expect(at(50, 50)[3]).toBe(0);
  });

  it('keeps a margin and fills transparent parts if a background is given', async () => {
    const { width, at } = await pixelsOf(
      await svgToPng(RED, { width: 100, height: 100, margin: 20, background: '#00ff00' }),
    );
    expect(width).toBe(100);
    expect([at(10, 10), at(50, 50)]).toEqual([
      [0, 255, 0, 255],
      [255, 0, 0, 255],
    ]);
  });

  it('renders edges at their final size instead of scaling them up', async () => {
    const half =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><rect width="1" height="2" fill="#f00"/></svg>';
    const { at } = await pixelsOf(await svgToPng(half, { width: 512, height: 512 }));
    expect([at(250, 256)[3], at(262, 256)[3]]).toEqual([255, 0]);
  });

  it('throws if it is not an SVG', async () => {
    await expect(svgToPng('<p>no drawing</p>', { width: 8, height: 8 })).rejects.toThrow();
  });
});
