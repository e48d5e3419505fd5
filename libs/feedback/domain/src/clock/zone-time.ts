/** A day of a calendar. */
export interface LocalDay {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  readonly day: number;
}

const MINUTE_MS = 60_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(zone, format);
  return format;
}

/** What a clock of the zone shows at an instant, as if it were UTC, in milliseconds. */
function wallOf(zone: string, at: number): number {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The day that a calendar of the zone shows at an instant. */
export function dayAt(zone: string, at: number): LocalDay {
  const wall = new Date(wallOf(zone, at));
  return { year: wall.getUTCFullYear(), month: wall.getUTCMonth() + 1, day: wall.getUTCDate() };
}

/** The day so many days later, or earlier. */
export function plusDays({ year, month, day }: LocalDay, days: number): LocalDay {
  const then = new Date(Date.UTC(year, month - 1, day + days));
  return { year: then.getUTCFullYear(), month: then.getUTCMonth() + 1, day: then.getUTCDate() };
}

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = ({ year, month, day }: LocalDay): number =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7;

/**
 * The instant at which the clock of a zone shows a time of a day. Of a time that it shows twice the first one; one that it
 * skips is as much later as it skips.
 *
 * @param minutes since midnight by that clock
 */
export function instantOf(zone: string, { year, month, day }: LocalDay, minutes: number): number {
  const wall = Date.UTC(year, month - 1, day) + minutes * MINUTE_MS;
  // By how much the clock is ahead of UTC a day before and a day after: in that time it changes once at most.
  const aheadAt = (hours: number) => wallOf(zone, wall + hours * 60 * MINUTE_MS) - (wall + hours * 60 * MINUTE_MS);
  const [before, after] = [wall - aheadAt(-24), wall - aheadAt(24)];
  return wallOf(zone, before) !== wall && wallOf(zone, after) === wall ? after : before;
}
