import { sql } from 'kysely';

/** When a row of `billing_subscription` ended or will end: ended, given up, or canceled; null if it continues. */
export const OVER_AT = sql<Date | null>`coalesce(ended_at, case
  when given_up and failed_period > period_start then failed_period when ends_with_period then period_end end)`;
