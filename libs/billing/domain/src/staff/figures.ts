import * as v from 'valibot';

/** How long a point of a figure's line is. */
export const FigureUnitSchema = v.picklist(['day', 'week', 'month']);
export type FigureUnit = v.InferOutput<typeof FigureUnitSchema>;

/** What a span of days brought. Money in minor units of the figures' currency. */
export const FigurePointSchema = v.object({
  /** Its first day, in UTC; a week begins on Monday. */
  at: v.string(),
  /** What was charged, without tax. */
  revenue: v.number(),
  /** Tax in what was charged, less what came back of it. */
  tax: v.number(),
  /** Orders that were paid, renewals too. */
  orders: v.number(),
  refunds: v.number(),
  /** Without tax. */
  refunded: v.number(),
  /** Purchases that were begun by pressing the button; no renewals. */
  begun: v.number(),
  /** Those of them that were paid, then or later. */
  bought: v.number(),
  subscriptions_begun: v.number(),
  subscriptions_ended: v.number(),
  /** Plans that were running at its end. */
  subscriptions: v.number(),
});
export type FigurePoint = v.InferOutput<typeof FigurePointSchema>;

/** Subscriptions that began in one month. */
export const CohortSchema = v.object({
  /** The month's first day, in UTC. */
  month: v.string(),
  begun: v.number(),
  /**
   * How many were still running a month after they had begun, two months after, and so on; null where not all of them
   * are that old yet.
   */
  kept: v.array(v.nullable(v.number())),
});
export type Cohort = v.InferOutput<typeof CohortSchema>;

/** Whole spans of a unit from a day on to another: the first day of each. @param from `2026-11-22` */
export function spansOf(from: string, to: string, unit: FigureUnit): string[] {
  const spans: string[] = [];
  for (
    let day = spanOf(from, unit);
    day <= to;
    day = spanOf(addDays(day, unit === 'month' ? 31 : unit === 'week' ? 7 : 1), unit)
  )
    spans.push(day);
  return spans;
}

/** The first day of the span that a day is in. */
export function spanOf(day: string, unit: FigureUnit): string {
  if (unit === 'month') return `${day.slice(0, 7)}-01`;
  if (unit === 'day') return day;
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -weekday);
}

/** The day so many days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
