import { ODOMETER_CODES, type OdometerMeaning } from '../codes/odometer-codes.ts';
import type { ReportEvent } from '../data/report-data.ts';
import type { EventKind } from '../events/history-event.ts';
import { finding, type Rule } from './finding.ts';
import { groupBy } from './group-by.ts';
import { lastDay } from './partial-date.ts';
import { odometerCodeOf } from './readings.ts';

/**
 * Event kinds in which a state recorded the seller's declaration; anything else is only the word of a seller or storage
 * yard.
 */
const OF_A_STATE: ReadonlySet<EventKind> = new Set(['title', 'title-brand', 'registration', 'odometer-reading']);

/**
 * Odometer codes (D.20), with or without a reading: one finding per code, from its latest record. 69 and 70 mean that
 * the reading isn't the true mileage; 72 is ignored if a later 78 revokes it. "Actual" has the weight of a title only
 * on a title.
 */
export const odometerCodes: Rule = ({ events }) => {
  const byCode = groupBy(
    events.filter((event) => odometerCodeOf(event) !== null),
    (event) => odometerCodeOf(event)!,
  );
  const that = (means: OdometerMeaning) =>
    [...byCode].filter(([code]) => ODOMETER_CODES[code]?.means === means).sort(([a], [b]) => a.localeCompare(b));
  const said = (status: 'look' | 'alert') =>
    that(status).flatMap(([code, records]) => {
      const rectified = code === '72' && (byCode.get('78') ?? []).some(({ date }) => date >= records.at(-1)!.date);
      return rectified ? [] : [finding('odometer-codes', status, records, { code, day: records.at(-1)!.date })];
    });
  const findings = [...said('alert'), ...said('look')];
  if (findings.length > 0) return findings;
  const actual = that('actual').flatMap(([, records]) => records);
  const declared = actual.filter(({ kind }) => OF_A_STATE.has(kind));
  if (declared.length > 0) return [finding('odometer-codes', 'ok', declared, { readings: declared.length })];
  return actual.length > 0 ? [finding('odometer-called-actual', 'ok', actual, { readings: actual.length })] : [];
};

/** Model years from which a car is exempt after 20 years instead of 10 (49 CFR 580.17(a)(3)). */
const TWENTY_FROM = 2011;

/** Number of calendar years after which titles of a model year need no mileage. */
const exemptAfter = (year: number) => (year >= TWENTY_FROM ? 20 : 10);

const isOldEnough = ({ date }: ReportEvent, year: number) =>
  new Date(lastDay(date) * 86_400_000).getUTCFullYear() - year >= exemptAfter(year);

/**
 * Records exempt from mileage disclosure (71). No one vouches for the reading, so other rules ignore it. Normal for an
 * old car (49 CFR 580.17), worth asking about for a newer one.
 */
export const odometerExempt: Rule = ({ events, year }) => {
  const exempt = events.filter((event) => odometerCodeOf(event) === '71');
  const [first] = exempt;
  if (!first) return [];
  const early = year === null ? first : exempt.find((event) => !isOldEnough(event, year));
  if (year === null || early) return [finding('odometer-exempt', 'look', exempt, { day: (early ?? first).date })];
  return [finding('odometer-exempt', 'ok', exempt, { day: first.date, years: exemptAfter(year) })];
};
