import type { ReportEvent } from '../../data/report-data.ts';
import type { EventKind, HistoryEvent } from '../../events/history-event.ts';

/** Fields of a made-up event besides its kind and date. */
export interface MadeUpSaying {
  readonly miles?: number;
  readonly km?: number;
  /** Odometer code; defaults to `68` on titles. */
  readonly code?: string;
  /** `Dayton, OH`, `OH`, or with a country `Köln, , DE`. */
  readonly place?: string;
  readonly source?: string;
  readonly alsoFrom?: ReportEvent['alsoFrom'];
  readonly unverified?: boolean;
  readonly detail?: HistoryEvent['detail'];
}

const SOURCES: Partial<Record<EventKind, string>> = {
  title: 'Sample title feed',
  'title-brand': 'Sample title feed',
  'owner-change': 'Sample title feed',
  registration: 'Sample title feed',
  accident: 'Sample police feed',
  damage: 'Sample police feed',
  theft: 'Sample theft feed',
  'theft-recovery': 'Sample theft feed',
  lien: 'Sample lien feed',
  'lien-release': 'Sample lien feed',
  junk: 'Sample salvage feed',
  salvage: 'Sample salvage feed',
  'total-loss': 'Sample salvage feed',
  auction: 'Sample auction feed',
  listing: 'Sample listing feed',
  sale: 'Sample auction feed',
};

function placeOf(place: string): HistoryEvent['place'] {
  const parts = place.split(',').map((part) => part.trim());
  if (parts.length === 3) return { city: parts[0] || null, region: parts[1] || null, country: parts[2]! };
  const [city, region] = parts.length === 2 ? [parts[0]!, parts[1]!] : [null, parts[0]!];
  return { city, region, country: 'US' };
}

/** A made-up event, without the fields that a report assigns. */
export type MadeUpEvent = Omit<ReportEvent, 'vin' | 'key' | 'recordId'>;

/**
 * Creates a made-up event: `madeUpEvent('title', '2018-02-09', { miles: 12, place: 'OH' })`.
 *
 * @param date at any precision: `YYYY`, `YYYY-MM`, or `YYYY-MM-DD`
 */
export function madeUpEvent(kind: EventKind, date: string, saying: MadeUpSaying = {}): MadeUpEvent {
  const { miles, km, code, place, source, alsoFrom, unverified, detail } = saying;
  const value = km ?? miles;
  return {
    kind,
    date,
    odometer:
      value === undefined
        ? null
        : { value, unit: km === undefined ? 'mi' : 'km', code: code ?? (kind === 'title' ? '68' : null) },
    place: place === undefined ? null : placeOf(place),
    source: source ?? SOURCES[kind] ?? 'Sample service feed',
    confidence: unverified || kind === 'listing' ? 'unverified' : 'reported',
    sample: true,
    detail: detail ?? {},
    alsoFrom: alsoFrom ?? [],
  };
}
