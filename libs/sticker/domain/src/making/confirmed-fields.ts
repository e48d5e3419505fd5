import type { InferInput } from 'valibot';
import * as v from 'valibot';
import type { ConfirmedSchema } from '../contract/confirmed-fields.ts';
import {
  type SelectedColors,
  SelectedColorsSchema,
  type SelectedPackages,
  SelectedPackagesSchema,
  type SelectedPlate,
  SelectedPlateSchema,
} from '../selection.ts';

/** Before this model year a color always comes from the build sheet (spec §5, §9). */
export const BUILD_SHEET_UNTIL = 1999;

/** A member's confirmed choices. */
export interface ConfirmedSelection {
  /** As typed; empty for a vehicle by year, make, and model. */
  readonly vin: string;
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly style?: string;
  readonly trim?: string;
  readonly colors: SelectedColors;
  readonly packages: SelectedPackages;
  /** Entries from a classic's plates and tags. */
  readonly plate?: SelectedPlate;
  /** False returns the existing sticker instead of creating its next version. */
  readonly regenerate?: boolean;
  /** Number of the sticker to create the next version of; absent for a new one. */
  readonly sticker?: string | undefined;
  /** Whether the color comes from the build sheet. */
  readonly buildSheetColor?: boolean;
}

/** Encodes the fields of `confirm-sticker` and `confirm-year-restricted-sticker` exactly as in spec §7. */
export function confirmedFields(selection: ConfirmedSelection): InferInput<typeof ConfirmedSchema> {
  const { vin, year, make, model, style = '', trim = '', colors, packages } = selection;
  const { plate, regenerate = true, sticker, buildSheetColor = false } = selection;
  return {
    vin: vin.trim().replace(/\s+/gu, '-'),
    year: String(year),
    make: make.toUpperCase(),
    model: model.toUpperCase(),
    style,
    trim,
    colors: toBase64(colors),
    packages: toBase64(packages),
    ...(plate && { plate: toBase64(plate) }),
    regenerate: regenerate ? '1' : '0',
    ...(sticker && { sticker_id: sticker }),
    buildsheet_color: buildSheetColor || year < BUILD_SHEET_UNTIL ? 'yes' : 'no',
  };
}

/** Decodes `colors` of the confirmation; null if it doesn't match spec §7. Empty means none chosen. */
export function readColors(base64: string): SelectedColors | null {
  return read(base64, SelectedColorsSchema, '{}');
}

/**
 * Decodes `packages` of the confirmation; null if it doesn't match spec §7 or has more than `MOST_ITEMS`. Empty means
 * none chosen.
 */
export function readPackages(base64: string): SelectedPackages | null {
  return read(base64, SelectedPackagesSchema, '[]');
}

/** Decodes `plate` of the confirmation; null if invalid. Empty means nothing was entered. */
export function readPlate(base64: string): SelectedPlate | null {
  return read(base64, SelectedPlateSchema, '{}');
}

function toBase64(value: unknown): string {
  let bytes = '';
  for (const byte of new TextEncoder().encode(JSON.stringify(value))) bytes += String.fromCharCode(byte);
  return btoa(bytes);
}

function read<Schema extends v.GenericSchema>(base64: string, schema: Schema, none: string) {
  const found = v.safeParse(schema, fromBase64(base64, none));
  return found.success ? found.output : null;
}

/** Decodes base64 of UTF-8 JSON; undefined if invalid. */
function fromBase64(base64: string, none: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes) || none);
  } catch {
    return undefined;
  }
}
