import { join } from 'node:path';
import { type Brand, languagesOf } from '@vinlore/brand';
import type { SeedContent } from '@vinlore/content-domain';
import { ContentFileError, readBrandSeed } from '@vinlore/content-server';
import { BrandFileError, loadBrand, readConfig } from '@vinlore/server-kit';
import { withHelp } from './command.ts';

const USAGE = 'Usage: node dist/apps/server/cli.js brand <key>…\n';

function summary(brand: Brand, { pages, translations }: SeedContent): string {
  const without = languagesOf(brand).filter((each) => each !== brand.language && !translations.has(each));
  return [
    `${brand.name} is valid: ${pages.length} pages`,
    ...(without.length > 0 ? [`none in ${without.join(', ')}`] : []),
    `${brand.plans.length} plans`,
    'colors that pass WCAG AA in light and dark',
  ].join(', ');
}

/**
 * Validates brands as a start would, colors included, without starting anything: the `build` target of a brand's
 * project. An error names the file, the field, and the valid values.
 */
export const brand = withHelp(USAGE, async (keys) => {
  if (keys.length === 0 || keys.some((key) => key.startsWith('-'))) {
    process.stderr.write(USAGE);
    return 2;
  }
  const folder = readConfig(process.env).BRANDS_DIR;
  try {
    for (const key of keys) {
      const unknown: string[] = [];
      const checked = loadBrand(join(folder, key));
      const seed = readBrandSeed(join(folder, key), ({ file, kind }) => unknown.push(`${file}: "${kind}"`));
      process.stdout.write(`${summary(checked, seed)}.\n`);
      for (const each of unknown) process.stdout.write(`${each} has an unknown block type and will be skipped.\n`);
    }
    return 0;
  } catch (error) {
    if (!(error instanceof BrandFileError || error instanceof ContentFileError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
});
