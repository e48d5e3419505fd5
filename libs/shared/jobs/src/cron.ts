import { createHash } from 'node:crypto';
import cronParser from 'cron-parser';

/** A run missed by less than this (a restart, an update) is caught up once. Must be below the archive's 12 hours. */
const MAKE_UP_MS = 6 * 3_600_000;

/** @throws Error with the expression and what is wrong with it */
export function assertCron(expression: string): void {
  try {
    cronParser.parseExpression(expression, { tz: 'UTC' });
  } catch (error) {
    throw new Error(`"${expression}" is not a cron expression: ${(error as Error).message}`);
  }
}

/** Returns the latest due time, in UTC, if it is not too long ago. */
export function latestDue(expression: string, now: Date): Date | undefined {
  // prev() excludes its start, and a schedule may be due at this very second.
  const justAfter = new Date(now.getTime() + 1);
  const due = cronParser.parseExpression(expression, { currentDate: justAfter, tz: 'UTC' }).prev().toDate();
  return now.getTime() - due.getTime() <= MAKE_UP_MS ? due : undefined;
}

/**
 * Returns a deterministic job id for a name and key, so all processes enqueue the same job, and the database accepts it
 * once.
 */
export function jobId(name: string, key: string): string {
  const hex = createHash('sha256').update(`${name}\n${key}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}
