import {
  DATE_FORMATS,
  type DateFormat,
  EVENT_KINDS,
  type EventDetail,
  type EventKind,
  SECTIONS,
} from '@vinlore/report-domain';
import { ENCODINGS } from '@vinlore/server-kit';
import * as v from 'valibot';

const Name = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'), v.maxLength(80, 'has more than 80 characters'));
const Columns = v.pipe(v.array(Name), v.minLength(1, 'names no column'));

/** The same text on every line, or a column of the file, whose values may stand for others. */
const TextFrom = v.union(
  [
    v.string(),
    v.strictObject({
      column: Name,
      /** What its values stand for; a value that is not named is a mistake of the line. */
      values: v.optional(v.record(v.string(), v.string())),
      /** Numbers (text, such as `1`) and words that are no value at all. */
      none: v.optional(v.array(v.string())),
      /** `title`: words begin with a capital. */
      case: v.optional(v.picklist(['title'])),
    }),
  ],
  'is neither a text nor {"column": …}',
);
export type TextFrom = v.InferOutput<typeof TextFrom>;

const MoneyFrom = v.strictObject({
  column: Name,
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'is no currency')),
});
export type MoneyFrom = v.InferOutput<typeof MoneyFrom>;

const kinds = Object.keys(EVENT_KINDS) as EventKind[];
const formats = Object.keys(DATE_FORMATS) as DateFormat[];

const MONEY = ['price', 'marketValue'] as const;
const TEXTS = [
  ...([
    'brand',
    'disposition',
    'exported',
    'entity',
    'severity',
    'impact',
    'airbags',
    'towed',
    'structural',
    'totalLoss',
  ] as const),
  ...([
    'use',
    'seller',
    'condition',
    'exterior',
    'interior',
    'trim',
    'body',
    'transmission',
    'result',
    'work',
    'note',
  ] as const),
] as const satisfies readonly (keyof EventDetail)[];

const DetailFrom = v.strictObject({
  ...(Object.fromEntries(TEXTS.map((key) => [key, v.optional(TextFrom)])) as Record<
    (typeof TEXTS)[number],
    v.OptionalSchema<typeof TextFrom, undefined>
  >),
  ...(Object.fromEntries(MONEY.map((key) => [key, v.optional(MoneyFrom)])) as Record<
    (typeof MONEY)[number],
    v.OptionalSchema<typeof MoneyFrom, undefined>
  >),
});

const EventFrom = v.strictObject({
  /** Tells the events of one line apart; needed where a line gives more than one. */
  name: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,20}$/, 'is not 1 to 20 of a–z, 0–9 and -'))),
  /** The event is there only where this column says something. */
  when: v.optional(Name),
  kind: v.union(
    [v.picklist(kinds), v.strictObject({ column: Name, values: v.optional(v.record(v.string(), v.picklist(kinds))) })],
    `is neither {"column": …} nor one of ${kinds.join(', ')}`,
  ),
  date: v.strictObject({
    column: Name,
    formats: v.pipe(
      v.array(v.picklist(formats, `has a format that is not one of ${formats.join(', ')}`)),
      v.minLength(1, 'names no format'),
    ),
  }),
  odometer: v.optional(
    v.strictObject({
      column: Name,
      unit: v.union(
        [
          v.picklist(['mi', 'km']),
          v.strictObject({ column: Name, values: v.record(v.string(), v.picklist(['mi', 'km'])) }),
        ],
        'is neither mi, km nor {"column": …, "values": …}',
      ),
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

/** What a mapping file says (docs/history-events.md). */
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
  encoding: v.optional(v.picklist(ENCODINGS, `is not one of ${ENCODINGS.join(', ')}`), 'utf-8'),
  vin: v.strictObject({
    column: Name,
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
