import { type Brand, siteIdentifier } from '@vinlore/brand';
import type { PageContent } from '@vinlore/content-domain';
import type { Json, Typesetter } from '@vinlore/documents';
import { svgToPng } from '@vinlore/images';

/** Size that networks expect (Open Graph): 1.91 to 1. */
const WIDTH = 1200;
const HEIGHT = 630;

const TEMPLATE = 'apps/server/templates/share-image.typ';

/** The picture's text: the home page's first heading, else the brand's description. */
function lineOf(home: PageContent): string {
  const hero = typeof home.page === 'object' ? home.page?.blocks.find(({ kind }) => kind === 'hero') : undefined;
  return hero && 'title' in hero && hero.title ? hero.title : home.site.about;
}

/** Everything a brand's sharing image depends on. */
export function shareImageData(brand: Brand, home: PageContent): Json {
  const { paper, fonts } = brand.theme;
  return {
    ...{ name: brand.name, line: lineOf(home), domain: siteIdentifier(brand), logo: brand.logo },
    ...{ ink: paper.ink, accent: paper.accent, face: fonts.heading },
  };
}

/** A brand's sharing image as PNG, with its text drawn as paths. */
export async function shareImage(typesetter: Pick<Typesetter, 'draw'>, data: Json): Promise<Buffer> {
  return svgToPng(await typesetter.draw({ template: TEMPLATE, data }), { width: WIDTH, height: HEIGHT });
}
