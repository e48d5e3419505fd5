/** Whether the brand bases stickers of this model year on the member's selections only (docs/decisions.md §4). */
export function isRestricted(
  { sticker_years: years }: { readonly sticker_years?: { readonly from: number; readonly to: number } | undefined },
  year: number,
): boolean {
  return years !== undefined && (year < years.from || year > years.to);
}
