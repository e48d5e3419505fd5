import type { ChartPoint, OdometerChart } from '../view/report-view.ts';
import { placeLabels, type PlacedLabel } from './place-labels.ts';
import { valueTicks, yearTicks } from './ticks.ts';
import type { PlotSegment, PlotSize } from './place-labels.ts';

/** The chart to be drawn: from the upper left corner, y downward, in the unit of the size. */
export interface OdometerPlot {
  readonly points: readonly (Pick<ChartPoint, 'key' | 'series' | 'outOfLine'> & {
    readonly x: number;
    readonly y: number;
  })[];
  /** From reading to reading; a fall, and the lines to and from a slip, are to be drawn dashed. */
  readonly segments: readonly PlotSegment[];
  /** A mark at each first of January, and the year's number in the middle of its room; '' where there is no room for it. */
  readonly years: readonly { readonly x: number; readonly middle: number; readonly words: string }[];
  /** From zero upward. */
  readonly values: readonly { readonly y: number; readonly value: number }[];
  /** What is written beside points; the table beside the chart has them all. */
  readonly labels: readonly PlacedLabel[];
}

/** Room above the highest reading, as a share of it: its label stands there. */
const HEADROOM = 1.12;

/**
 * Lays out the readings of an odometer: years across, values from zero upward. Readings out of line, the latest and the
 * member's own get their values written beside them, in this order, where they run into nothing (report-and-sticker.md).
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
  // What is out of line is drawn last: no other mark of that day hides it.
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

/** A reading that stands out alone: the line goes on without it. */
const isSlip = ({ outOfLine, dropped }: Pick<ChartPoint, 'outOfLine' | 'dropped'>) => outOfLine && !dropped;

/** `2026-07-02` as 2026.5. */
function yearOf(day: string): number {
  const year = Number(day.slice(0, 4));
  const start = Date.UTC(year, 0, 1);
  return year + (Date.parse(day) - start) / (Date.UTC(year + 1, 0, 1) - start);
}
