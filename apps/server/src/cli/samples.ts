import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Brand, type Language, paperBrand, siteIdentifier } from '@vinlore/brand';
import { type SiteContent, sampleVins } from '@vinlore/content-domain';
import { readSeedContent } from '@vinlore/content-server';
import { createTypesetter, type Typesetter, workspaceRoot } from '@vinlore/documents';
import { svgToPng } from '@vinlore/images';
import { loadBrands, readConfig } from '@vinlore/server-kit';
import { composeSticker, stickerInput } from '@vinlore/sticker-domain';
import { drawSticker } from '@vinlore/sticker-server';
import { type Decoder, loadDecoder } from '@vinlore/vehicle-server';
import { withHelp } from './command.ts';

/** The page that shows a sample sticker. */
const PAGE = '/sample-sticker';
/** US Letter landscape at 120 dpi: small print is legible, and the file is small. */
const SIZE = { width: 1320, height: 1020 };
const COLORS = 16;

/** The picture of the page's sample sticker; null for a page without a VIN. */
async function drawSample(
  parts: { readonly decoder: Decoder; readonly typesetter: Pick<Typesetter, 'draw'> },
  brand: Brand,
  language: Language,
  { pages }: Pick<SiteContent, 'pages'>,
): Promise<Buffer | null> {
  const [vin] = sampleVins(pages.find(({ path }) => path === PAGE)?.blocks ?? []);
  if (!vin) return null;
  const vehicle = parts.decoder.decode(vin);
  const sticker = composeSticker({
    decoded: stickerInput(vehicle),
    brand: paperBrand(brand),
    language,
    id: '0'.repeat(16),
    verifyUrl: `https://${siteIdentifier(brand)}/verify`,
    madeOn: vehicle.source.asOf,
    sample: true,
  });
  return svgToPng(await drawSticker(parts.typesetter, sticker), { ...SIZE, background: '#ffffff', colors: COLORS });
}

/** A picture and its path. */
export interface Sample {
  readonly file: string;
  readonly png: Buffer;
}

/**
 * Renders the sample stickers of all brands through the production pipeline.
 *
 * @param folder usually `apps/brands`
 */
export async function* drawSamples(folder: string): AsyncGenerator<Sample> {
  const seeds = readSeedContent(folder, () => undefined);
  const decoder = loadDecoder(join(workspaceRoot(), 'dist/vpic/vpic.index'));
  const typesetter = createTypesetter({ workers: 1 });
  try {
    for (const brand of loadBrands(folder)) {
      const own = seeds.get(brand.key)!;
      for (const [language, content] of [[brand.language, own] as const, ...own.translations]) {
        const png = await drawSample({ decoder, typesetter }, brand, language, content);
        if (png) yield { file: join(folder, brand.key, 'content/images', `sample-sticker-${language}.png`), png };
      }
    }
  } finally {
    await typesetter.close();
  }
}

const USAGE = 'Usage: npm run samples     re-renders the sample sticker pictures in apps/brands\n';

/**
 * `npm run samples`: re-renders the sample sticker pictures in the brands' `content/images`. Run it after changing a
 * brand's name, colors, domain, or sample VIN, or the sticker's layout.
 */
export const samples = withHelp(USAGE, async () => {
  for await (const { file, png } of drawSamples(readConfig(process.env).BRANDS_DIR)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, png);
    process.stdout.write(`${file}: ${(png.byteLength / 1000).toFixed(0)} kB\n`);
  }
  return 0;
});
