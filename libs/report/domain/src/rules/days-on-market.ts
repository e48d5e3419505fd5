import type { ReportEvent } from '../data/report-data.ts';
import { finding, type Rule } from './finding.ts';
import { daysAtMost, daysSure, surelyBefore } from './partial-date.ts';

/** Dealers sell a used car within about 50 days; after 90, it's worth asking why. */
const LONG_DAYS = 90;
/** Number of price drops worth asking about. */
const DROPS = 3;
/** Listings farther apart than this belong to separate periods. */
const BREAK_DAYS = 120;

/** Listings of one period on the market, and the sale that ended it. */
interface Offer {
  readonly listings: ReportEvent[];
  sale: ReportEvent | null;
}

function offersOf(events: readonly ReportEvent[]): Offer[] {
  const offers: Offer[] = [];
  for (const event of events) {
    const offer = offers.at(-1);
    const isOn = offer && !offer.sale && daysSure(offer.listings.at(-1)!.date, event.date) <= BREAK_DAYS;
    if (event.kind === 'listing') {
      if (isOn) offer.listings.push(event);
      else offers.push({ listings: [event], sale: null });
    } else if (event.kind === 'sale' && isOn) offer.sale = event;
  }
  return offers;
}

/** Number of price drops between listings in the same currency. */
function dropsOf(listings: readonly ReportEvent[]): number {
  const prices = listings.flatMap(({ date, detail }) => (detail.price ? [{ date, ...detail.price }] : []));
  return prices.filter((price, place) => {
    const before = prices[place - 1];
    if (!before || !surelyBefore(before.date, price.date)) return false;
    return before.currency === price.currency && price.amount < before.amount;
  }).length;
}

/**
 * Length of each period on the market: from the first listing to the sale, or to the last listing if no sale is
 * recorded. A long period or several price drops are worth asking about, and leave room to negotiate.
 */
export const daysOnMarket: Rule = ({ events }) =>
  offersOf(events).flatMap(({ listings, sale }) => {
    const records = sale ? [...listings, sale] : listings;
    const [fromDay, toDay] = [records[0]!.date, records.at(-1)!.date];
    // A single listing doesn't show how long the car was for sale.
    if (records.length === 1) return [];
    const days = daysAtMost(fromDay, toDay);
    const drops = dropsOf(listings);
    const status = days >= LONG_DAYS || drops >= DROPS ? 'look' : 'ok';
    const sold = sale ? 'yes' : 'no record';
    return [finding('days-on-market', status, records, { days, fromDay, toDay, drops, sold })];
  });
