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

/** A color comes from the build sheet before this model year, whatever was asked (spec §5, §9). */
export const BUILD_SHEET_UNTIL = 1999;

/** What a member confirmed in the selection step. */
export interface ConfirmedSelection {
  /** As it was typed; '' for a vehicle by year, make and model. */
  readonly vin: string;
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly style?: string;
  readonly trim?: string;
  readonly colors: SelectedColors;
  readonly packages: SelectedPackages;
  /** What is read off a classic's plates and tags. */
  readonly plate?: SelectedPlate;
  /** False gives the sticker that exists instead of its next version. */
  readonly regenerate?: boolean;
  /** Number of the sticker whose next version it is; absent for a new one. */
  readonly sticker?: string | undefined;
  /** Whether the color is taken from the build sheet. */
  readonly buildSheetColor?: boolean;
}

/** The fields of `confirm-sticker` and `confirm-year-restricted-sticker` in the exact encodings of spec §7. */
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

/** `colors` of the confirmation; null when it is not what spec §7 says. '' chooses none. */
export function readColors(base64: string): SelectedColors | null {
  return read(base64, SelectedColorsSchema, '{}');
}

/** `packages` of the confirmation; null when it is not what spec §7 says, or more than `MOST_ITEMS`. '' chooses none. */
export function readPackages(base64: string): SelectedPackages | null {
  return read(base64, SelectedPackagesSchema, '[]');
}

/** `plate` of the confirmation; null when it is no plate. '' is one of which nothing was read. */
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

/** What the text encodes; undefined where it is no base64 of UTF-8 JSON. */
function fromBase64(base64: string, none: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes) || none);
  } catch {
    return undefined;
  }
}
