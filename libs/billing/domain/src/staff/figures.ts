import * as v from 'valibot';

/** Length of a data point's span. */
export const FigureUnitSchema = v.picklist(['day', 'week', 'month']);
export type FigureUnit = v.InferOutput<typeof FigureUnitSchema>;

/** Figures for a span of days. Amounts in minor units of the figures' currency. */
export const FigurePointSchema = v.object({
  /** First day in UTC; weeks start on Monday. */
  at: v.string(),
  /** Amount charged, without tax. */
  revenue: v.number(),
  /** Tax charged, less tax refunded. */
  tax: v.number(),
  /** Paid orders, including renewals. */
  orders: v.number(),
  refunds: v.number(),
  /** Without tax. */
  refunded: v.number(),
  /** Purchases started by a buyer, without renewals. */
  begun: v.number(),
  /** How many of them were paid, at any time. */
  bought: v.number(),
  subscriptions_begun: v.number(),
  subscriptions_ended: v.number(),
  /** Plans running at the end of the span. */
  subscriptions: v.number(),
});
export type FigurePoint = v.InferOutput<typeof FigurePointSchema>;

/** Subscriptions that started in one month. */
export const CohortSchema = v.object({
  /** First day of the month, in UTC. */
  month: v.string(),
  begun: v.number(),
  /** How many were still running after one month, two months, and so on; null until all of them are that old. */
  kept: v.array(v.nullable(v.number())),
});
export type Cohort = v.InferOutput<typeof CohortSchema>;

/** Returns the first day of each span between two days. @param from `2026-11-22` */
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

/** Returns the first day of the span that contains a day. */
export function spanOf(day: string, unit: FigureUnit): string {
  if (unit === 'month') return `${day.slice(0, 7)}-01`;
  if (unit === 'day') return day;
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -weekday);
}

/** Returns the day a number of days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
