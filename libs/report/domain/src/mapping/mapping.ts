import * as v from 'valibot';
import { EVENT_KINDS, type EventKind } from '../events/history-event.ts';
import { SECTIONS } from '../events/sections.ts';
import { Columns, Condition, DetailFrom, Name, TextFrom, WhenFrom } from './mapping-parts.ts';

/** Text encoding of the file; the last one is for files that mix both. */
export const MAPPING_ENCODINGS = ['utf-8', 'windows-1252', 'utf-8-or-windows-1252'] as const;

const kinds = Object.keys(EVENT_KINDS) as EventKind[];
const Unit = v.picklist(['mi', 'km', 'place']);

const EventFrom = v.strictObject({
  /** Distinguishes the events of a line; required if there are several. */
  name: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,20}$/, 'is not 1 to 20 of a–z, 0–9 and -'))),
  when: v.optional(Condition),
  kind: v.union(
    [v.picklist(kinds), v.strictObject({ column: Name, values: v.optional(v.record(v.string(), v.picklist(kinds))) })],
    `is neither {"column": …} nor one of ${kinds.join(', ')}`,
  ),
  date: WhenFrom,
  odometer: v.optional(
    v.strictObject({
      column: Name,
      /**
       * `place`: kilometers in Canada and other metric countries, miles in the United States and without a location.
       */
      unit: v.union(
        [
          Unit,
          v.strictObject({
            column: Name,
            values: v.record(v.string(), v.picklist(['mi', 'km'])),
            otherwise: v.optional(Unit),
          }),
        ],
        'is neither mi, km, place nor {"column": …, "values": …}',
      ),
      /** Odometer code; used even without a reading. */
      code: v.optional(TextFrom),
      /** Values that mean there was no reading. */
      none: v.optional(v.array(v.string())),
    }),
  ),
  place: v.optional(
    v.strictObject({
      /** If absent, derived from the state or province. */
      country: v.optional(TextFrom),
      region: v.optional(TextFrom),
      city: v.optional(TextFrom),
    }),
  ),
  detail: v.optional(DetailFrom),
});
export type EventFrom = v.InferOutput<typeof EventFrom>;

/** Schema of a mapping file (docs/reference/history-events.md). */
export const MappingSchema = v.strictObject({
  /** Description for people: which file this maps and what to know about it. */
  about: v.optional(v.string()),
  source: v.optional(v.union([Name, v.strictObject({ column: Name })], 'is neither a name nor {"column": …}')),
  covers: v.optional(
    v.pipe(v.array(v.picklist(SECTIONS, `has a section that is not one of ${SECTIONS.join(', ')}`)), v.minLength(1)),
  ),
  as_of: v.optional(v.pipe(v.string(), v.isoDate('is no day, YYYY-MM-DD'))),
  sample: v.optional(v.boolean(), false),
  confidence: v.optional(v.picklist(['reported', 'unverified']), 'reported'),
  encoding: v.optional(v.picklist(MAPPING_ENCODINGS, `is not one of ${MAPPING_ENCODINGS.join(', ')}`), 'utf-8'),
  vin: v.strictObject({
    column: Name,
    /** `refuse`: full VINs only. Partial VINs, as published by some states, are shared by many cars. */
    classic: v.optional(v.picklist(['refuse', 'keep'], 'is neither refuse nor keep'), 'keep'),
    wrong_check_digit: v.optional(v.picklist(['refuse', 'keep'], 'is neither refuse nor keep'), 'refuse'),
  }),
  record_id: v.union(
    [v.strictObject({ columns: Columns }), v.strictObject({ hash_of: Columns })],
    'is neither {"columns": […]} nor {"hash_of": […]}',
  ),
  /** Columns that may be missing from the file and are then treated as empty. */
  optional: v.optional(v.array(Name), () => []),
  events: v.pipe(
    v.array(EventFrom),
    v.minLength(1, 'maps nothing: it names no event'),
    v.check(
      (events) => events.length === 1 || new Set(events.map(({ name }) => name ?? '')).size === events.length,
      'gives more than one event, so that each needs a name of its own',
    ),
  ),
});
export type Mapping = v.InferOutput<typeof MappingSchema>;

/** A mapping file before defaults are filled in. */
export type MappingFile = v.InferInput<typeof MappingSchema>;
