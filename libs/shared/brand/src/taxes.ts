import * as v from 'valibot';
import { closedObject } from './closed-object.ts';

const NAME = 'a name of 1 to 20 characters, such as IVA';
const NameSchema = v.pipe(v.string(NAME), v.nonEmpty(NAME), v.maxLength(20, NAME));
const PERCENT = 'a percentage above 0, up to 100, with at most three decimals';
const DaySchema = v.pipe(v.string(), v.isoDate('a day such as 2026-01-01'));

/** A tax included in a brand's prices, by the buyer's location, from a given day on. */
const TaxSchema = v.pipe(
  closedObject({
    /** Two letters of ISO 3166-1; absent: everywhere else. */
    country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'two capital letters such as MX'))),
    /** The part of ISO 3166-2 after the hyphen; absent: the rest of the country. */
    state: v.optional(v.pipe(v.string(), v.regex(/^[A-Z0-9]{1,3}$/, 'a code such as CA'))),
    name: closedObject({ en: NameSchema, es: NameSchema }),
    percent: v.pipe(
      v.number(PERCENT),
      v.check((percent) => percent > 0 && percent <= 100 && Number.isInteger(thousandths(percent)), PERCENT),
    ),
    /** The first day, in UTC. */
    from: DaySchema,
    /** The first day it no longer applies; absent: no end. */
    until: v.optional(DaySchema),
  }),
  v.check(({ country, state }) => state === undefined || country !== undefined, 'a country for its state'),
  v.check(({ from, until }) => until === undefined || from < until, 'a begin before its end'),
);
export type Tax = v.InferOutput<typeof TaxSchema>;

/** A brand's taxes; for each place, one at a time. */
export const TaxesSchema = v.pipe(
  v.array(TaxSchema),
  v.maxLength(300, 'a list of at most 300 taxes'),
  v.check(
    (taxes) =>
      !taxes.some((one, at) => taxes.slice(at + 1).some((other) => isSamePlace(one, other) && doOverlap(one, other))),
    'one tax of a place at a time',
  ),
);

/** Thousandths of a percent, without floating-point noise. */
function thousandths(percent: number): number {
  const exact = percent * 1000;
  return Math.abs(exact - Math.round(exact)) < 1e-6 ? Math.round(exact) : exact;
}

const isSamePlace = (one: Tax, other: Tax) => one.country === other.country && one.state === other.state;
const doOverlap = (one: Tax, other: Tax) =>
  (one.until === undefined || other.from < one.until) && (other.until === undefined || one.from < other.until);

/** The buyer's location. */
interface TaxPlace {
  readonly country: string;
  readonly region: string | null;
}

/**
 * Returns the tax of a place at a given time: the state's, else the country's, else the one for everywhere; null if
 * there is none.
 */
export function taxAt(
  taxes: readonly Tax[],
  place: TaxPlace | null,
  at: Date,
): { readonly name: Tax['name']; /** Thousandths of a percent. */ readonly rate: number } | null {
  const day = at.toISOString().slice(0, 10);
  const valid = taxes.filter(({ from, until }) => from <= day && (until === undefined || day < until));
  const found =
    valid.find(({ country, state }) => country === place?.country && state !== undefined && state === place?.region) ??
    valid.find(({ country, state }) => country !== undefined && country === place?.country && state === undefined) ??
    valid.find(({ country }) => country === undefined);
  return found ? { name: found.name, rate: thousandths(found.percent) } : null;
}
