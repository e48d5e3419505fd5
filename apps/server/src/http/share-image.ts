import { type Brand, siteIdentifier } from '@vinlore/brand';
import type { PageContent } from '@vinlore/content-domain';
import type { Json, Typesetter } from '@vinlore/documents';
import { svgToPng } from '@vinlore/images';

/** What networks ask for (Open Graph): 1.91 to 1. */
const WIDTH = 1200;
const HEIGHT = 630;

const TEMPLATE = 'apps/server/templates/share-image.typ';

/** What the picture says: what the home page says first, else what the brand says of itself. */
function lineOf(home: PageContent): string {
  const hero = typeof home.page === 'object' ? home.page?.blocks.find(({ kind }) => kind === 'hero') : undefined;
  return hero && 'title' in hero && hero.title ? hero.title : home.site.about;
}

/** All that a brand's picture for sharing is made of. */
export function shareImageData(brand: Brand, home: PageContent): Json {
  const { paper, fonts } = brand.theme;
  return {
    ...{ name: brand.name, line: lineOf(home), domain: siteIdentifier(brand), logo: brand.logo },
    ...{ ink: paper.ink, accent: paper.accent, face: fonts.heading },
  };
}

/** The picture that stands for a brand's pages where they are shared, as PNG. Its words are paths when it is drawn. */
export async function shareImage(typesetter: Pick<Typesetter, 'draw'>, data: Json): Promise<Buffer> {
  return svgToPng(await typesetter.draw({ template: TEMPLATE, data }), { width: WIDTH, height: HEIGHT });
}
