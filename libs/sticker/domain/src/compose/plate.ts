import { PLATE_FIELDS, type PlateField, type SelectedPlate } from '../selection.ts';
import type { StickerColors, StickerPlate } from '../sticker-blocks.ts';
import type { StickerLanguage } from '../sticker-values.ts';
import { textOf } from '../texts.ts';

/** The field of a plate whose code is a color's. */
const COLORS: Partial<Record<PlateField, keyof StickerColors>> = { paint: 'exterior', trim: 'interior' };

/**
 * A classic's data plate: as it is stamped, and code by code. What a code means is told where a source or a person says it;
 * any other is printed as it was entered.
 *
 * @returns null where nobody stated a code
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
    // A color that a source gives another code is not what this code means.
    const isMeant = color !== null && (color.code === null || color.code === code);
    if (isMeant) return [{ label, code, value: color.value, from: color.from, source: color.source }];
    return [{ label, code, value: textOf('plate.asEntered', language), from: 'entered', source: null }];
  });
  return rows.length > 0 || lines.length > 0 ? { lines, rows } : null;
}
