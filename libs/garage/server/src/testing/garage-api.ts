import { auditMigrations } from '@vinlore/audit';
import { brandsByHost } from '@vinlore/brand';
import type { WholeEntry } from '@vinlore/garage-domain';
import { createApi, createLogger } from '@vinlore/server-kit';
import { createTestDatabase, NO_LIMITS, OPEN_GATES, testBrand } from '@vinlore/testing-node';
import { checkDigit } from '@vinlore/vehicle-vpic';
import type { DecodedVehicle, NamedQuery } from '@vinlore/vehicle-domain';
import type { VehicleDocument } from '../deps.ts';
import { createGarageModule } from '../garage-module.ts';
import { garageMigrations } from '../migrations.ts';

/** Test accounts; the token is the brand's key and the account's name. */
export const ACCOUNTS = {
  member: '11111111-1111-4111-8111-111111111111',
  other: '22222222-2222-4222-8222-222222222222',
} as const;

/** Stand-in for the decoder, which has its own tests. Decodes VINs that start with 1HG. */
function decode(vin: string): DecodedVehicle {
  const known = vin.startsWith('1HG');
  const bare = checkDigit(vin);
  const meant = bare ? `${vin.slice(0, 8)}${bare}${vin.slice(9)}` : vin;
  return {
    vin,
    year: known ? 2003 : null,
    make: known ? 'HONDA' : null,
    model: known ? 'Accord' : null,
    trim: known ? 'EX' : null,
    fullName: known ? '2003 Honda Accord' : '',
    elements: known ? { 'Body Class': 'Coupe', Series: 'V6' } : {},
    errorCodes: [0],
    errorText: '',
    checkDigit: meant === vin ? 'agrees' : 'disagrees',
    suggestions: [{ vin: meant, positions: [9] }],
    source: { name: 'NHTSA vPIC', asOf: '2026-01-31' },
  };
}

/** Returns a distinct VIN per number, all of the Accord that the stand-in decodes. */
export function vinOf(serial: number): string {
  const bare = `1HGCM82603A${String(serial).padStart(6, '0')}`;
  return `${bare.slice(0, 8)}${checkDigit(bare)!}${bare.slice(9)}`;
}

/** Sets up the garage module behind the API with an English and a Spanish brand and its own database. */
export async function createGarageApi() {
  const database = await createTestDatabase({
    migrations: [auditMigrations, { slice: 'garage', migrations: garageMigrations }],
  });
  const stage = {
    now: new Date('2026-11-20T10:00:00Z'),
    documents: [] as VehicleDocument[],
    /** Number of document lookups. */
    askedDocuments: 0,
    /** Email addresses with recall alerts for Accords. */
    watchers: new Set<string>(),
    /** Recall lookups received. */
    asked: [] as NamedQuery[],
    /** Suspended accounts. */
    suspended: new Set<string>(),
    recalls: { count: 3, urgent: true } as { count: number; urgent: boolean } | null,
  };
  const module = createGarageModule({
    database,
    decode,
    documents: {
      of: (_owner, vins) => {
        stage.askedDocuments += 1;
        return Promise.resolve(stage.documents.filter(({ vin }) => vins.includes(vin)));
      },
    },
    recalls: {
      count: (vehicle) => {
        stage.asked.push(vehicle);
        return Promise.resolve(stage.recalls);
      },
      watched: ({ email }, vehicles) => Promise.resolve(vehicles.map(() => stage.watchers.has(email))),
    },
    isSuspended: ({ accountId }) => Promise.resolve(stage.suspended.has(accountId)),
    currencyOf: () => 'USD',
    clock: () => stage.now,
  });
  const brands = [testBrand({ key: 'one' }), testBrand({ key: 'dos', language: 'es' })];
  const api = await createApi({
    modules: [module],
    brandOfHost: brandsByHost(brands),
    authenticator: {
      actorOfToken: (key, token) => {
        const [tokenOf, name = ''] = token.split(' ');
        const accountId = (ACCOUNTS as Record<string, string>)[name];
        if (tokenOf !== key || !accountId) return Promise.resolve(null);
        return Promise.resolve({ accountId, sessionId: 's', email: `${name}@example.com`, dealer: false, roles: [] });
      },
      ...OPEN_GATES,
    },
    log: createLogger('silent'),
    ...NO_LIMITS,
  });
  let caller = 0;
  /** Sends a JSON POST as `<brand> <account>`, each from its own IP address so rate limits don't apply. */
  const ask = async (path: string, body: object, token = 'one member') => {
    const host = `${token.split(' ')[0]}.localhost`;
    const request = new Request(`http://${host}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { host, bearer: token, 'content-type': 'application/json' },
    });
    const remoteAddress = `198.51.${Math.floor(++caller / 250)}.${caller % 250}`;
    const response = await api.request(request, {}, { incoming: { socket: { remoteAddress } } });
    const { data, message } = (await response.json()) as { data?: unknown; message?: string };
    return { status: response.status, data, message };
  };
  /** Sends a GET without signing in, each from its own IP address unless one is given. */
  const get = async (path: string, brand = 'one', address?: string) => {
    const host = `${brand}.localhost`;
    const remoteAddress = address ?? `198.51.${Math.floor(++caller / 250)}.${caller % 250}`;
    const request = new Request(`http://${host}${path}`, { headers: { host } });
    const response = await api.request(request, {}, { incoming: { socket: { remoteAddress } } });
    const { request_id: _, ...answer } = (await response.json()) as Record<string, unknown>;
    return { status: response.status, data: answer['data'], body: JSON.stringify(answer) };
  };
  const save = (vin: string, token?: string) => ask('/api/user/garage-save', { vin }, token);
  return {
    database,
    module,
    brands,
    stage,
    ask,
    get,
    save,
    /** Saves a vehicle. @returns its id */
    saved: async (vin: string, token?: string) => ((await save(vin, token)).data as { id: string }).id,
    whole: async (id: string, token?: string) =>
      (await ask('/api/user/garage-vehicle', { id }, token)).data as WholeEntry,
  };
}
