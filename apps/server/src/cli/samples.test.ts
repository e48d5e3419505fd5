import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureNames } from '@vinlore/content-domain';
import { readSeedContent } from '@vinlore/content-server';
import { workspaceRoot } from '@vinlore/documents';
import { ensureIndex } from '@vinlore/vehicle-vpic/build-index';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawSamples } from './samples.ts';

const folder = join(workspaceRoot(), 'apps/brands');
/** Mean pixel difference, out of 255: another date stays below, another layout exceeds it. */
const ALIKE = 4;

const pixels = (png: Buffer) => sharp(png).grayscale().raw().toBuffer();

it('pictures of sample stickers match the current layout and are small; otherwise run `npm run samples`', async () => {
  await ensureIndex();
  const drawn: string[] = [];
  for await (const { file, png } of drawSamples(folder)) {
    drawn.push(file);
    const kept = readFileSync(file);
    expect(kept.byteLength, file).toBeLessThanOrEqual(61_000);
    const [one, other] = [await pixels(kept), await pixels(png)];
    expect(one.length, file).toBe(other.length);
    const difference = one.reduce((sum, pixel, at) => sum + Math.abs(pixel - other[at]!), 0) / one.length;
    expect(difference, file).toBeLessThan(ALIKE);
  }
  const shown = [...readSeedContent(folder, () => undefined)].flatMap(([key, own]) =>
    [own, ...own.translations.values()].flatMap(({ pages }) =>
      pages.flatMap(({ blocks }) => pictureNames(blocks)).map((name) => join(folder, key, 'content/images', name)),
    ),
  );
  expect(shown).toEqual(expect.arrayContaining(drawn));
});
