import type { PublicBrand } from '@vinlore/brand';

/** Whether a model year stands outside those of which the brand makes stickers (decisions §4, "Restricted sticker"). */
export function isRestricted(year: number, { sticker_years: years }: Pick<PublicBrand, 'sticker_years'>): boolean {
  return years !== undefined && (year < years.from || year > years.to);
}
