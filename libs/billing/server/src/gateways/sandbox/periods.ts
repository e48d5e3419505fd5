import type { Selectable } from 'kysely';
import type { SandboxTables } from './tables.ts';

/** What decides a sandbox subscription's periods. */
type Periodic = Pick<Selectable<SandboxTables['sandbox_subscription']>, 'began_at' | 'interval' | 'periods_before'>;

/** When the n-th period ends: on the day of the month on which it began, or the month's last. @param n counts all its periods, from 1 */
export function periodEnd({ began_at, interval, periods_before: before }: Periodic, n: number): Date {
  const end = new Date(began_at);
  const months = end.getUTCMonth() + (n - before) * (interval === 'year' ? 12 : 1);
  // Day 0 of a month is the last of the one before.
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), months + 1, 0)).getUTCDate();
  end.setUTCFullYear(end.getUTCFullYear(), months, Math.min(end.getUTCDate(), lastDay));
  return end;
}
