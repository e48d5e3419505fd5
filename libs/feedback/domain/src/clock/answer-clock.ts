import type { AnswerPromise, OpeningHours } from '@vinlore/brand';
import { dayAt, instantOf, type LocalDay, plusDays, weekdayOf } from './zone-time.ts';

const HOUR_MS = 60 * 60_000;

/** An interval, in milliseconds since 1970. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Business hours of a weekday; null if closed. */
function openOn({ time_zone: zone, days, from, to }: OpeningHours, day: LocalDay): Stretch | null {
  if (!days.includes(weekdayOf(day))) return null;
  const open = { from: instantOf(zone, day, minutesOf(from)), to: instantOf(zone, day, minutesOf(to)) };
  return open.from < open.to ? open : null;
}

/** Iterates over business hours, forward or backward from around an instant. */
function* openFrom(open: OpeningHours, at: number, step: 1 | -1): Generator<Stretch> {
  // Starts a day earlier: the time zone's current day may have begun before.
  for (let day = plusDays(dayAt(open.time_zone, at), -step); ; day = plusDays(day, step)) {
    const stretch = openOn(open, day);
    if (stretch) yield stretch;
  }
}

/** Returns when a reply is due to someone waiting since an instant. */
export function dueAt({ hours, open }: AnswerPromise, since: Date): Date {
  const asked = since.getTime();
  let left = hours * HOUR_MS;
  if (!open) return new Date(asked + left);
  for (const { from, to } of openFrom(open, asked, 1)) {
    const begins = Math.max(from, asked);
    const takes = Math.max(0, to - begins);
    if (takes >= left) return new Date(begins + left);
    left -= takes;
  }
  throw new Error('Opening hours do not end.');
}

/**
 * Returns the threshold before which waiting is overdue: for every `since`, `dueAt(promise, since) <= now` if and only
 * if `since <= overdueSince(promise, now)`. So overdue items can be counted by the stored `since`, and the longest wait
 * is due first.
 */
export function overdueSince({ hours, open }: AnswerPromise, now: Date): Date {
  const at = now.getTime();
  let left = hours * HOUR_MS;
  if (!open) return new Date(at - left);
  for (const { from, to } of openFrom(open, at, -1)) {
    const ends = Math.min(to, at);
    const takes = Math.max(0, ends - from);
    if (takes >= left) return new Date(ends - left);
    left -= takes;
  }
  throw new Error('Opening hours do not end.');
}
