import type { StickerSelection } from '@vinlore/sticker-domain';

/** Converts the stored choices to the confirmation's field names (spec §7). */
export function selectionView(selection: StickerSelection | null) {
  if (!selection) return null;
  const { trim, style, colors, packages, plate, buildSheetColor } = selection;
  return { trim, style, colors, packages, plate, buildsheet_color: buildSheetColor };
}
