import type { ReportEvent } from '../data/report-data.ts';
import { finding, type Rule } from './finding.ts';
import { daysAtMost, daysSure, surelyBefore } from './partial-date.ts';

/** A dealer's used car sells within about 50 days; after 90, ask why nobody took it. */
const LONG_DAYS = 90;
/** So many times that the price fell. */
const DROPS = 3;
/** Listings further apart belong to two times on offer. */
const BREAK_DAYS = 120;

/** Listings of one time on offer, and the sale that ended it. */
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

/** How often the price fell from one listing to the next, in the same currency. */
function dropsOf(listings: readonly ReportEvent[]): number {
  const prices = listings.flatMap(({ date, detail }) => (detail.price ? [{ date, ...detail.price }] : []));
  return prices.filter((price, place) => {
    const before = prices[place - 1];
    if (!before || !surelyBefore(before.date, price.date)) return false;
    return before.currency === price.currency && price.amount < before.amount;
  }).length;
}

/**
 * How long each time on offer lasted: from the first listing to the sale, or to the last listing where no sale is recorded.
 * A long time or several cuts of the price are a reason to ask, and room to bargain.
 */
export const daysOnMarket: Rule = ({ events }) =>
  offersOf(events).flatMap(({ listings, sale }) => {
    const records = sale ? [...listings, sale] : listings;
    const [fromDay, toDay] = [records[0]!.date, records.at(-1)!.date];
    // A single listing says that it was on offer, not for how long.
    if (records.length === 1) return [];
    const days = daysAtMost(fromDay, toDay);
    const drops = dropsOf(listings);
    const status = days >= LONG_DAYS || drops >= DROPS ? 'look' : 'ok';
    const sold = sale ? 'yes' : 'no record';
    return [finding('days-on-market', status, records, { days, fromDay, toDay, drops, sold })];
  });
