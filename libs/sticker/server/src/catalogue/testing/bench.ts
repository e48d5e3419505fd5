import { readFileSync } from 'node:fs';
import { brandsByHost } from '@vinlore/brand';
import { type Authenticator, createApi, createLogger } from '@vinlore/server-kit';
import { createTestDatabase, NO_LIMITS, OPEN_GATES, testBrand } from '@vinlore/testing-node';
import { decodedVehicleOf } from '@vinlore/vehicle-domain';
import { decodeVin, openCatalogue, openIndex } from '@vinlore/vehicle-vpic';
import { CATALOGUE_FILE, ensureIndex } from '@vinlore/vehicle-vpic/build-index';
import { type CatalogueDeps, createCatalogueModule } from '../catalogue-module.ts';
import { catalogueMigrations } from '../migrations.ts';
import type { FiledNames } from '../spelled.ts';

/** The index is opened once per test file. */
let opened: ReturnType<typeof open> | undefined;

async function open() {
  const { path } = await ensureIndex();
  const index = openIndex(readFileSync(path));
  const filed = openCatalogue(readFileSync(CATALOGUE_FILE));
  const names: FiledNames = {
    makes: (year) => (year === undefined ? filed.years() : [year]).flatMap((each) => filed.makes(each)),
    models: (make, year) => (year === undefined ? filed.years() : [year]).flatMap((each) => filed.models(each, make)),
    trims: (year, make, model) => filed.trims(year, make, model),
  };
  return { index, names };
}

const TODAY = new Date('2026-11-20T12:00:00Z');

const member = { accountId: 'a', sessionId: 's', email: 'a@example.com', dealer: false, roles: [] };
/** Accepts the token `member` in every brand. */
const authenticator: Authenticator = {
  actorOfToken: (_brand, token) => Promise.resolve(token === 'member' ? member : null),
  ...OPEN_GATES,
};

/** Sets up the catalog behind a real API with a real database and index; brands `one` and `dos` (Spanish). */
export async function createCatalogueBench() {
  const { index, names } = await (opened ??= open());
  const database = await createTestDatabase({ migrations: [{ slice: 'catalogue', migrations: catalogueMigrations }] });
  const decode = (vin: string) => decodedVehicleOf(decodeVin(index, vin, { today: TODAY }), index.asOf);
  const nothing = () => Promise.resolve(null);
  const deps: CatalogueDeps = { database, names, decode, epa: nothing, ncap: nothing, asOf: () => index.asOf };
  const api = await createApi({
    modules: [createCatalogueModule(deps)],
    brandOfHost: brandsByHost([testBrand({ key: 'one' }), testBrand({ key: 'dos', language: 'es' })]),
    authenticator,
    log: createLogger('silent'),
    ...NO_LIMITS,
  });
  /** Sends a form request like a browser. */
  const ask = async (
    path: string,
    fields: Record<string, string>,
    { host = 'one.localhost', token = 'member' } = {},
  ) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    return api.request(`http://${host}${path}`, { method: 'POST', body, headers: { host, bearer: token } });
  };
  return { database, parts: deps, decode, ask };
}

export type CatalogueBench = Awaited<ReturnType<typeof createCatalogueBench>>;
