import { gatewayNames } from '@vinlore/billing-server';
import {
  createDataModule,
  type HistoryMappings,
  type KnownSources,
  type OpenData,
  type SourceLedger,
  type UndoHistory,
} from '@vinlore/data-server';
import type { Database } from '@vinlore/database';
import type { Jobs } from '@vinlore/jobs';
import { fuelEconomyStock } from '@vinlore/model-server';
import { OBJECT_STORE_NAME } from '@vinlore/objects';
import { recallStock } from '@vinlore/recall-server';
import {
  clearHistory,
  historyMappingNames,
  historyStock,
  parseMapping,
  pinMapping,
  undoImport,
  undoStanding,
  type WakeClearing,
  weighImport,
} from '@vinlore/report-server';
import type { Config, Logger, ServerModule } from '@vinlore/server-kit';
import { catalogueStock } from '@vinlore/sticker-server';
import { type Decoder, LIVE_SERVICE, plateTableStock } from '@vinlore/vehicle-server';
import { CDN_NAME } from './cdn/purge-cdn.ts';
import { composeImporters } from './importers.ts';
import { CONTENT_HOST_NAME } from './pages/content-host.ts';
import { staffAddresses } from './staff-names.ts';

/** Name of the mail server at the desk. */
export const MAIL_SERVER_NAME = 'SMTP';

/** Dependencies for listing data sources. */
interface SourcesDeps {
  readonly config: Config;
  readonly database: Database;
  readonly decoder: Decoder;
}

/** Dependencies of the data desk. */
export interface DataDeskDeps {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly sources: KnownSources;
  readonly ledger: SourceLedger;
  readonly openData: OpenData;
  /** Deletes undone imports. */
  readonly wakeClearing: WakeClearing;
  readonly clock: () => Date;
  readonly log: Logger;
}

/** Our data, and outside providers enabled by the environment. Shows only that they are set, never the values. */
export function knownSources({ config, database, decoder }: SourcesDeps): KnownSources {
  const held = [
    ['history', historyStock],
    ['recalls', recallStock],
    ['catalogue', catalogueStock],
    ['fuel-economy', fuelEconomyStock],
    ['plates', plateTableStock],
  ] as const;
  return {
    stocks: [
      () =>
        Promise.resolve([
          {
            ...{ subject: 'decode' as const, name: 'NHTSA vPIC', rows: null, estimated: false },
            ...{ as_of: decoder.asOf, sample: false },
          },
        ]),
      ...held.map(([subject, stock]) => async () => [{ ...(await stock(database)), subject }]),
    ],
    services: [
      { subject: 'decode', name: LIVE_SERVICE, configured: config.VPIC_API === 'on' },
      { subject: 'history', name: 'VinAudit', configured: config.VINAUDIT_KEY !== null },
      { subject: 'history', name: 'RDW', configured: config.RDW_API === 'on' },
      { subject: 'history', name: 'DVSA MOT history', configured: config.DVSA_KEY !== null },
      { subject: 'recalls', name: 'NHTSA API', configured: config.NHTSA_API === 'on' },
      { subject: 'plates', name: 'PlateToVIN', configured: config.PLATETOVIN_KEY !== null },
      { subject: 'plates', name: 'CarsXE', configured: config.CARSXE_KEY !== null },
      { subject: 'plates', name: 'auto.dev', configured: config.AUTO_DEV_KEY !== null },
      { subject: 'pages', name: CONTENT_HOST_NAME, configured: config.CONTENT_HOST !== null },
      { subject: 'pages', name: CDN_NAME, configured: config.CDN !== null },
      { subject: 'files', name: OBJECT_STORE_NAME, configured: config.OBJECT_STORE_URL !== null },
      { subject: 'mail', name: MAIL_SERVER_NAME, configured: config.SMTP_URL !== null },
      { subject: 'payments', name: 'Stripe', configured: gatewayNames(config).includes('stripe') },
    ],
  };
}

/**
 * Undoes history imports, for the desk and the command line. @param wake null if the caller finishes the work itself
 */
export const composeUndo = (database: Database, wake: WakeClearing | null): UndoHistory => ({
  weigh: weighImport,
  begin: async (tx, id) => {
    const isNew = await undoImport(tx, id);
    await wake?.(tx);
    return isNew;
  },
  finish: () => clearHistory(database),
  standing: (id) => undoStanding(database, id),
});

/** History mappings, for the desk and the command line. */
export const composeMappings = (database: Database): HistoryMappings => ({
  names: () => historyMappingNames(database),
  pin: (name) => pinMapping(database, name),
  check: (json) => void parseMapping('', json),
});

/** Data at the desk: uploads imported with the command line's importers, and source status. */
export function composeDataDesk(deps: DataDeskDeps): ServerModule {
  const { database, jobs, clock, wakeClearing } = deps;
  return createDataModule({
    ...deps,
    importers: composeImporters({ database, jobs, clock }),
    mappings: composeMappings(database),
    emailsOf: staffAddresses(database),
    undo: composeUndo(database, wakeClearing),
  });
}
