import type { ChartPoint, OdometerChart } from '../view/report-view.ts';
import { placeLabels, type PlacedLabel } from './place-labels.ts';
import { valueTicks, yearTicks } from './ticks.ts';
import type { PlotSegment, PlotSize } from './place-labels.ts';

/** Layout of the chart: origin in the upper left, y downward, in the unit of the given size. */
export interface OdometerPlot {
  readonly points: readonly (Pick<ChartPoint, 'key' | 'series' | 'outOfLine'> & {
    readonly x: number;
    readonly y: number;
  })[];
  /** Lines between readings; drops and lines to and from an inconsistent reading are dashed. */
  readonly segments: readonly PlotSegment[];
  /** A tick on each January 1, with the year centered in its space; '' if it doesn't fit. */
  readonly years: readonly { readonly x: number; readonly middle: number; readonly words: string }[];
  /** From zero upward. */
  readonly values: readonly { readonly y: number; readonly value: number }[];
  /** Labels next to points; the table has all values. */
  readonly labels: readonly PlacedLabel[];
}

/** Space above the highest reading for its label, as a share of the reading. */
const HEADROOM = 1.12;

/**
 * Lays out an odometer chart: years across, values from zero upward. Inconsistent readings, the latest one, and the
 * member's own are labeled in this order, if they fit (report-and-sticker.md).
 */
export function plotOdometer(chart: OdometerChart, size: PlotSize): OdometerPlot {
  const days = chart.points.map(({ day }) => yearOf(day));
  const first = Math.floor(Math.min(...days));
  const last = Math.floor(Math.max(...days)) + 1;
  const highest = Math.max(1, ...chart.points.map(({ value }) => value)) * HEADROOM;
  const across = (year: number) => ((year - first) / (last - first)) * size.width;
  const up = (value: number) => size.height - (value / highest) * size.height;

  const points = chart.points
    .map(({ key, series, outOfLine, dropped, value, words }, i) => ({
      key,
      series,
      outOfLine,
      dropped,
      x: across(days[i]!),
      y: up(value),
      words,
    }))
    .sort((a, b) => a.x - b.x);
  const segments = points.slice(1).map((to, i): PlotSegment => {
    const from = points[i]!;
    return { from: [from.x, from.y], to: [to.x, to.y], dashed: to.dropped || isSlip(from) || isSlip(to) };
  });
  // Inconsistent readings are drawn last, on top of other markers of the day.
  const inPaintingOrder = points.toSorted((a, b) => Number(a.outOfLine) - Number(b.outOfLine));
  const latest = points.at(-1);
  const labeled = [
    ...points.filter(({ outOfLine }) => outOfLine),
    ...points.filter((point) => !point.outOfLine && (point === latest || point.series === 'entered')).reverse(),
  ];
  return {
    points: inPaintingOrder.map(({ words: _words, dropped: _dropped, ...point }) => point),
    segments,
    years: yearTicks({ first, last, width: size.width, room: 6 * size.letter }).map(({ year, words }) => ({
      x: across(year),
      middle: across(year + 0.5),
      words,
    })),
    values: valueTicks(highest).map((value) => ({ y: up(value), value })),
    labels: placeLabels(labeled, { points, segments, size }),
  };
}

/** A reading inconsistent with both neighbors; the line continues without it. */
const isSlip = ({ outOfLine, dropped }: Pick<ChartPoint, 'outOfLine' | 'dropped'>) => outOfLine && !dropped;

/** `2026-07-02` as 2026.5. */
function yearOf(day: string): number {
  const year = Number(day.slice(0, 4));
  const start = Date.UTC(year, 0, 1);
  return year + (Date.parse(day) - start) / (Date.UTC(year + 1, 0, 1) - start);
}
