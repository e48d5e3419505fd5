import type { Database } from '@vinlore/database';
import { defineModule, type Handler } from '@vinlore/server-kit';
import { catalogueContract } from '@vinlore/sticker-domain';
import {
  type ClassicCandidate,
  classicCandidates,
  type DecodedVehicle,
  isClassicVin,
  makeKey,
  modelKey,
  plainVin,
  vinFault,
} from '@vinlore/vehicle-domain';
import type { EpaList } from './epa-list.ts';
import { epaSource } from './epa-source.ts';
import { importedSource } from './imported/imported-source.ts';
import { createCatalogue, onPaper } from './look-up.ts';
import { catalogueMessages } from './messages/index.ts';
import { catalogueMigrations } from './migrations.ts';
import { type NcapLabels, ncapSource } from './ncap-source.ts';
import type { CatalogueQuery, StickerCatalogue } from './sticker-catalogue.ts';
import type { FiledNames } from './spelled.ts';
import { vpicSource } from './vpic-source.ts';

/** Dependencies of the catalog module. */
export interface CatalogueDeps {
  readonly database: Database;
  readonly names: FiledNames;
  /** EPA's list from the model slice. */
  readonly epa: EpaList;
  /** NHTSA's star ratings from the model slice. */
  readonly ncap: NcapLabels;
  /** Decodes a normalized 17-character VIN. */
  readonly decode: (vin: string) => DecodedVehicle;
  /** Date of the vPIC data, `YYYY-MM-DD`. */
  readonly asOf: () => string;
}

/** Creates the three sources. */
function sourcesOf({ database, names, epa, asOf }: CatalogueDeps) {
  return { imported: importedSource(database), epa: epaSource(epa), vpic: vpicSource(names, asOf) };
}

/** Combines all sources for stickers, in order of priority: imported, EPA, NHTSA ratings, vPIC. */
export function createStickerCatalogue(deps: CatalogueDeps): StickerCatalogue {
  const { imported, epa, vpic } = sourcesOf(deps);
  return createCatalogue(deps.names, [imported, epa, ncapSource(deps.ncap), vpic].map(onPaper));
}

/** Returns the engine decoded from a classic VIN, if the VIN belongs to the requested vehicle. */
function classicEngine(typed: string, { year, make, model }: Pick<CatalogueQuery, 'year' | 'make' | 'model'>) {
  const vin = plainVin(typed);
  if (vin === '' || !isClassicVin(vin)) return undefined;
  const isAsked = (one: ClassicCandidate) =>
    one.year === year && makeKey(one.make) === makeKey(make) && modelKey(make, one.model) === modelKey(make, model);
  return classicCandidates(vin).find(isAsked)?.engine;
}

type VinRow = typeof catalogueContract.forumData | typeof catalogueContract.autoloadingData;

/** Server module of the catalog: one call per source (spec §7; docs/decisions.md §3). */
export function createCatalogueModule(deps: CatalogueDeps) {
  const { imported, epa, vpic } = sourcesOf(deps);
  /** Decodes the VIN and returns its elements, if it belongs to the requested vehicle. */
  const decoded = (typed: string, { year, make }: { year: number; make: string }) => {
    const vin = plainVin(typed);
    if (vinFault(vin)) return null;
    const vehicle = deps.decode(vin);
    return vehicle.year === year && makeKey(vehicle.make ?? '') === makeKey(make) ? vehicle : null;
  };
  const byVin = (catalogue: StickerCatalogue): Handler<VinRow> => {
    return ({ vin, year, make, model, trim }, { text }) =>
      catalogue.lookUp({ year, make, model, trim: trim || null, decoded: decoded(vin, { year, make }) }, text.language);
  };
  const autoblog = createCatalogue(deps.names, [imported]);
  return defineModule({
    name: 'catalogue',
    contract: catalogueContract,
    handlers: {
      autoblogData: ({ vin, year, make, model, style }, { text }) => {
        const told = { decoded: decoded(vin, { year, make }), engine: classicEngine(vin, { year, make, model }) };
        return autoblog.lookUp({ year, make, model, trim: style || null, ...told }, text.language);
      },
      forumData: byVin(createCatalogue(deps.names, [vpic])),
      autoloadingData: byVin(createCatalogue(deps.names, [epa])),
    },
    migrations: catalogueMigrations,
    messages: catalogueMessages,
  });
}
