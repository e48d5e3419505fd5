import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languagesOf } from '@vinlore/brand';
import { createTypesetter, workspaceRoot } from '@vinlore/documents';
import { svgToPng } from '@vinlore/images';
import { loadBrands } from '@vinlore/server-kit';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { documents } from './documents.ts';

/** Reviewed and approved pictures, and the folder for differing ones. */
const approved = join(workspaceRoot(), 'apps/server-tests/src/paper/approved');
const differing = join(workspaceRoot(), 'dist/paper');
/** Wide enough to detect a moved line, small enough to store: about 50 dpi. */
const WIDTH = 440;
const GRAYS = 6;
/** Visible difference: the mean of a tile of this many pixels differs by more than this, out of 255. */
const TILE = 10;
const VISIBLE = 20;

const press = createTypesetter({ workers: 1, queueLimit: 500 });
afterAll(() => press.close());

/** In grayscale, like a laser printer. */
async function pictureOf(svg: string): Promise<Buffer> {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/u.exec(svg)!.map(Number) as [number, number, number];
  const size = { width: WIDTH, height: Math.round((WIDTH * height) / width) };
  const png = await svgToPng(svg, { ...size, background: '#ffffff' });
  return sharp(png).grayscale().png({ palette: true, colors: GRAYS, compressionLevel: 9 }).toBuffer();
}

/** Mean gray of each tile of a picture. */
async function tilesOf(png: Buffer): Promise<{ readonly shape: string; readonly means: readonly number[] }> {
  const { data, info } = await sharp(png).grayscale().raw().toBuffer({ resolveWithObject: true });
  const across = Math.ceil(info.width / TILE);
  const sums = Array.from({ length: across * Math.ceil(info.height / TILE) }, () => ({ sum: 0, count: 0 }));
  for (let at = 0; at < data.length; at += info.channels) {
    const pixel = at / info.channels;
    const tile =
      sums[Math.floor(Math.floor(pixel / info.width) / TILE) * across + Math.floor((pixel % info.width) / TILE)]!;
    tile.sum += data[at]!;
    tile.count += 1;
  }
  return { shape: `${info.width}×${info.height}`, means: sums.map(({ sum, count }) => sum / count) };
}

/** Tiles in which two pictures visibly differ; all of them if their sizes do. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = [await tilesOf(one), await tilesOf(other)];
  if (a.shape !== b.shape) return a.means.length;
  return a.means.filter((mean, at) => Math.abs(mean - b.means[at]!) > VISIBLE).length;
}

describe('every document looks as approved, in every brand and language', () => {
  const brands = loadBrands(join(workspaceRoot(), 'apps/brands'));
  const each = brands.flatMap((brand) =>
    languagesOf(brand).flatMap((language) =>
      Object.entries(documents).map(([name, draw]) => ({
        name: `${name}-${brand.key}-${language}`,
        brand,
        language,
        draw,
      })),
    ),
  );

  test.each(each)(
    '$name; otherwise check dist/paper and approve with APPROVE=1',
    async ({ name, brand, language, draw }) => {
      const picture = await pictureOf(await draw(press, brand, language));
      const file = join(approved, `${name}.png`);
      if (process.env['APPROVE'] === '1') {
        mkdirSync(approved, { recursive: true });
        // Unchanged pictures aren't rewritten, so a diff shows only what changed.
        if (!existsSync(file) || (await difference(readFileSync(file), picture)) > 0) writeFileSync(file, picture);
      }
      const tiles = existsSync(file) ? await difference(readFileSync(file), picture) : Infinity;
      if (tiles > 0) {
        mkdirSync(differing, { recursive: true });
        writeFileSync(join(differing, `${name}.png`), picture);
      }
      expect(tiles, 'tiles that look different').toBe(0);
    },
  );

  test('detects a moved line, ignores a one-pixel blot', async () => {
    const canvas = (shapes: string) =>
      pictureOf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 612 792">${shapes}</svg>`);
    const text = (y: number) => `<rect x="40" y="${y}" width="200" height="9"/>`;
    const before = await canvas(text(100));
    expect(await difference(before, await canvas(text(112)))).toBeGreaterThan(0);
    expect(await difference(before, await canvas(`${text(100)}<rect x="300" y="300" width="1.2" height="1.2"/>`))).toBe(
      0,
    );
  });
});
