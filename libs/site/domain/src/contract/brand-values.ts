import { MOST_DOMAINS } from '@vinlore/brand';
import * as v from 'valibot';
import { VALUE_LENGTH } from '../overlay/fields.ts';

/** A value of a brand: most are texts; `sticker_years` is a range or `every`, `domains` a list. */
export const SiteValueSchema = v.union([
  v.pipe(v.string(), v.maxLength(VALUE_LENGTH)),
  v.number(),
  v.boolean(),
  v.strictObject({ from: v.number(), to: v.number() }),
  v.pipe(v.array(v.pipe(v.string(), v.maxLength(253))), v.maxLength(MOST_DOMAINS)),
]);
export type SiteValue = v.InferOutput<typeof SiteValueSchema>;

/** A key of a brand, and where its value comes from. */
const SiteFieldSchema = v.object({
  key: v.string(),
  /** What counts now. */
  value: SiteValueSchema,
  /** What the brand's file says. */
  file: SiteValueSchema,
  /** What staff gave it; null where the file's counts. */
  own: v.nullable(SiteValueSchema),
  /** Which change was the last one; 0 where there was none. A change of the key names it. */
  version: v.number(),
  /** When and by whom; null where nobody changed it. A name of null is a job's, or of an account that is gone. */
  changed: v.nullable(v.object({ at: v.string(), by: v.nullable(v.string()) })),
  /** What somebody asked for and a second owner has not approved yet, in words; null where nothing waits. */
  waiting: v.nullable(v.object({ value: v.string(), by: v.nullable(v.string()) })),
  /** Why `own` does not count: after a deploy it does not fit any more. */
  ignored: v.nullable(v.string()),
});
export type SiteField = v.InferOutput<typeof SiteFieldSchema>;

/** All that staff may change of a brand. */
export const SiteStateSchema = v.object({
  /** How often the brand was changed. */
  version: v.number(),
  fields: v.array(SiteFieldSchema),
  /** Changes that wait for their moment, the next one first, and those of late that could not be kept. */
  planned: v.array(
    v.object({
      id: v.string(),
      at: v.string(),
      /** Who planned it; null for an account that is gone. */
      by: v.nullable(v.string()),
      /** Values by key; null: the file's. */
      values: v.record(v.string(), v.unknown()),
      /** `overtaken`: somebody changed one of the keys since; `refused`: a value could not stand any more. */
      ended: v.nullable(v.picklist(['overtaken', 'refused'])),
    }),
  ),
  /** The email that passes the members' gate; null: none is set, so the gate cannot be switched on. */
  gate_email: v.nullable(v.string()),
});
export type SitePlanned = SiteState['planned'][number];
export type SiteState = v.InferOutput<typeof SiteStateSchema>;

/** What a refused change carries, as `data` of its answer. */
export const SiteRefusedSchema = v.object({
  /** 422: what is wrong, by key. */
  faults: v.optional(v.array(v.object({ key: v.string(), why: v.string() }))),
  /** 409: what somebody else made of the same keys. */
  theirs: v.optional(v.array(SiteFieldSchema)),
});
