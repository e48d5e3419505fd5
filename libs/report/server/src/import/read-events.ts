import { createHash } from 'node:crypto';
import {
  type EventDetail,
  type EventFrom,
  type EventKind,
  EVENT_KINDS,
  type HistoryEvent,
  type Mapping,
  readEventVin,
  readOdometer,
} from '@vinlore/report-domain';
import { LineFault } from '@vinlore/server-kit';
import { BadLine, Line, refuseLine } from './line.ts';
import { ODOMETER_CODE, readDetail } from './read-detail.ts';
import { type PlaceRead, placeOf } from './read-place.ts';
import { whenOf, type WhenOptions } from './read-when.ts';
import { Unread } from './unread.ts';
import { importText } from './import-text.ts';

/** Import options that apply to all lines. */
export interface ReadOptions extends WhenOptions {
  /** Used for lines that don't name a source. */
  readonly source: string | null;
}

const WHOLE = 17;

function vinOf(line: Line, { column, classic, wrong_check_digit }: Mapping['vin']): string {
  const read = readEventVin(line.needed(column), wrong_check_digit === 'keep');
  if ('vin' in read && (classic === 'keep' || read.vin.length === WHOLE)) return read.vin;
  if ('vin' in read)
    return refuseLine(importText('historyFile.partOfVin', { column, length: read.vin.length }), {
      column,
      allowed: '17',
    });
  if (read.fault === 'check-digit') return refuseLine(importText('historyFile.checkDigitIn', { column }), { column });
  return refuseLine(importText('historyFile.noVinIn', { column }), { column, allowed: 'A–Z, 0–9; 17, 5–14' });
}

function idOf(line: Line, from: Mapping['record_id']): string {
  if ('columns' in from) {
    const id = from.columns.map((column) => line.needed(column)).join('|');
    if (id.length > 99)
      refuseLine(importText('historyFile.longId'), { column: from.columns.join(', '), allowed: '≤ 99' });
    return id;
  }
  const hash = createHash('sha256');
  for (const column of from.hash_of) hash.update(line.raw(column).trim()).update('\0');
  return `hash:${hash.digest('base64url').slice(0, 22)}`;
}

function kindOf(line: Line, kind: EventFrom['kind']): EventKind {
  if (typeof kind === 'string') return kind;
  const text = line.needed(kind.column);
  if (kind.values) return line.translated(kind.column, text, kind.values);
  const said = text.toLowerCase();
  if (!Object.hasOwn(EVENT_KINDS, said))
    refuseLine(importText('historyFile.noKind', { text: text.slice(0, 40), column: kind.column }), {
      column: kind.column,
      allowed: Object.keys(EVENT_KINDS).join(', '),
    });
  return said as EventKind;
}

/** Countries whose odometers count miles. */
const IN_MILES: ReadonlySet<string> = new Set(['US', 'GB']);

const unitAt = ({ at, isSure }: PlaceRead) => (!isSure ? null : at === null || IN_MILES.has(at.country) ? 'mi' : 'km');

type OdometerFrom = NonNullable<EventFrom['odometer']>;

/** Returns the unit of a reading, null if unknown, with the source's own text for it. */
function unitOf(line: Line, unit: OdometerFrom['unit'], place: PlaceRead): { unit: 'mi' | 'km' | null; said: string } {
  if (typeof unit === 'string') return { unit: unit === 'place' ? unitAt(place) : unit, said: '' };
  const text = unit.otherwise === undefined ? line.needed(unit.column) : line.text(unit.column);
  if (text === null) return unitOf(line, unit.otherwise!, place);
  return { unit: line.meaning(unit.values, text) ?? null, said: text };
}

/** Returns a reading with its odometer code, or the code alone if there is no reading. */
function odometerOf(
  line: Line,
  from: EventFrom['odometer'],
  place: PlaceRead,
  unread: Unread,
): { odometer: HistoryEvent['odometer']; code: string | null } {
  if (!from) return { odometer: null, code: null };
  const code = unread.from(line, 'odometerCode', from.code, ODOMETER_CODE) ?? null;
  const text = line.text(from.column);
  if (text === null || from.none?.includes(text)) return { odometer: null, code };
  const value = readOdometer(text);
  if (typeof value === 'string')
    return refuseLine(importText(`historyFile.odometer.${value}`, { column: from.column }), { column: from.column });
  const { unit, said } = unitOf(line, from.unit, place);
  if (unit !== null) return { odometer: { value, unit, code }, code: null };
  // A number without a unit isn't used as a reading: kilometers taken for miles would look like a rollback.
  unread.add('odometer', [text, said].filter(Boolean).join(' '));
  return { odometer: null, code };
}

function sourceOf(line: Line, mapping: Mapping, source: string | null): string {
  const named = typeof mapping.source === 'object' ? line.text(mapping.source.column) : null;
  const name = named ?? source ?? (typeof mapping.source === 'string' ? mapping.source : null);
  if (name === null) return refuseLine(importText('historyFile.noSource'));
  return name.slice(0, 80).trim();
}

/**
 * Returns the events that a line produces with a mapping, or why it produces none. A line whose essential values are
 * invalid is rejected entirely. Other unknown values keep the source's wording, so that nothing the source says is lost
 * silently.
 */
export function readEvents(
  mapping: Mapping,
  record: Readonly<Record<string, unknown>>,
  options: ReadOptions,
): HistoryEvent[] | LineFault {
  const line = new Line(record);
  try {
    const [vin, source, id] = [
      vinOf(line, mapping.vin),
      sourceOf(line, mapping, options.source),
      idOf(line, mapping.record_id),
    ];
    const events = mapping.events
      .filter(({ when }) => line.holds(when))
      .map((event): HistoryEvent => {
        const unread = new Unread();
        const place = placeOf(line, event.place, unread);
        const { odometer, code } = odometerOf(line, event.odometer, place, unread);
        const detail: EventDetail = event.detail ? readDetail(line, event.detail, place, unread) : {};
        // An odometer code counts even without a reading.
        if (code !== null) detail.odometerCode ??= code;
        const sourceWords = unread.words();
        if (sourceWords) detail.sourceWords = sourceWords;
        return {
          vin,
          kind: kindOf(line, event.kind),
          ...whenOf(line, event.date, options),
          odometer,
          place: place.at,
          source,
          recordId: event.name === undefined ? id : `${id}#${event.name}`,
          confidence: mapping.confidence,
          sample: mapping.sample,
          detail,
        };
      });
    return events.length > 0 ? events : new LineFault(importText('historyFile.noEvent'));
  } catch (error) {
    if (error instanceof BadLine) return error.fault;
    throw error;
  }
}
