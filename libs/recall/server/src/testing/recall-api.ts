import { brandsByHost } from '@vinlore/brand';
import type { Letter } from '@vinlore/mail';
import { createApi, createLogger, newCookieKey, textSigner } from '@vinlore/server-kit';
import { createTestDatabase, NO_LIMITS, OPEN_GATES, testBrand } from '@vinlore/testing-node';
import type { DecodedVehicle } from '@vinlore/vehicle-domain';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importRecalls } from '../import/import-recalls.ts';
import { recallTable } from '../look-up/recall-look-up.ts';
import { recallMigrations } from '../migrations.ts';
import { createRecallModule } from '../recall-module.ts';

/** The only VIN prefix that the stand-in decodes. */
export const VIN = '2HGFC2F59JH000000';

/** Stand-in for the decoder, which has its own tests. */
function decode(vin: string): DecodedVehicle {
  const known = vin.startsWith('2HG');
  return {
    vin,
    year: known ? 2018 : null,
    make: known ? 'HONDA' : null,
    model: known ? 'Civic' : null,
    trim: null,
    fullName: known ? '2018 Honda Civic' : '',
    elements: {},
    errorCodes: [0],
    errorText: '',
    checkDigit: 'agrees',
    suggestions: known ? [{ vin: VIN, positions: [17] }] : [],
    source: { name: 'NHTSA vPIC', asOf: '2025-01-31' },
  };
}

const CATALOGUE = {
  makes: () => [{ name: 'HONDA' }, { name: 'MERCEDES-BENZ' }],
  models: (make: string) => (make === 'HONDA' ? [{ name: 'Civic' }, { name: 'Accord' }] : []),
};

/** Sets up the recall module behind the API with an English and a Spanish brand and its own database. */
export async function createRecallApi() {
  const database = await createTestDatabase({ migrations: [{ slice: 'recall', migrations: recallMigrations }] });
  const folder = mkdtempSync(join(tmpdir(), 'recall-'));
  const brands = [testBrand({ key: 'one', name: 'Brand One' }), testBrand({ key: 'dos', language: 'es' })];
  const letters: Letter[] = [];
  const works = new Map<string, (payload: object, run: object) => Promise<void>>();
  let now = new Date('2026-11-20T10:00:00Z');
  const module = createRecallModule({
    database,
    decode,
    catalogue: CATALOGUE,
    lookUp: recallTable(database),
    jobs: {
      define: (name, _schema, handler) => {
        works.set(name, handler as never);
        return () => Promise.reject(new Error('Nothing here enqueues it.'));
      },
    },
    mail: { send: (_tx, letter) => Promise.resolve(void letters.push(letter)) },
    signer: textSigner([newCookieKey()]),
    brands,
    originOf: ({ key }) => `http://${key}.localhost`,
    clock: () => now,
  });
  const api = await createApi({
    modules: [module],
    brandOfHost: brandsByHost(brands),
    authenticator: {
      actorOfToken: (brand, token) => {
        const [tokenOf, email] = token.split(' ');
        const actor = { accountId: 'a', sessionId: 's', dealer: false, roles: [] };
        return Promise.resolve(tokenOf === brand && email ? { ...actor, email } : null);
      },
      ...OPEN_GATES,
    },
    log: createLogger('silent'),
    ...NO_LIMITS,
  });
  let caller = 0;
  return {
    database,
    module,
    brands,
    letters,
    /** Sends a JSON POST if there's a body, otherwise a GET. @param email address of the signed-in member */
    ask: async (path: string, body?: object, brand = 'one', email?: string) => {
      const host = `${brand}.localhost`;
      const request = new Request(`http://${host}${path}`, {
        headers: {
          host,
          ...(body && { 'content-type': 'application/json' }),
          ...(email && { bearer: `${brand} ${email}` }),
        },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      });
      // Each from its own IP address, so rate limits don't apply.
      const remoteAddress = `198.51.100.${++caller}`;
      const response = await api.request(request, {}, { incoming: { socket: { remoteAddress } } });
      return { ...((await response.json()) as { message?: string; data: unknown }), status: response.status };
    },
    /** Imports a flat file with these lines. */
    bring: async (lines: readonly string[]) => {
      const file = join(folder, 'FLAT_RCL_POST_2010.txt');
      writeFileSync(file, lines.join('\n'));
      await importRecalls(database, file, '2026-11-20');
    },
    /** Runs a job once. */
    work: (name: string) => works.get(name)!({}, { signal: new AbortController().signal }),
    pass: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
    close: async () => {
      await database.drop();
      rmSync(folder, { recursive: true });
    },
  };
}
