import * as v from 'valibot';
import { NameField, OptionalNameField, OptionalVinField, YearField } from './sticker-fields.ts';

/** Base64 of UTF-8 JSON (spec §7); the handler validates the content. */
const base64 = v.optional(v.pipe(v.string(), v.maxLength(400_000), v.regex(/^[A-Za-z0-9+/]*={0,2}$/)), '');

/** A member's confirmed choices in the encodings of spec §7. */
export const ConfirmedSchema = v.strictObject({
  /** Spaces as hyphens; empty if the vehicle is named by year, make, and model. */
  vin: OptionalVinField,
  year: YearField,
  /** Upper case. */
  make: NameField,
  /** Upper case. */
  model: NameField,
  style: OptionalNameField,
  trim: OptionalNameField,
  /** Base64 of `SelectedColors` as JSON. */
  colors: base64,
  /** Base64 of `SelectedPackages` as JSON. */
  packages: base64,
  /** Base64 of `SelectedPlate` as JSON: entries from a classic's plates and tags. */
  plate: base64,
  /** '1' creates the next version if the member already has the sticker; '0' returns the existing one. */
  regenerate: v.optional(v.picklist(['0', '1']), '1'),
  /**
   * Number of the member's newest version; empty for none. The next version is for the same vehicle and free, and
   * fields that name a vehicle are ignored.
   */
  sticker_id: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
  /** Whether the color comes from the build sheet (spec §5: always before 1999). */
  buildsheet_color: v.optional(v.picklist(['yes', 'no']), 'no'),
});
