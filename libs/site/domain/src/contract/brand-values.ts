import { MOST_DOMAINS } from '@vinlore/brand';
import * as v from 'valibot';
import { VALUE_LENGTH } from '../overlay/fields.ts';

/** A value of a brand: mostly strings; `sticker_years` is a range or `every`, `domains` a list. */
export const SiteValueSchema = v.union([
  v.pipe(v.string(), v.maxLength(VALUE_LENGTH)),
  v.number(),
  v.boolean(),
  v.strictObject({ from: v.number(), to: v.number() }),
  v.pipe(v.array(v.pipe(v.string(), v.maxLength(253))), v.maxLength(MOST_DOMAINS)),
]);
export type SiteValue = v.InferOutput<typeof SiteValueSchema>;

/** A key of a brand with its value and origin. */
const SiteFieldSchema = v.object({
  key: v.string(),
  /** The effective value. */
  value: SiteValueSchema,
  /** The value in the brand's file. */
  file: SiteValueSchema,
  /** The value set by staff; null if the file's applies. */
  own: v.nullable(SiteValueSchema),
  /** Version of the last change; 0 if there was none. Changes to the key must send it. */
  version: v.number(),
  /** When and by whom it was changed; null if it wasn't. A null name is a job's or a deleted account's. */
  changed: v.nullable(v.object({ at: v.string(), by: v.nullable(v.string()) })),
  /** A pending change awaiting a second owner's approval, as text; null if there is none. */
  waiting: v.nullable(v.object({ value: v.string(), by: v.nullable(v.string()) })),
  /** Why `own` isn't applied: it became invalid with a deploy. */
  ignored: v.nullable(v.string()),
});
export type SiteField = v.InferOutput<typeof SiteFieldSchema>;

/** Everything staff may change about a brand. */
export const SiteStateSchema = v.object({
  /** Number of changes to the brand. */
  version: v.number(),
  fields: v.array(SiteFieldSchema),
  /** Pending scheduled changes, soonest first, and those that recently failed. */
  planned: v.array(
    v.object({
      id: v.string(),
      at: v.string(),
      /** Who scheduled it; null for a deleted account. */
      by: v.nullable(v.string()),
      /** Values by key; null for the file's. */
      values: v.record(v.string(), v.unknown()),
      /** `overtaken`: someone changed one of the keys since; `refused`: a value was no longer valid. */
      ended: v.nullable(v.picklist(['overtaken', 'refused'])),
    }),
  ),
  /** The email of the members' gate; null if none is set, so the gate can't be turned on. */
  gate_email: v.nullable(v.string()),
});
export type SitePlanned = SiteState['planned'][number];
export type SiteState = v.InferOutput<typeof SiteStateSchema>;

/** `data` of a rejected change. */
export const SiteRefusedSchema = v.object({
  /** 422: errors by key. */
  faults: v.optional(v.array(v.object({ key: v.string(), why: v.string() }))),
  /** 409: other people's changes to the same keys. */
  theirs: v.optional(v.array(SiteFieldSchema)),
});
