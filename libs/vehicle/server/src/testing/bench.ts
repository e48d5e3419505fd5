import { auditMigrations } from '@vinlore/audit';
import { brandsByHost } from '@vinlore/brand';
import { type Actor, type Authenticator, createApi, createLogger } from '@vinlore/server-kit';
import { createTestDatabase, hostFor, NO_LIMITS, OPEN_GATES, testBrand } from '@vinlore/testing-node';
import { CATALOGUE_FILE, ensureIndex } from '@vinlore/vehicle-vpic/build-index';
import { createVehicleModule, loadCatalogue, loadDecoder, type PlateLookUp } from '../index.ts';
import { vehicleMigrations } from '../migrations.ts';
import type { SecondOpinion } from '../second-opinion/second-opinion.ts';

const ACTOR: Actor = { accountId: 'a', sessionId: 's', email: 'a@example.com', dealer: false, roles: [] };
/** A staff member in every brand. */
const STAFF: Actor = {
  ...ACTOR,
  accountId: '33333333-3333-4333-8333-333333333333',
  roles: ['staff', 'support'],
  secondFactor: true,
};
const ACTORS: Readonly<Record<string, Actor>> = { member: ACTOR, dealer: { ...ACTOR, dealer: true }, staff: STAFF };

/** Tokens `member`, `dealer`, and `staff`, valid in every brand. */
const authenticator: Authenticator = {
  actorOfToken: (_brand, token) => Promise.resolve(ACTORS[token] ?? null),
  ...OPEN_GATES,
};

/** The index is opened once for all benches in a file. */
let opened: ReturnType<typeof open> | undefined;

async function open() {
  const { path } = await ensureIndex();
  return { decoder: loadDecoder(path), catalogue: loadCatalogue(CATALOGUE_FILE) };
}

/** The vehicle module behind a real API, with a real database and the real index; brands `one` and `dos` (Spanish). */
export async function createBench(providers: readonly PlateLookUp[] = [], secondOpinion?: SecondOpinion) {
  const database = await createTestDatabase({
    migrations: [auditMigrations, { slice: 'vehicle', migrations: vehicleMigrations }],
  });
  const { decoder, catalogue } = await (opened ??= open());
  const api = await createApi({
    modules: [
      createVehicleModule({ decoder, database, catalogue, providers, ...(secondOpinion && { secondOpinion }) }),
    ],
    brandOfHost: brandsByHost([testBrand({ key: 'one' }), testBrand({ key: 'dos', language: 'es' })]),
    authenticator,
    log: createLogger('silent'),
    ...NO_LIMITS,
  });
  let visitors = 0;
  const ask = async (path: string, init: RequestInit & { host?: string; token?: string } = {}) => {
    const { host: named = 'one.localhost', token, headers, ...rest } = init;
    const host = hostFor(named, path);
    const request = new Request(`http://${host}${path}`, {
      ...rest,
      headers: { host, ...(token ? { bearer: token } : {}), ...(headers as Record<string, string>) },
    });
    // Separate IP addresses, since rate limits have their own tests.
    const remoteAddress = `198.51.${(++visitors >> 8) % 250}.${visitors % 250}`;
    return api.request(request, {}, { incoming: { socket: { remoteAddress } } });
  };
  const form = (path: string, fields: Record<string, string>, host?: string) =>
    ask(path, { method: 'POST', body: new URLSearchParams(fields), ...(host ? { host } : {}) });
  return { api, database, decoder, ask, form };
}

export type Bench = Awaited<ReturnType<typeof createBench>>;

/** Fields of a response envelope. */
export async function envelope<Data>(response: Response) {
  const { status, message, data } = (await response.json()) as { status: string; message?: string; data: Data };
  return { code: response.status, status, message, data };
}
