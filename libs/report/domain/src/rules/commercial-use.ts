import { titleBrand } from '../codes/title-brands.ts';
import type { ReportEvent } from '../data/report-data.ts';
import type { EventDetail } from '../events/history-event.ts';
import { finding, type Rule } from './finding.ts';
import { groupBy } from './group-by.ts';

type Use = NonNullable<EventDetail['use']>;

/** Private use, including a lease. */
const OWN_USE: ReadonlySet<Use> = new Set(['personal', 'lease']);

/** The use reported by an event, directly or by a title brand such as "prior taxi" (D.20: 17 to 20, 48). */
const useOf = ({ detail }: ReportEvent): Use | null =>
  detail.use ?? (detail.brand ? (titleBrand(detail.brand)?.use ?? null) : null);

/** Commercial use, one finding per use. Such cars have more miles and wear than their age suggests. */
export const commercialUse: Rule = ({ events }) => {
  const found = events.filter((event) => useOf(event) !== null);
  const working = groupBy(
    found.filter((event) => !OWN_USE.has(useOf(event)!)),
    (event) => useOf(event)!,
  );
  if (working.size > 0) {
    return [...working].map(([use, records]) =>
      finding('commercial-use', 'look', records, { use, day: records[0]!.date }),
    );
  }
  return found.length > 0 ? [finding('commercial-use', 'ok', found, { records: found.length })] : [];
};
