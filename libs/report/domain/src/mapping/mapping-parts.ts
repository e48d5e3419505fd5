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

/** A column, or several of which the first with a value is used. */
const ColumnFrom = v.union([Name, Columns], 'is neither a column nor a list of columns');
export type ColumnFrom = v.InferOutput<typeof ColumnFrom>;

/** A fixed value, or a column with an optional value mapping. */
export const TextFrom = v.union(
  [
    v.string(),
    v.strictObject({
      column: ColumnFrom,
      /** Value mapping, case-insensitive; a value mapped to `""` counts as empty. */
      values: v.optional(v.record(v.string(), v.string())),
      /**
       * For values not in `values` or without an equivalent in the model: `show` the source's wording (default) ·
       * `refuse` the line · `skip` the value · `keep` it unchanged.
       */
      unknown: v.optional(v.picklist(['show', 'refuse', 'skip', 'keep'])),
      /** Values to treat as empty (text, such as `1`). */
      none: v.optional(v.array(v.string())),
      /** Default if the column is empty. */
      otherwise: v.optional(v.string()),
      /** `title`: capitalize each word. */
      case: v.optional(v.picklist(['title'])),
    }),
  ],
  'is neither a text nor {"column": …}',
);
export type TextFrom = v.InferOutput<typeof TextFrom>;

/** A list: each part adds its values, such as columns for primary and secondary damage. */
const ListFrom = v.union([TextFrom, v.pipe(v.array(TextFrom), v.minLength(1))], 'is no text, column or list of them');
export type ListFrom = v.InferOutput<typeof ListFrom>;

export const MoneyFrom = v.strictObject({
  column: ColumnFrom,
  /** A fixed currency, a currency column, or the currency of the location: US dollars, or Canadian ones in Canada. */
  currency: v.union(
    [
      v.pipe(v.string(), v.regex(/^([A-Z]{3}|place)$/)),
      v.strictObject({ column: Name, values: v.optional(v.record(v.string(), v.string())) }),
    ],
    'is no currency',
  ),
  /** Amounts to treat as empty, such as `0`. */
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
  /** Time zone for dates in UTC or Unix timestamps; IANA name, such as `America/Denver`. */
  zone: v.optional(v.pipe(v.string(), v.check(isZone, 'is no time zone'))),
  /** Dates to treat as empty, such as `0`. */
  none: v.optional(v.array(v.string())),
});
export type DateFrom = v.InferOutput<typeof DateFrom>;

/** When an event happened or was observed: a date column, or for inventory lists the file's "data through" date. */
export const WhenFrom = v.union(
  [
    v.strictObject({ ...DateFrom.entries, is: v.optional(TextFrom) }),
    v.strictObject({ as_of: v.literal(true), is: v.optional(TextFrom) }),
  ],
  'is neither {"column": …, "formats": […]} nor {"as_of": true}',
);
export type WhenFrom = v.InferOutput<typeof WhenFrom>;

/** Condition for an event: a column has a value, has one of the given values, or has none of them. */
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

/** Object schema with the same optional value for each key. */
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
