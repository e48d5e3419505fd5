import { type HistoryEvent, HistoryEventSchema, isBroken, isInFuture, readEventVin } from '@vinlore/report-domain';
import { LineFault } from '@vinlore/server-kit';
import * as v from 'valibot';
import type { ReadOptions } from './read-events.ts';
import { inFuture } from './read-when.ts';
import { importText } from './import-text.ts';

/** Parsed files have lowercase column names (`fileRecords`); these two keys of our own format are camel case. */
const spelled = ({ recordid, record_id, dateis, date_is, ...rest }: Readonly<Record<string, unknown>>) => ({
  odometer: null,
  place: null,
  confidence: 'reported',
  sample: false,
  detail: {},
  ...rest,
  recordId: recordid ?? record_id,
  ...((dateis ?? date_is) !== undefined && { dateIs: dateis ?? date_is }),
});

/** Returns an event in our own NDJSON format (docs/reference/history-events.md), or why a line isn't valid. */
export function readOwnEvent(
  record: Readonly<Record<string, unknown>>,
  { source, today }: ReadOptions,
): HistoryEvent[] | LineFault {
  const parsed = v.safeParse(
    HistoryEventSchema,
    { ...(source === null ? {} : { source }), ...spelled(record) },
    { abortEarly: true },
  );
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const column = v.getDotPath(issue) ?? '';
    return new LineFault(importText('historyFile.wrongValue', { column, column_message: issue.message }), { column });
  }
  const event = parsed.output;
  const read = readEventVin(event.vin);
  if ('fault' in read)
    return read.fault === 'check-digit'
      ? new LineFault(importText('historyFile.checkDigit'), { column: 'vin' })
      : new LineFault(importText('historyFile.noVin'), { column: 'vin' });
  if (isInFuture(event.date, today)) return inFuture(event.date, today, 'date');
  if (isBroken(JSON.stringify(event))) return new LineFault(importText('historyFile.broken'), { allowed: 'UTF-8' });
  return [event];
}
