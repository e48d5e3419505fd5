import type { AnswerPromise, OpeningHours } from '@vinlore/brand';
import { dayAt, instantOf, type LocalDay, plusDays, weekdayOf } from './zone-time.ts';

const HOUR_MS = 60 * 60_000;

/** A stretch of time, in milliseconds since 1970. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** When support is there on a day; null on a day on which it is not. */
function openOn({ time_zone: zone, days, from, to }: OpeningHours, day: LocalDay): Stretch | null {
  if (!days.includes(weekdayOf(day))) return null;
  const open = { from: instantOf(zone, day, minutesOf(from)), to: instantOf(zone, day, minutesOf(to)) };
  return open.from < open.to ? open : null;
}

/** Stretches in which support is there, from around an instant on or back. */
function* openFrom(open: OpeningHours, at: number, step: 1 | -1): Generator<Stretch> {
  // A day earlier: the one that the calendar shows may have begun elsewhere.
  for (let day = plusDays(dayAt(open.time_zone, at), -step); ; day = plusDays(day, step)) {
    const stretch = openOn(open, day);
    if (stretch) yield stretch;
  }
}

/** By when a member gets an answer who waits since an instant. */
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
 * Who waits since this instant or longer is overdue now: for every `since`, `dueAt(promise, since) <= now` exactly where
 * `since <= overdueSince(promise, now)`. So what is overdue is counted by since when it waits, which is kept, and the
 * longest waiting is the first that is due.
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
