import * as v from 'valibot';
import { NameField, OptionalNameField, OptionalVinField, YearField } from './sticker-fields.ts';

/** Base64 of UTF-8 JSON, as spec §7 has it; what is inside is judged by the handler. */
const base64 = v.optional(v.pipe(v.string(), v.maxLength(400_000), v.regex(/^[A-Za-z0-9+/]*={0,2}$/)), '');

/** What a member confirmed in the selection step, in the encodings of spec §7. */
export const ConfirmedSchema = v.strictObject({
  /** Spaces as hyphens; '' where the vehicle was named by year, make and model. */
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
  /** Base64 of `SelectedPlate` as JSON: what is read off a classic's plates and tags. */
  plate: base64,
  /** '1' makes the next version where the member has the sticker; '0' gives that one. */
  regenerate: v.optional(v.picklist(['0', '1']), '1'),
  /**
   * Number of the newest version that the member has; '' : none. The next version is of that one's vehicle, free, and the
   * fields that name a vehicle are not read.
   */
  sticker_id: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
  /** Whether the color comes from the build sheet (spec §5: always before 1999). */
  buildsheet_color: v.optional(v.picklist(['yes', 'no']), 'no'),
});
