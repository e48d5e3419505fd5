import { type Brand, paperBrand, type PaperBrand } from '@vinlore/brand';

/** How a brand looks on a report: as on all paper, with its second color and its mark. */
export interface ReportBrand extends PaperBrand {
  /** Of the verdict's band and the brand's name, dark enough for white letters and a black and white print: `#rrggbb`. */
  readonly accent: string;
  /** The mark as SVG text. */
  readonly logo: string;
}

/** How a brand looks on a report. */
export const reportBrand = (brand: Pick<Brand, 'name' | 'theme' | 'logo'>): ReportBrand => ({
  ...paperBrand(brand),
  accent: brand.theme.paper.accent.toLowerCase(),
  logo: brand.logo,
});
