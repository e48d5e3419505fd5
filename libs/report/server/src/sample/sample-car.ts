import { type EventDetail, type EventKind, type HistoryEvent, sectionOfKind } from '@vinlore/report-domain';

/** A vehicle of the quick start, with a made-up history. */
export interface SampleCar {
  readonly vin: string;
  readonly name: string;
  /** What its report shows, in a few words for the docs. */
  readonly shows: string;
  /** The rules it demonstrates: each must return a finding worse than "in order". */
  readonly rules: readonly string[];
  readonly history: readonly SampleLine[];
}

interface SampleLine extends EventDetail {
  readonly kind: EventKind;
  readonly date: string;
  /** `Columbus, OH`, or with a country `Toronto, ON, CA`. */
  readonly place?: string;
  readonly miles?: number;
  readonly km?: number;
  /** Odometer code. */
  readonly code?: string;
  /** Set if it isn't the default feed of its section. */
  readonly source?: SampleSource;
  /** The event was only seen on its date. */
  readonly seen?: true;
  /** The source only passed the record on. */
  readonly unverified?: true;
}

/** Cutoff date of the sample feeds. */
export const SAMPLE_AS_OF = '2026-11-02';

/** Sections that each sample feed covers, in which "no record" means that the feed was checked. */
export const SAMPLE_SOURCES = {
  'Sample title feed': ['title', 'brand', 'odometer'],
  'Sample salvage and theft file': ['salvage', 'theft'],
  'Sample accident file': ['damage'],
  'Sample registrations': ['ownership'],
  'Sample auctions and listings': ['market', 'odometer'],
  'Sample service and inspection file': ['service', 'odometer'],
  'Sample value guide': ['other'],
  'Sample Europe file': ['title', 'odometer', 'damage', 'ownership', 'service'],
} as const;

type SampleSource = keyof typeof SAMPLE_SOURCES;

/** The default feed of each section. */
const FEEDS: Readonly<Record<ReturnType<typeof sectionOfKind>, SampleSource>> = {
  title: 'Sample title feed',
  brand: 'Sample title feed',
  odometer: 'Sample title feed',
  salvage: 'Sample salvage and theft file',
  theft: 'Sample salvage and theft file',
  damage: 'Sample accident file',
  ownership: 'Sample registrations',
  market: 'Sample auctions and listings',
  service: 'Sample service and inspection file',
  other: 'Sample value guide',
};

export const usd = (dollars: number): NonNullable<EventDetail['price']> => ({ amount: dollars * 100, currency: 'USD' });
export const eur = (euros: number): NonNullable<EventDetail['price']> => ({ amount: euros * 100, currency: 'EUR' });

function placeOf(text: string | undefined): HistoryEvent['place'] {
  if (text === undefined) return null;
  const [city, region, country = 'US'] = text.split(', ');
  return { city: city ?? null, region: region ?? null, country };
}

function odometerOf({ miles, km, ...line }: SampleLine): HistoryEvent['odometer'] {
  const code = line.code ?? null;
  if (miles !== undefined) return { value: miles, unit: 'mi', code };
  return km === undefined ? null : { value: km, unit: 'km', code };
}

/** Returns the event of a line, marked as a sample and with a source whose name says so (docs/decisions.md §5). */
function eventOf(vin: string, line: SampleLine, place: number): HistoryEvent {
  const { kind, date, place: where, source, unverified, seen, miles: _miles, km: _km, code: _code, ...detail } = line;
  return {
    vin,
    kind,
    date,
    ...(seen && { dateIs: 'seen' as const }),
    odometer: odometerOf(line),
    place: placeOf(where),
    source: source ?? FEEDS[sectionOfKind(kind)],
    recordId: `${vin}-${place + 1}`,
    confidence: unverified ? 'unverified' : 'reported',
    sample: true,
    detail,
  };
}

/** Returns the history of a sample vehicle. */
export const eventsOf = ({ vin, history }: SampleCar): HistoryEvent[] =>
  history.map((line, place) => eventOf(vin, line, place));
