import type { Selectable } from 'kysely';
import type { SandboxTables } from './tables.ts';

/** The columns that determine a sandbox subscription's periods. */
type Periodic = Pick<Selectable<SandboxTables['sandbox_subscription']>, 'began_at' | 'interval' | 'periods_before'>;

/**
 * When the n-th period ends: on the day of the month on which the subscription began, or on the last day of a shorter
 * month.
 *
 * @param n number of the period over the subscription's lifetime, from 1
 */
export function periodEnd({ began_at, interval, periods_before: before }: Periodic, n: number): Date {
  const end = new Date(began_at);
  const months = end.getUTCMonth() + (n - before) * (interval === 'year' ? 12 : 1);
  // Day 0 of a month is the last day of the month before.
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), months + 1, 0)).getUTCDate();
  end.setUTCFullYear(end.getUTCFullYear(), months, Math.min(end.getUTCDate(), lastDay));
  return end;
}
