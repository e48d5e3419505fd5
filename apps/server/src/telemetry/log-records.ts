import { Writable } from 'node:stream';
import { ROOT_CONTEXT, trace, TraceFlags } from '@opentelemetry/api';
import { type Logger, SeverityNumber } from '@opentelemetry/api-logs';
import { maskedPath } from '../http/access-log.ts';

/** pino's levels as OpenTelemetry's (Logs Data Model, severity number). */
const SEVERITIES: readonly (readonly [number, SeverityNumber, string])[] = [
  [60, SeverityNumber.FATAL, 'FATAL'],
  [50, SeverityNumber.ERROR, 'ERROR'],
  [40, SeverityNumber.WARN, 'WARN'],
  [30, SeverityNumber.INFO, 'INFO'],
  [20, SeverityNumber.DEBUG, 'DEBUG'],
];

/** What might identify someone: a VIN (49 CFR 565.13: no I, O, or Q), and an email address. */
const VIN = /\b(?=[A-Z0-9]*\d)[A-HJ-NPR-Z0-9]{17}\b/gi;
const ADDRESS = /[^\s<>"'(),:;=]+@[^\s<>"'(),:;=]+/g;

const withoutPeople = (text: string): string => text.replace(VIN, '[vin]').replace(ADDRESS, '[email]');

/** A field's value as text; a path without what might identify someone. */
function valueOf(name: string, value: unknown): string | number | boolean {
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (name === 'path' && typeof value === 'string') return maskedPath(value);
  return withoutPeople(typeof value === 'string' ? value : JSON.stringify(value));
}

/**
 * A stream that turns each line of the log into a record. Standard error stays on the machine, but a collector may
 * be elsewhere: VINs and email addresses are left out here, and so is what the log leaves out.
 */
export function logRecords(logger: Pick<Logger, 'emit'>): Writable {
  const emit = (line: string) => {
    const {
      level,
      time,
      msg,
      trace_id: traceId,
      span_id: spanId,
      ...facts
    } = JSON.parse(line) as Record<string, unknown>;
    const [, severityNumber, severityText] = SEVERITIES.find(([from]) => Number(level) >= from) ?? [
      0,
      SeverityNumber.TRACE,
      'TRACE',
    ];
    logger.emit({
      severityNumber,
      severityText,
      timestamp: Date.parse(String(time)),
      body: withoutPeople(typeof msg === 'string' ? msg : ''),
      attributes: Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, valueOf(name, value)])),
      ...(typeof traceId === 'string' &&
        typeof spanId === 'string' && {
          context: trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: TraceFlags.SAMPLED }),
        }),
    });
  };
  return new Writable({
    decodeStrings: false,
    write: (chunk: string | Buffer, _encoding, done) => {
      for (const line of String(chunk).split('\n')) if (line !== '') emit(line);
      done();
    },
  });
}
