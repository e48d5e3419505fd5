import { type HistoryEvent, HistoryEventSchema, isBroken, isInFuture, readEventVin } from '@vinlore/report-domain';
import { LineFault } from '@vinlore/server-kit';
import * as v from 'valibot';
import { inFuture, type ReadOptions } from './read-events.ts';

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
): HistoryEvent[] | LineFault {
  const parsed = v.safeParse(
    HistoryEventSchema,
    { ...(source === null ? {} : { source }), ...spelled(record) },
    { abortEarly: true },
  );
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const column = v.getDotPath(issue) ?? '';
    return new LineFault(
      `has a wrong value in "${column}": ${issue.message}`,
      `tiene un valor incorrecto en "${column}"`,
      { column },
    );
  }
  const event = parsed.output;
  const read = readEventVin(event.vin);
  if ('fault' in read)
    return read.fault === 'check-digit'
      ? new LineFault(
          'has a VIN with a wrong check digit in "vin"',
          'tiene un VIN con un dígito de control incorrecto en "vin"',
          { column: 'vin' },
        )
      : new LineFault('has no VIN in "vin"', 'no tiene un VIN en "vin"', { column: 'vin' });
  if (isInFuture(event.date, today)) return inFuture(event.date, today, 'date');
  if (isBroken(JSON.stringify(event)))
    return new LineFault(
      'has text that was read in a wrong encoding',
      'tiene un texto leído con una codificación equivocada',
      { allowed: 'UTF-8' },
    );
  return [event];
}
