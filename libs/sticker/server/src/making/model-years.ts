import type { Brand } from '@vinlore/brand';

/** Whether the brand makes stickers of this model year from a member's selections only (decisions §4). */
export function isRestricted({ sticker_years: years }: Pick<Brand, 'sticker_years'>, year: number): boolean {
  return years !== undefined && (year < years.from || year > years.to);
}
