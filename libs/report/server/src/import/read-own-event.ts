import { type HistoryEvent, HistoryEventSchema, isBroken, isInFuture, readEventVin } from '@vinlore/report-domain';
import * as v from 'valibot';
import type { ReadOptions } from './read-events.ts';

/** Files name their columns in lower case (`fileRecords`); of our own model's only this one has a capital. */
const spelled = ({ recordid, record_id, ...rest }: Readonly<Record<string, unknown>>) => ({
  odometer: null,
  place: null,
  confidence: 'reported',
  sample: false,
  detail: {},
  ...rest,
  recordId: recordid ?? record_id,
});

/** An event of our own model, as NDJSON gives it (docs/history-events.md); or why a line is none. */
export function readOwnEvent(
  record: Readonly<Record<string, unknown>>,
  { source, today }: ReadOptions,
): HistoryEvent[] | string {
  const parsed = v.safeParse(
    HistoryEventSchema,
    { ...(source === null ? {} : { source }), ...spelled(record) },
    { abortEarly: true },
  );
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return `has a wrong value in "${v.getDotPath(issue) ?? ''}": ${issue.message}`;
  }
  const event = parsed.output;
  const read = readEventVin(event.vin);
  if ('fault' in read)
    return read.fault === 'check-digit' ? 'has a VIN with a wrong check digit in "vin"' : 'has no VIN in "vin"';
  if (isInFuture(event.date, today)) return `is in the future: ${event.date}`;
  if (isBroken(JSON.stringify(event))) return 'has text that was read in a wrong encoding';
  return [event];
}
