import { type BrandSeverity, titleBrand } from '../codes/title-brands.ts';
import type { ReportEvent } from '../data/report-data.ts';
import { finding, type Rule } from './finding.ts';
import { groupBy } from './group-by.ts';

const STATUS = { severe: 'alert', serious: 'look', informational: 'ok' } as const satisfies Record<
  BrandSeverity,
  string
>;
const RANK = { alert: 0, look: 1, ok: 2 } as const;

/** The brand reported by an event; null for none and for "clear" (00). */
export function brandOf({ detail }: ReportEvent): string | null {
  return detail.brand === undefined || detail.brand === '00' ? null : detail.brand;
}

/** The state of an event, '' if not reported. */
export const stateOf = ({ place }: ReportEvent): string => place?.region ?? '';

/**
 * Title brands, one finding per code with its first record, worst first (severity: see `TITLE_BRANDS`). An unknown code
 * is flagged, never ignored.
 */
export const titleBrands: Rule = ({ events }) => {
  const byCode = groupBy(
    events.filter((event) => brandOf(event) !== null),
    (event) => brandOf(event)!,
  );
  return [...byCode]
    .map(([code, records]) => {
      const status = STATUS[titleBrand(code)?.severity ?? 'serious'];
      const [first] = records;
      const figures = {
        code,
        day: first!.date,
        state: stateOf(first!),
        times: records.length,
        seen: isSeen(first!) ? 'yes' : 'no',
      };
      return finding('title-brand', status, records, figures);
    })
    .sort(
      (a, b) => RANK[a.status] - RANK[b.status] || String(a.figures['code']).localeCompare(String(b.figures['code'])),
    );
};

/** Whether an event's date is only a sighting: it happened on that day or earlier. */
export const isSeen = ({ dateIs }: ReportEvent): boolean => dateIs === 'seen';

/** Whether an event has a document other than a clear title, such as a salvage certificate or a bill of sale. */
const hasMarkedPaper = ({ detail }: ReportEvent) => detail.paper !== undefined && detail.paper !== 'clear';

/** There are titles, and neither they nor any other record have a brand. */
export const noTitleBrand: Rule = ({ events }) => {
  const titles = events.filter(({ kind }) => kind === 'title');
  if (titles.length === 0 || events.some((event) => brandOf(event) !== null || hasMarkedPaper(event))) return [];
  return [finding('no-title-brand', 'ok', titles, { titles: titles.length })];
};
