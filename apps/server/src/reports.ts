import { giveBack } from '@vinlore/billing-ledger';
import type { Brand } from '@vinlore/brand';
import type { Database } from '@vinlore/database';
import type { Signer, Typesetter } from '@vinlore/documents';
import type { FactsReader } from '@vinlore/model-server';
import { recallCountry } from '@vinlore/recall-domain';
import type { SourceAnswer } from '@vinlore/report-domain';
import { recallCountries, type RecallLookUp } from '@vinlore/recall-server';
import {
  comparableSource,
  eventsSource,
  type HistorySource,
  type ReportDeps,
  type SupportDesk,
} from '@vinlore/report-server';
import type { TextSigner } from '@vinlore/server-kit';
import type { Decoder } from '@vinlore/vehicle-server';
import { modelOf } from './model-part.ts';
import { spend } from './spending.ts';
import type { WebhookEvents } from './webhook-events.ts';

const SOURCE = 'NHTSA recalls';

/** US recall data isn't loaded yet: the report makes no statement about recalls, least of all "none". */
const NOT_LOADED: SourceAnswer = {
  ...{ name: SOURCE, kind: 'recalls', status: 'not-loaded', asOf: null, covers: ['recall'], records: 0, sample: false },
};

/**
 * Recalls as a report source: by year, make, and model, so each one "may apply" (docs/decisions.md §5). A Canadian
 * report includes Transport Canada's as well: a car can come from either side of the border.
 */
export function recallSource(lookUp: RecallLookUp, loaded: () => Promise<ReadonlySet<'US' | 'CA'>>): HistorySource {
  return {
    name: SOURCE,
    kind: 'recalls',
    covers: ['recall'],
    regions: async () => ((await loaded()).has('CA') ? ['CA'] : []),
    async ask({ year, make, model, decoded, type }) {
      // Without year, make, and model there is nothing to query: no source responds, and the section isn't covered.
      if (year === null || make === null || model === null) return { events: [], answers: [] };
      const series = decoded?.elements['Series'] ?? null;
      const { recalls, sources } = await lookUp({ year, make, model, series, trim: decoded?.trim ?? null });
      const isLoaded = sources.some(({ name }) => recallCountry(name) === 'US');
      const isWanted = (source: string) => type === 'CA' || recallCountry(source) === 'US';
      return {
        events: [],
        recalls: recalls
          .filter(({ source }) => isWanted(source))
          .map((recall) => ({
            campaign: recall.campaign,
            received: recall.received,
            components: recall.components,
            summary: recall.summary,
            consequence: recall.consequence,
            remedy: recall.remedy,
            parkIt: recall.park_it,
            parkOutside: recall.park_outside,
            overTheAir: recall.over_the_air,
            source: recall.source,
            asOf: recall.as_of,
            sample: recall.sample,
          })),
        answers: [
          ...(isLoaded ? [] : [NOT_LOADED]),
          ...sources
            .filter(({ name }) => isWanted(name))
            .map(({ name, status, as_of, records, sample }) => ({
              name,
              kind: 'recalls' as const,
              status,
              asOf: as_of,
              covers: ['recall' as const],
              records,
              sample,
            })),
        ],
      };
    },
  };
}

/** The VIN's own decode, as a report source. */
const decodeSource: HistorySource = {
  name: 'NHTSA vPIC',
  kind: 'decode',
  covers: ['identity'],
  ask: ({ decoded }) =>
    Promise.resolve({
      events: [],
      answers: decoded
        ? [
            {
              name: decoded.source.name,
              kind: 'decode',
              status: 'answered',
              asOf: decoded.source.asOf,
              covers: ['identity'],
              records: 1,
              sample: false,
            },
          ]
        : [],
    }),
};

/** Dependencies of reports. */
export interface ReportsDeps {
  readonly database: Database;
  readonly typesetter: Typesetter;
  readonly signer: Signer;
  readonly links: TextSigner;
  readonly decoder: Decoder;
  readonly recalls: RecallLookUp;
  /** Published data about models. */
  readonly facts: FactsReader;
  /** Additional outside sources. */
  readonly providers: readonly HistorySource[];
  readonly registers: ReportDeps['registers'];
  readonly support: SupportDesk;
  readonly events: WebhookEvents;
  readonly origin: (brand: Brand) => string;
  readonly clock: () => Date;
}

/** Composes the report module's dependencies. */
export function composeReports({
  database,
  typesetter,
  signer,
  links,
  decoder,
  recalls,
  facts,
  providers,
  registers,
  support,
  events,
  origin,
  clock,
}: ReportsDeps): ReportDeps {
  return {
    database,
    credits: { spend: (tx, report) => spend(tx, { ...report, product: 'report' }, events), giveBack },
    onMade: events.reportMade,
    typesetter,
    signer,
    links,
    decode: (vin) => decoder.decode(vin),
    registers,
    sources: [
      decodeSource,
      eventsSource(database),
      ...providers,
      recallSource(recalls, () => recallCountries(database)),
    ],
    model: modelOf(facts),
    sales: comparableSource(database),
    support,
    origin,
    clock,
  };
}
