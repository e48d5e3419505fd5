import type { Series } from '@vinlore/desk-ui';
import type { DataOf } from '@vinlore/contract';
import type { ratingContract } from '@vinlore/feedback-domain';

/** Weekly satisfaction, as returned by the server. */
export type Trends = DataOf<typeof ratingContract.staffFeedbackTrends>;

type Week = Trends['brands'][number]['weeks'][number];
export type ReportType = Week['report_type'];

/** Totals of one series in one week. */
interface Sum {
  readonly count: number;
  readonly total: number;
  readonly low: number;
}

/** A data point; null if there is no data. */
export type Figure = 'mean' | 'count' | 'low';

const NOTHING: Sum = { count: 0, total: 0, low: 0 };

const add = (sum: Sum, { count, mean, low }: Week): Sum => ({
  count: sum.count + count,
  total: sum.total + mean * count,
  low: sum.low + low,
});

function figureOf({ count, total, low }: Sum, figure: Figure): number | null {
  if (figure === 'count') return count;
  // No responses: no average and no share.
  if (count === 0) return null;
  return figure === 'mean' ? total / count : low / count;
}

/** A series of a chart: the totals it aggregates. */
export interface Line {
  readonly name: string;
  readonly weeks: readonly Week[];
}

/** Returns a series per document type of one brand. @param words labels of the types */
export function linesByType(brand: Trends['brands'][number], words: Readonly<Record<ReportType, string>>): Line[] {
  return (['report', 'sticker'] as const).map((type) => ({
    name: words[type],
    weeks: brand.weeks.filter(({ report_type }) => report_type === type),
  }));
}

/** Returns a series per brand, all types combined. */
export const linesByBrand = ({ brands }: Trends): Line[] => brands.map(({ name, weeks }) => ({ name, weeks }));

/** Returns a metric of each series by week, as a chart takes it. */
export function seriesOf(lines: readonly Line[], mondays: readonly string[], figure: Figure): Series[] {
  return lines.map(({ name, weeks }) => ({
    name,
    points: mondays.map((at) => ({
      at,
      value: figureOf(weeks.filter(({ week }) => week === at).reduce(add, NOTHING), figure),
    })),
  }));
}
