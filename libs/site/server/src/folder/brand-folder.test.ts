import { loadBrands } from '@vinlore/server-kit';
import { strFromU8, unzipSync } from 'fflate';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { brandFolder } from './brand-folder.ts';

const BRANDS = join(import.meta.dirname, '../../../../../apps/brands');

it('docs/reference/brands.md: exporting a shipped brand reproduces its folder, including its project', () => {
  for (const brand of loadBrands(BRANDS)) {
    const files = unzipSync(brandFolder(brand, new Map(), new Date('2026-11-29T12:00:00Z')));
    for (const name of ['package.json', 'theme.json', 'plans.json']) {
      const shipped: unknown = JSON.parse(readFileSync(join(BRANDS, brand.key, name), 'utf8'));
      expect(JSON.parse(strFromU8(files[`${brand.key}/${name}`]!)), `${brand.key} ${name}`).toEqual(shipped);
    }
  }
});
