import { readFileSync } from 'node:fs';
import { createTestDatabase } from '@vinlore/testing-node';
import { decodedVehicleOf } from '@vinlore/vehicle-domain';
import { decodeVin, openCatalogue, openIndex } from '@vinlore/vehicle-vpic';
import { CATALOGUE_FILE, ensureIndex } from '@vinlore/vehicle-vpic/build-index';
import type { CatalogueParts } from '../catalogue-slice.ts';
import { catalogueMigrations } from '../migrations.ts';
import type { VehicleNames } from '../spelled.ts';

/** The index is opened once for all benches of a file. */
let opened: ReturnType<typeof open> | undefined;

async function open() {
  const { path } = await ensureIndex();
  const index = openIndex(readFileSync(path));
  const filed = openCatalogue(readFileSync(CATALOGUE_FILE));
  const names: VehicleNames = {
    makes: (year) => (year === undefined ? filed.years() : [year]).flatMap((each) => filed.makes(each)),
    models: (make, year) => (year === undefined ? [] : filed.models(year, make)),
    trims: (year, make, model) => filed.trims(year, make, model),
  };
  return { index, names };
}

const TODAY = new Date('2026-11-20T12:00:00Z');

/** What the catalogue needs, on a real database and over the real index. */
export async function createCatalogueBench() {
  const { index, names } = await (opened ??= open());
  const database = await createTestDatabase({ migrations: [{ slice: 'catalogue', migrations: catalogueMigrations }] });
  const decode = (vin: string) => decodedVehicleOf(decodeVin(index, vin, { today: TODAY }), index.asOf);
  const parts: CatalogueParts = { database, names, decode, asOf: index.asOf };
  return { database, parts, decode };
}
