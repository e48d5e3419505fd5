import { NO_PLATE, readColors, readOrderedSelection, readPackages, readPlate } from '@vinlore/sticker-domain';
import type { OwnSticker } from '../view/own-sticker.ts';

/** Parses stored choices; null if invalid. */
export function readChoice(selection: string): NonNullable<OwnSticker['selection']> | null {
  const fields = readOrderedSelection(selection);
  if (!fields) return null;
  const { trim, style, buildsheet_color: buildSheet } = fields;
  return {
    trim,
    style,
    colors: readColors(fields.colors) ?? { exterior: null, interior: null },
    packages: readPackages(fields.packages) ?? [],
    plate: readPlate(fields.plate) ?? NO_PLATE,
    buildsheet_color: buildSheet === 'yes',
  };
}
