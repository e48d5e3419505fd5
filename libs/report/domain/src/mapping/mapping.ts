import * as v from 'valibot';
import { EVENT_KINDS, type EventKind } from '../events/history-event.ts';
import { SECTIONS } from '../events/sections.ts';
import { Columns, Condition, DetailFrom, Name, TextFrom, WhenFrom } from './mapping-parts.ts';

/** How the file is written; the last is for a file that mixes lines of both. */
export const MAPPING_ENCODINGS = ['utf-8', 'windows-1252', 'utf-8-or-windows-1252'] as const;

const kinds = Object.keys(EVENT_KINDS) as EventKind[];
const Unit = v.picklist(['mi', 'km', 'place']);

const EventFrom = v.strictObject({
  /** Tells the events of one line apart; needed where a line gives more than one. */
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
      /** `place`: kilometers in Canada and wherever else they are used, miles in the United States and where no place is said. */
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
      /** What the source says of the reading; counts without one, too. */
      code: v.optional(TextFrom),
      /** Values that the source writes where nobody read the odometer. */
      none: v.optional(v.array(v.string())),
    }),
  ),
  place: v.optional(
    v.strictObject({
      /** Where it is absent, the state or province says it. */
      country: v.optional(TextFrom),
      region: v.optional(TextFrom),
      city: v.optional(TextFrom),
    }),
  ),
  detail: v.optional(DetailFrom),
});
export type EventFrom = v.InferOutput<typeof EventFrom>;

/** What a mapping file says (docs/reference/history-events.md). */
export const MappingSchema = v.strictObject({
  /** For people: what file this maps, and what is to be known of it. */
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
    /** `refuse`: only whole VINs; the first characters of one, as some states publish them, are many cars' alike. */
    classic: v.optional(v.picklist(['refuse', 'keep'], 'is neither refuse nor keep'), 'keep'),
    wrong_check_digit: v.optional(v.picklist(['refuse', 'keep'], 'is neither refuse nor keep'), 'refuse'),
  }),
  record_id: v.union(
    [v.strictObject({ columns: Columns }), v.strictObject({ hash_of: Columns })],
    'is neither {"columns": […]} nor {"hash_of": […]}',
  ),
  /** Columns that a file may lack: it is then as if they were empty. */
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

/** A mapping as its file says it, before what it leaves out is filled in. */
export type MappingFile = v.InferInput<typeof MappingSchema>;
