import { type Brand, paperBrand, type PaperBrand } from '@vinlore/brand';

/** A brand's appearance on a report: as on all PDFs, plus its accent color and logo. */
export interface ReportBrand extends PaperBrand {
  /**
   * Background of the verdict band and the brand name, dark enough for white text and for black-and-white printing:
   * `#rrggbb`.
   */
  readonly accent: string;
  /** The logo as SVG source. */
  readonly logo: string;
}

/** Returns a brand's appearance on a report. */
export const reportBrand = (brand: Pick<Brand, 'name' | 'theme' | 'logo'>): ReportBrand => ({
  ...paperBrand(brand),
  accent: brand.theme.paper.accent.toLowerCase(),
  logo: brand.logo,
});
