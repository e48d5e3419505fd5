import type { ReportData, ReportEvent } from '../data/report-data.ts';
import { type ComparableSales, FEWEST_CARS, type Market, type Prices, type Spread } from '../data/comparable-sales.ts';
import type { EventDetail, HistoryEvent } from '../events/history-event.ts';
import type { Section } from '../events/sections.ts';
import { DAYS_PER_YEAR, firstDay } from '../rules/partial-date.ts';
import { ABSURD_MILES, milesOf, readingsOf } from '../rules/readings.ts';

/** A sale of a comparable car. */
export interface ComparableSale {
  readonly vin: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly market: Market;
  readonly odometer: HistoryEvent['odometer'];
  /** Absent if the sale has no price. */
  readonly price?: EventDetail['price'];
  readonly source: string;
  readonly sample: boolean;
}

/** The odometer code for "actual mileage". */
const ACTUAL = '68';

/** Window in days before and after a date within which sales are comparable. */
const NEAR_DAYS = 183;

/** Window in days before the report for recent prices. */
const LATE_DAYS = Math.round(DAYS_PER_YEAR);

/**
 * What comparable cars have in common: VIN positions 1 to 8 (manufacturer, model, body, and engine) and 10 (model year;
 * 49 CFR 565.15).
 *
 * @returns null for a number in another format, and for a European VIN with positions 4 to 6 unused
 */
export const alikeOf = (vin: string): { readonly start: string; readonly year: string } | null =>
  /^[A-HJ-NPR-Z0-9]{3}(?!ZZZ)[A-HJ-NPR-Z0-9]{14}$/.test(vin) ? { start: vin.slice(0, 8), year: vin[9]! } : null;

const isDay = (date: string) => date.length === 10;

const distance = (sale: ComparableSale, day: string) => Math.abs(firstDay(sale.day) - firstDay(day));

/** Returns one sale per car: the one nearest to a date. */
function nearest<Sale extends ComparableSale>(sales: readonly Sale[], day: string): Sale[] {
  const best = new Map<string, Sale>();
  for (const sale of sales) {
    const known = best.get(sale.vin);
    if (!known || distance(sale, day) < distance(known, day)) best.set(sale.vin, sale);
  }
  return [...best.values()];
}

/** Returns the value below which a share of the values lies, by nearest rank, so it's always an actual value. */
const rank = (sorted: readonly number[], share: number) => sorted[Math.ceil(share * sorted.length) - 1]!;

const isEnough = ({ length }: { readonly length: number }) => length >= FEWEST_CARS;

/** @param values at least the minimum number */
function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  return { cars: sorted.length, low: rank(sorted, 0.25), middle: rank(sorted, 0.5), high: rank(sorted, 0.75) };
}

/** Mileage of a sale's reading; null if implausible or doubtful by its code. */
function milesAt({ odometer }: ComparableSale): number[] {
  if (odometer === null || odometer.value === 0 || (odometer.code !== null && odometer.code !== ACTUAL)) return [];
  const miles = milesOf(odometer);
  return miles < ABSURD_MILES ? [miles] : [];
}

/** A sale with a price in US dollars and a reading. */
interface Priced extends ComparableSale {
  readonly cents: number;
  readonly miles: number;
}

const pricedIn = (market: Market, sales: readonly ComparableSale[]): Priced[] =>
  sales.flatMap((sale) => {
    const [miles] = milesAt(sale);
    const { price } = sale;
    if (sale.market !== market || price?.currency !== 'USD' || miles === undefined) return [];
    return [{ ...sale, cents: price.amount, miles }];
  });

const pricesOf = (priced: readonly Priced[]): Prices => ({
  ...spreadOf(priced.map(({ cents }) => cents)),
  market: priced[0]!.market,
  miles: spreadOf(priced.map(({ miles }) => miles)).middle,
});

/** A reading no rule doubts, and its date: the member's own, or else the last one from a source. */
function lastReading({
  events,
  findings,
  mileage,
  madeAt,
}: Compared): { event: string; day: string; own: number } | null {
  // If there's a problem with the odometer, its readings don't show the true mileage.
  if (findings.some(({ section, status }) => section === 'odometer' && status !== 'ok')) return null;
  if (mileage !== null) return { event: 'entered', day: madeAt.slice(0, 10), own: mileage };
  const last = readingsOf(events).findLast(({ event }) => isDay(event.date));
  return last ? { event: last.event.key, day: last.event.date, own: last.miles } : null;
}

const MARKETS: Partial<Record<ReportEvent['kind'], Market>> = { auction: 'auction', sale: 'sale' };

/** The parts of a report used for the comparison. */
type Compared = Pick<ReportData, 'events' | 'findings' | 'mileage' | 'madeAt'>;

/** The vehicle's last sale with a price in US dollars. */
const lastSale = ({ events }: Compared) =>
  events.findLast(({ kind, date, detail }) => MARKETS[kind] && isDay(date) && detail.price?.currency === 'USD');

/**
 * Compares a vehicle with comparable cars that were sold: its mileage at that time, its price, and recent prices. Each
 * car counts once. Pure.
 *
 * @param sales of comparable cars (`alikeOf`), in any order; sales of the vehicle itself are ignored
 * @returns null if there are too few sales
 */
export function comparableSales(vin: string, told: Compared, sales: readonly ComparableSale[]): ComparableSales | null {
  const alike = alikeOf(vin);
  if (!alike) return null;
  const others = sales.filter((sale) => sale.vin !== vin);
  const near = <Sale extends ComparableSale>(of: readonly Sale[], day: string) =>
    nearest(
      of.filter((sale) => distance(sale, day) <= NEAR_DAYS),
      day,
    );
  const reading = lastReading(told);
  const read = others.filter((sale) => milesAt(sale).length > 0);
  const driven = reading ? near(read, reading.day) : [];
  const own = lastSale(told);
  const sold = own ? near(pricedIn(MARKETS[own.kind]!, others), own.date) : [];
  const today = told.madeAt.slice(0, 10);
  const isLate = ({ day }: ComparableSale) => day <= today && firstDay(today) - firstDay(day) <= LATE_DAYS;
  const late = (market: Market) => nearest(pricedIn(market, others.filter(isLate)), today);
  const lately = (['sale', 'auction'] as const).map(late).find(isEnough) ?? [];

  const used = [driven, sold, lately].filter(isEnough).flat();
  if (used.length === 0) return null;
  return {
    alike: `${alike.start}·${alike.year}`,
    sources: [...new Set(used.map(({ source }) => source))].sort(),
    sample: used.some(({ sample }) => sample),
    mileage: reading && isEnough(driven) ? { ...spreadOf(driven.flatMap(milesAt)), ...reading } : null,
    price:
      own && isEnough(sold)
        ? { ...pricesOf(sold), event: own.key, day: own.date, own: own.detail.price!.amount }
        : null,
    lately: isEnough(lately) ? pricesOf(lately) : null,
  };
}

/**
 * Removes comparisons that refer to hidden records.
 *
 * @param hides the hidden sections, and whether the entered mileage is hidden
 * @param keys the remaining records with their keys in the view
 */
export function comparableLeft(
  { mileage, price, lately, ...rest }: ComparableSales,
  hides: { readonly mileage: boolean; readonly hidden: ReadonlySet<Section> },
  keys: ReadonlyMap<string, string>,
): ComparableSales | null {
  const kept = <Part extends { readonly event: string }>(part: Part | null): Part | null => {
    const event = part && (part.event === 'entered' ? part.event : keys.get(part.event));
    return part && event ? { ...part, event } : null;
  };
  const isHidden = hides.hidden.has('odometer') || (hides.mileage && mileage?.event === 'entered');
  const hasMarket = !hides.hidden.has('market');
  const left = {
    mileage: isHidden ? null : kept(mileage),
    price: hasMarket ? kept(price) : null,
    lately: hasMarket ? lately : null,
  };
  return left.mileage || left.price || left.lately ? { ...rest, ...left } : null;
}
