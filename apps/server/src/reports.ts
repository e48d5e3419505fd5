import { giveBack } from '@vinlore/billing-ledger';
import type { Database } from '@vinlore/database';
import type { Typesetter } from '@vinlore/documents';
import type { FactsReader } from '@vinlore/model-server';
import type { RecallLookUp } from '@vinlore/recall-server';
import { eventsSource, type HistorySource, type ReportDeps, type SupportDesk } from '@vinlore/report-server';
import type { TextSigner } from '@vinlore/server-kit';
import type { Decoder } from '@vinlore/vehicle-server';
import { modelOf } from './model-part.ts';
import { spend } from './spending.ts';

/** Recalls as a source of reports: by year, make and model, so that each "may apply" (docs/decisions.md §5). */
export function recallSource(lookUp: RecallLookUp): HistorySource {
  return {
    name: 'NHTSA recalls',
    kind: 'recalls',
    covers: ['recall'],
    async ask({ year, make, model, decoded }) {
      // Nobody can be asked about a car without a name: no source answers, and the section is not covered.
      if (year === null || make === null || model === null) return { events: [], answers: [] };
      const series = decoded?.elements['Series'] ?? null;
      const { recalls, sources } = await lookUp({ year, make, model, series, trim: decoded?.trim ?? null });
      return {
        events: [],
        recalls: recalls.map((recall) => ({
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
        answers: sources.map(({ name, status, as_of, records, sample }) => ({
          name,
          kind: 'recalls' as const,
          status,
          asOf: as_of,
          covers: ['recall' as const],
          records,
          sample,
        })),
      };
    },
  };
}

/** What the VIN itself says, as a source of reports. */
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

/** What reports are made of. */
export interface ReportsDeps {
  readonly database: Database;
  readonly typesetter: Typesetter;
  readonly links: TextSigner;
  readonly decoder: Decoder;
  readonly recalls: RecallLookUp;
  /** What is published about models. */
  readonly facts: FactsReader;
  /** Who outside is asked, too. */
  readonly providers: readonly HistorySource[];
  readonly registers: ReportDeps['registers'];
  readonly support: SupportDesk;
  readonly clock: () => Date;
}

/** Puts together what the report module needs of others. */
export function composeReports({
  database,
  typesetter,
  links,
  decoder,
  recalls,
  facts,
  providers,
  registers,
  support,
  clock,
}: ReportsDeps): ReportDeps {
  return {
    database,
    credits: { spend: (tx, report) => spend(tx, { ...report, product: 'report' }), giveBack },
    typesetter,
    links,
    decode: (vin) => decoder.decode(vin),
    registers,
    sources: [decodeSource, eventsSource(database), ...providers, recallSource(recalls)],
    model: modelOf(facts),
    support,
    clock,
  };
}
