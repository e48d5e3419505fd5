import { type DateFrom, isInFuture, readDate, type WhenFrom } from '@vinlore/report-domain';
import { LineFault } from '@vinlore/server-kit';
import { BadLine, type Line, refuseLine } from './line.ts';
import { importText } from './import-text.ts';

/** Returns the fault for a date in the future. */
export const inFuture = (date: string, today: string, column: string): LineFault =>
  new LineFault(importText('historyFile.inFuture', { date }), { column, allowed: `≤ ${today}` });

/** Returns the text and date in a column; null if it is empty. `date` is null if the text isn't a date. */
export function daySaid(line: Line, { column: columns, formats, zone, none }: DateFrom) {
  const found = line.first(columns, none);
  return found && { ...found, date: readDate(found.text, formats, zone) };
}

/** Returns the date in a column; null if it is empty. @throws BadLine if the text isn't a date */
function dayOf(line: Line, from: DateFrom): string | null {
  const said = daySaid(line, from);
  if (said === null || said.date !== null) return said?.date ?? null;
  const { column, text } = said;
  return refuseLine(importText('historyFile.noDate', { column, text: text.slice(0, 40) }), {
    column,
    allowed: from.formats.join(', '),
  });
}

/** Dates that an import's dates are compared with. */
export interface WhenOptions {
  /** `YYYY-MM-DD`, from the injected clock. */
  readonly today: string;
  /** Cutoff date of the file; null if not given. */
  readonly asOf: string | null;
}

/** Returns when an event happened or was seen. @throws BadLine if there is no date or it is in the future */
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
