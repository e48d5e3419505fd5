import { type DateFrom, isInFuture, readDate, type WhenFrom } from '@vinlore/report-domain';
import { LineFault } from '@vinlore/server-kit';
import { BadLine, type Line, refuseLine } from './line.ts';
import { importText } from './import-text.ts';

/** A date that lies ahead: nothing is known of it yet. */
export const inFuture = (date: string, today: string, column: string): LineFault =>
  new LineFault(importText('historyFile.inFuture', { date }), { column, allowed: `≤ ${today}` });

/** What a column says of a day, with that day; null where it says nothing, a `date` of null for what is no date. */
export function daySaid(line: Line, { column: columns, formats, zone, none }: DateFrom) {
  const found = line.first(columns, none);
  return found && { ...found, date: readDate(found.text, formats, zone) };
}

/** The day that a column says; null where it says nothing. @throws BadLine for what is no date */
function dayOf(line: Line, from: DateFrom): string | null {
  const said = daySaid(line, from);
  if (said === null || said.date !== null) return said?.date ?? null;
  const { column, text } = said;
  return refuseLine(importText('historyFile.noDate', { column, text: text.slice(0, 40) }), {
    column,
    allowed: from.formats.join(', '),
  });
}

/** What the days of an import are measured by. */
export interface WhenOptions {
  /** `YYYY-MM-DD`, by the clock that was handed in. */
  readonly today: string;
  /** The day up to which the file knows; null where nobody said it. */
  readonly asOf: string | null;
}

/** When an event happened or was seen. @throws BadLine for no date, or one that lies ahead */
export function whenOf(line: Line, from: WhenFrom, { today, asOf }: WhenOptions): { date: string; dateIs?: 'seen' } {
  const isSeen = whetherSeen(line, from);
  if ('as_of' in from) {
    const date = asOf ?? refuseLine(importText('historyFile.needsAsOf'), { allowed: '--as-of YYYY-MM-DD' });
    return { date, ...(isSeen && { dateIs: 'seen' }) };
  }
  const [column] = [from.column].flat();
  const date =
    dayOf(line, from) ?? refuseLine(importText('historyFile.nothing', { column: column! }), { column: column! });
  if (isInFuture(date, today)) throw new BadLine(inFuture(date, today, column!));
  return { date, ...(isSeen && { dateIs: 'seen' }) };
}

function whetherSeen(line: Line, { is }: WhenFrom): boolean {
  const said = line.deciding(is) ?? 'happened';
  if (said === 'seen' || said === 'happened') return said === 'seen';
  return refuseLine(importText('historyFile.noDateIs', { text: said.slice(0, 40) }), { allowed: 'happened, seen' });
}
