import type { Spread } from '../data/comparable-sales.ts';
import type { ReportData } from '../data/report-data.ts';
import type { Speaker } from '../words/speaker.ts';
import type { ComparedFigure } from './report-view.ts';

/** This vehicle's value compared with the middle half of the others. */
const standing = ({ low, high }: Spread, own: number) => (own < low ? 'low' : own > high ? 'high' : 'usual');

/** Margin at both ends of a scale, as a share of its range. */
const MARGIN = 0.15;

/** Positions of the values on a scale from 0 to 1. */
function scaleOf({ low, middle, high }: Spread, own: number | null): ComparedFigure['scale'] {
  const all = [low, high, ...(own === null ? [] : [own])];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const room = Math.max(1, most - least) * MARGIN;
  const at = (value: number) => (value - least + room) / (most - least + 2 * room);
  return { low: at(low), middle: at(middle), high: at(high), own: own === null ? null : at(own) };
}

type Say = (value: number) => string;

/** View of sales of comparable cars: each value as a sentence and a scale. */
export function comparableViews({ comparable }: ReportData, speaker: Speaker): ComparedFigure[] {
  if (!comparable) return [];
  const { mileage, price, lately, alike, sources, sample } = comparable;
  const { t, distance, of, on } = speaker;
  const dollars: Say = (cents) => speaker.money(Math.round(cents / 100) * 100, 'USD');
  const note = t('comparable.note', { alike, sources: speaker.list(sources) });
  const figure = (
    part: Spread & { readonly event?: string; readonly own?: number },
    say: Say,
    said: Pick<ComparedFigure, 'section' | 'title' | 'sentence'>,
  ): ComparedFigure => ({
    ...said,
    event: part.event ?? null,
    scale: scaleOf(part, part.own ?? null),
    low: say(part.low),
    high: say(part.high),
    own: part.own === undefined ? null : say(part.own),
    note,
    sample,
  });
  const half = (part: Spread, say: Say) => ({
    count: speaker.number(part.cars),
    low: say(part.low),
    middle: say(part.middle),
    high: say(part.high),
  });
  const figures: (ComparedFigure | null)[] = [
    mileage &&
      figure(mileage, distance, {
        section: 'odometer',
        title: t(`comparable.mileage.${standing(mileage, mileage.own)}`, { date_on: on(mileage.day) }),
        sentence: t('comparable.mileage', {
          ...half(mileage, distance),
          date_of: of(mileage.day),
          own: distance(mileage.own),
        }),
      }),
    price &&
      figure(price, dollars, {
        section: 'market',
        title: t(`comparable.price.${standing(price, price.own)}`, { date_on: on(price.day) }),
        sentence: t(`comparable.price.at.${price.market}`, {
          ...half(price, dollars),
          date_of: of(price.day),
          miles: distance(price.miles),
          own: dollars(price.own),
        }),
      }),
    lately &&
      figure(lately, dollars, {
        section: 'market',
        title: t('comparable.lately'),
        sentence: t(`comparable.lately.at.${lately.market}`, {
          ...half(lately, dollars),
          miles: distance(lately.miles),
        }),
      }),
  ];
  return figures.filter((each) => each !== null);
}
