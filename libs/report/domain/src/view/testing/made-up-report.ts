import type { ReportData, SourceAnswer } from '../../data/report-data.ts';
import type { ReportRecall } from '../../data/report-recall.ts';
import type { Section } from '../../events/sections.ts';
import type { MadeUpEvent } from './made-up-event.ts';

/** Overrides for a made-up report. Events get the keys `e1`, `e2` … in list order. */
export interface MadeUpReport extends Partial<Omit<ReportData, 'events' | 'version'>> {
  readonly events?: readonly MadeUpEvent[];
}

const COVERS: readonly (readonly [name: string, kind: SourceAnswer['kind'], covers: Section[], asOf: string | null])[] =
  [
    ['Sample title feed', 'events', ['title', 'brand', 'odometer', 'ownership'], '2026-11-12'],
    ['Sample police feed', 'events', ['damage'], '2026-10-30'],
    ['Sample salvage feed', 'events', ['salvage'], '2026-11-12'],
    ['Sample theft feed', 'events', ['theft'], '2026-11-19'],
    ['Sample lien feed', 'events', ['theft'], '2026-11-15'],
    ['Sample auction feed', 'events', ['market', 'odometer'], '2026-11-02'],
    ['Sample listing feed', 'provider', ['market'], '2026-11-02'],
    ['Sample service feed', 'events', ['service', 'odometer'], '2026-11-02'],
    ['NHTSA recall files (sample)', 'recalls', ['recall'], '2026-11-18'],
    ['vPIC', 'decode', ['identity'], '2026-10-13'],
  ];

/** Sources that all answered, with record counts matching the events and recalls. */
export function madeUpSources(events: readonly MadeUpEvent[], recalls: readonly ReportRecall[]): SourceAnswer[] {
  return COVERS.map(([name, kind, covers, asOf]) => ({
    name,
    kind,
    status: 'answered',
    asOf,
    covers,
    records: [...events, ...recalls].filter(({ source }) => source === name).length,
    sample: kind !== 'decode',
  }));
}

/** A made-up recall. */
export const madeUpRecall = (campaign: string, more: Partial<ReportRecall> = {}): ReportRecall => ({
  campaign,
  received: '2018-03-06',
  components: ['STEERING:ELECTRIC POWER ASSIST SYSTEM'],
  summary: 'Sample campaign. The steering assist may pull to one side.',
  consequence: 'A car that pulls to one side can leave its lane.',
  remedy: 'A dealer inspects the steering rack and replaces it where needed, free of charge.',
  parkIt: false,
  parkOutside: false,
  overTheAir: false,
  source: 'NHTSA recall files (sample)',
  asOf: '2026-11-18',
  sample: true,
  ...more,
});

/** An id that doesn't depend on other records, except for a counter among events of the same kind, date, and source. */
function recordIdOf(event: MadeUpEvent, place: number, all: readonly MadeUpEvent[]): string {
  const isTwin = ({ kind, date, source }: MadeUpEvent) =>
    kind === event.kind && date === event.date && source === event.source;
  const twins = all.slice(0, place).filter(isTwin).length;
  return ['SAMPLE', event.kind, event.date, ...(twins > 0 ? [twins + 1] : [])].join('-');
}

/** A report about a made-up car. */
export function madeUpReport({ events = [], recalls = [], ...more }: MadeUpReport = {}): ReportData {
  const vin = more.vin ?? '19XFC2F73JE000018';
  return {
    version: 1,
    id: 'made-up-1',
    brand: { key: 'vinlore', name: 'Vinlore', domain: 'vinlore.localhost' },
    madeAt: '2026-11-20T20:52:00.000Z',
    kind: 'standard',
    vin,
    vehicle: {
      title: '2018 Honda Civic EX',
      year: 2018,
      make: 'HONDA',
      model: 'Civic',
      series: null,
      trim: 'EX',
      checkDigit: 'agrees',
      facts: [
        { key: 'body_type', value: 'Sedan/Saloon', from: 'decoded', source: 'vPIC' },
        { key: 'engine_capacity', value: '2', from: 'decoded', source: 'vPIC' },
        { key: 'cylinders', value: '4', from: 'decoded', source: 'vPIC' },
        { key: 'plant_city', value: 'GREENSBURG', from: 'decoded', source: 'vPIC' },
        { key: 'plant_state', value: 'INDIANA', from: 'decoded', source: 'vPIC' },
        { key: 'exterior_color', value: null, from: 'unknown', source: null },
      ],
    },
    mileage: null,
    sample: events.length > 0 || recalls.length > 0,
    recalls,
    findings: [],
    sources: madeUpSources(events, recalls),
    ...more,
    events: events.map((event, index) => ({
      ...event,
      vin,
      key: `e${index + 1}`,
      recordId: recordIdOf(event, index, events),
    })),
  };
}
