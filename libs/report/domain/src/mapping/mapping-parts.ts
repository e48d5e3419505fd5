import * as v from 'valibot';
import type { EventDetail } from '../events/history-event.ts';
import { DATE_FORMATS, type DateFormat } from '../events/read-date.ts';

export const Name = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('is empty'),
  v.maxLength(80, 'has more than 80 characters'),
);
export const Columns = v.pipe(v.array(Name), v.minLength(1, 'names no column'));

/** A column of the file, or several of which the first that says something counts. */
const ColumnFrom = v.union([Name, Columns], 'is neither a column nor a list of columns');
export type ColumnFrom = v.InferOutput<typeof ColumnFrom>;

/** The same text on every line, or a column of the file, whose values may stand for others. */
export const TextFrom = v.union(
  [
    v.string(),
    v.strictObject({
      column: ColumnFrom,
      /** What its values stand for, in whatever case they are written; one that stands for `""` says nothing. */
      values: v.optional(v.record(v.string(), v.string())),
      /**
       * A value that `values` does not name, or for which the model has no word: `show` it in the source's words, the
       * default · `refuse` the line · `skip`: it says nothing · `keep`: it is read as it is.
       */
      unknown: v.optional(v.picklist(['show', 'refuse', 'skip', 'keep'])),
      /** Numbers (text, such as `1`) and words that are no value at all. */
      none: v.optional(v.array(v.string())),
      /** What stands where the column says nothing. */
      otherwise: v.optional(v.string()),
      /** `title`: words begin with a capital. */
      case: v.optional(v.picklist(['title'])),
    }),
  ],
  'is neither a text nor {"column": …}',
);
export type TextFrom = v.InferOutput<typeof TextFrom>;

/** A list: each part adds what it says, such as a column of primary and one of secondary damage. */
const ListFrom = v.union([TextFrom, v.pipe(v.array(TextFrom), v.minLength(1))], 'is no text, column or list of them');
export type ListFrom = v.InferOutput<typeof ListFrom>;

export const MoneyFrom = v.strictObject({
  column: ColumnFrom,
  /** A currency, one of a column, or that of the place: US dollars, in Canada Canadian ones. */
  currency: v.union(
    [
      v.pipe(v.string(), v.regex(/^([A-Z]{3}|place)$/)),
      v.strictObject({ column: Name, values: v.optional(v.record(v.string(), v.string())) }),
    ],
    'is no currency',
  ),
  /** Amounts that are no price at all, such as `0`. */
  none: v.optional(v.array(v.string())),
});
export type MoneyFrom = v.InferOutput<typeof MoneyFrom>;

const formats = Object.keys(DATE_FORMATS) as DateFormat[];
const Formats = v.pipe(
  v.array(v.picklist(formats, `has a format that is not one of ${formats.join(', ')}`)),
  v.minLength(1, 'names no format'),
);

const isZone = (zone: string) => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

export const DateFrom = v.strictObject({
  column: ColumnFrom,
  formats: Formats,
  /** Where the day is wanted of moments that are told in UTC or as a count of seconds; IANA name, such as `America/Denver`. */
  zone: v.optional(v.pipe(v.string(), v.check(isZone, 'is no time zone'))),
  /** Dates that are none, such as `0`. */
  none: v.optional(v.array(v.string())),
});
export type DateFrom = v.InferOutput<typeof DateFrom>;

/** When an event happened or was seen: a column's day, or for lists of stock the day up to which the file knows. */
export const WhenFrom = v.union(
  [
    v.strictObject({ ...DateFrom.entries, is: v.optional(TextFrom) }),
    v.strictObject({ as_of: v.literal(true), is: v.optional(TextFrom) }),
  ],
  'is neither {"column": …, "formats": […]} nor {"as_of": true}',
);
export type WhenFrom = v.InferOutput<typeof WhenFrom>;

/** An event is there only where a column says something, one of some values, or any other than some. */
export const Condition = v.union(
  [
    Name,
    v.strictObject({ column: Name, is: v.array(v.string()) }),
    v.strictObject({ column: Name, not: v.array(v.string()) }),
  ],
  'is neither a column, {"column": …, "is": […]} nor {"column": …, "not": […]}',
);
export type Condition = v.InferOutput<typeof Condition>;

const TEXTS = [
  ...([
    'brand',
    'disposition',
    'exported',
    'entity',
    'severity',
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
    'note',
  ] as const),
  ...(['odometerCode', 'lossType', 'paper', 'runs', 'lot', 'owners'] as const),
] as const satisfies readonly (keyof EventDetail)[];
const LISTS = ['impact', 'work', 'damage', 'claims'] as const satisfies readonly (keyof EventDetail)[];
const MONEY = ['price', 'marketValue', 'repairCost'] as const satisfies readonly (keyof EventDetail)[];

/** One schema for each of some keys, none of which has to be there. */
function optional<Key extends string, Schema extends v.GenericSchema>(keys: readonly Key[], schema: Schema) {
  return Object.fromEntries(keys.map((key) => [key, v.optional(schema)])) as Record<
    Key,
    v.OptionalSchema<Schema, undefined>
  >;
}

export const DetailFrom = v.strictObject({
  ...optional(TEXTS, TextFrom),
  ...optional(LISTS, ListFrom),
  ...optional(MONEY, MoneyFrom),
  until: v.optional(DateFrom),
});
export type DetailFrom = v.InferOutput<typeof DetailFrom>;
