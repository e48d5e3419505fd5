import type { Series } from '@vinlore/desk-ui';
import type { DataOf } from '@vinlore/contract';
import type { ratingContract } from '@vinlore/feedback-domain';

/** How satisfied members are, week by week, as the server tells. */
export type Trends = DataOf<typeof ratingContract.staffFeedbackTrends>;

type Week = Trends['brands'][number]['weeks'][number];
export type ReportType = Week['report_type'];

/** The sums of one line in one week. */
interface Sum {
  readonly count: number;
  readonly total: number;
  readonly low: number;
}

/** What a chart shows of a week; null where there is nothing to tell. */
export type Figure = 'mean' | 'count' | 'low';

const NOTHING: Sum = { count: 0, total: 0, low: 0 };

const add = (sum: Sum, { count, mean, low }: Week): Sum => ({
  count: sum.count + count,
  total: sum.total + mean * count,
  low: sum.low + low,
});

function figureOf({ count, total, low }: Sum, figure: Figure): number | null {
  if (figure === 'count') return count;
  // Of nobody there is no mean and no share.
  if (count === 0) return null;
  return figure === 'mean' ? total / count : low / count;
}

/** One line of a chart: which weeks it sums up. */
export interface Line {
  readonly name: string;
  readonly weeks: readonly Week[];
}

/** Lines for each type of document of one brand. @param words what a type is called */
export function linesByType(brand: Trends['brands'][number], words: Readonly<Record<ReportType, string>>): Line[] {
  return (['report', 'sticker'] as const).map((type) => ({
    name: words[type],
    weeks: brand.weeks.filter(({ report_type }) => report_type === type),
  }));
}

/** Lines for each brand, all types together. */
export const linesByBrand = ({ brands }: Trends): Line[] => brands.map(({ name, weeks }) => ({ name, weeks }));

/** A figure of lines in each week, as a chart takes it. */
export function seriesOf(lines: readonly Line[], mondays: readonly string[], figure: Figure): Series[] {
  return lines.map(({ name, weeks }) => ({
    name,
    points: mondays.map((at) => ({
      at,
      value: figureOf(weeks.filter(({ week }) => week === at).reduce(add, NOTHING), figure),
    })),
  }));
}
