import { PLATE_FIELDS, type PlateField, type SelectedPlate } from '../selection.ts';
import type { StickerColors, StickerPlate } from '../sticker-blocks.ts';
import type { StickerLanguage } from '../sticker-values.ts';
import { textOf } from '../texts.ts';

/** Plate field with the code of each color. */
const COLORS: Partial<Record<PlateField, keyof StickerColors>> = { paint: 'exterior', trim: 'interior' };

/**
 * Builds a classic's data plate: the stamped text, and code by code. A code's meaning is printed if a source or the
 * person states it; otherwise the code is printed as entered.
 *
 * @returns null if no code was entered
 */
export function plateOf(
  { lines, codes }: SelectedPlate,
  colors: StickerColors | null,
  language: StickerLanguage,
): StickerPlate | null {
  const rows = PLATE_FIELDS.flatMap((field): StickerPlate['rows'] => {
    const place = COLORS[field];
    const color = (place && colors?.[place]) ?? null;
    const code = codes[field] ?? color?.code;
    if (!code) return [];
    const label = textOf(`plate.${field}`, language);
    // A color that a source lists under another code isn't the meaning of this one.
    const isMeant = color !== null && (color.code === null || color.code === code);
    if (isMeant) return [{ label, code, value: color.value, from: color.from, source: color.source }];
    return [{ label, code, value: textOf('plate.asEntered', language), from: 'entered', source: null }];
  });
  return rows.length > 0 || lines.length > 0 ? { lines, rows } : null;
}
