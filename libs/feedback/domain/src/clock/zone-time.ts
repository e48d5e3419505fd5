/** A calendar day. */
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

/** Returns the local time of a zone at an instant as if it were UTC, in milliseconds. */
function wallOf(zone: string, at: number): number {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Returns the local day of a zone at an instant. */
export function dayAt(zone: string, at: number): LocalDay {
  const wall = new Date(wallOf(zone, at));
  return { year: wall.getUTCFullYear(), month: wall.getUTCMonth() + 1, day: wall.getUTCDate() };
}

/** Returns the day a number of days later or earlier. */
export function plusDays({ year, month, day }: LocalDay, days: number): LocalDay {
  const then = new Date(Date.UTC(year, month - 1, day + days));
  return { year: then.getUTCFullYear(), month: then.getUTCMonth() + 1, day: then.getUTCDate() };
}

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = ({ year, month, day }: LocalDay): number =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7;

/**
 * Returns the instant of a local time. An ambiguous time is its first occurrence; a skipped one is shifted by the
 * length of the gap.
 *
 * @param minutes since local midnight
 */
export function instantOf(zone: string, { year, month, day }: LocalDay, minutes: number): number {
  const wall = Date.UTC(year, month - 1, day) + minutes * MINUTE_MS;
  // The UTC offsets a day before and a day after: there is at most one clock change between them.
  const aheadAt = (hours: number) => wallOf(zone, wall + hours * 60 * MINUTE_MS) - (wall + hours * 60 * MINUTE_MS);
  const [before, after] = [wall - aheadAt(-24), wall - aheadAt(24)];
  return wallOf(zone, before) !== wall && wallOf(zone, after) === wall ? after : before;
}
