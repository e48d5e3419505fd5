import type { ReportEvent } from '../data/report-data.ts';
import { finding, type Rule } from './finding.ts';
import { daysSure } from './partial-date.ts';

const YEAR_DAYS = 365;

/** Returns the longest run of auctions within a year of the first. */
function busiestYear(auctions: readonly ReportEvent[]): readonly ReportEvent[] {
  let best: readonly ReportEvent[] = [];
  let start = 0;
  auctions.forEach((auction, end) => {
    while (daysSure(auctions[start]!.date, auction.date) > YEAR_DAYS) start++;
    if (end + 1 - start > best.length) best = auctions.slice(start, end + 1);
  });
  return best;
}

const figuresOf = (auctions: readonly ReportEvent[]) => ({
  auctions: auctions.length,
  priced: auctions.filter(({ detail }) => detail.price).length,
  fromDay: auctions[0]!.date,
  toDay: auctions.at(-1)!.date,
});

/** Auctions. One is normal dealer business; several within a year mean that a buyer didn't keep the car. */
export const auctions: Rule = ({ events }) => {
  const all = events.filter(({ kind }) => kind === 'auction');
  if (all.length === 0) return [];
  const busy = busiestYear(all);
  return busy.length > 1
    ? [finding('auctions', 'look', busy, figuresOf(busy))]
    : [finding('auctions', 'ok', all, figuresOf(all))];
};
