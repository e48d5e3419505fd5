import { auditMigrations } from '@vinlore/audit';
import { type Brand, brandsByHost } from '@vinlore/brand';
import { createSigner } from '@vinlore/documents';
import {
  type Actor,
  type Authenticator,
  createApi,
  createDocumentModule,
  createLogger,
  newCookieKey,
  newSigningKey,
  refuse,
  textSigner,
} from '@vinlore/server-kit';
import type { EquipmentCatalogue } from '@vinlore/sticker-domain';
import { createTestDatabase, NO_LIMITS, OPEN_GATES, testBrand, type TestDatabase } from '@vinlore/testing-node';
import type { DecodedVehicle } from '@vinlore/vehicle-domain';
import { checkDigit } from '@vinlore/vehicle-vpic';
import type { CatalogueQuery } from '../catalogue/sticker-catalogue.ts';
import { createStickerModule, stickerPdf } from '../index.ts';
import { stickerMigrations } from '../migrations.ts';
import type { Payment, StickerDeps, ToBePaid } from '../deps.ts';

export const VIN = '1HGCM82633A004352';
export const PDF = new TextEncoder().encode('%PDF-1.7 of a test');
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** Test accounts; the token is the brand's key and the account's name. */
export const ACCOUNTS = {
  member: '11111111-1111-4111-8111-111111111111',
  other: '22222222-2222-4222-8222-222222222222',
  leaving: '33333333-3333-4333-8333-333333333333',
  payer: '44444444-4444-4444-8444-444444444444',
} as const;

/** Stand-in for the decoder, which has its own tests. */
function decode(vin: string): DecodedVehicle {
  const known = vin.startsWith('1HG') || vin.startsWith('WBA');
  return {
    vin,
    year: known ? 2003 : null,
    make: known ? 'HONDA' : null,
    model: known ? 'Accord' : null,
    trim: null,
    fullName: known ? '2003 Honda Accord' : '',
    elements: known ? { 'Body Class': 'Coupe', Doors: '2', 'Vehicle Type': 'PASSENGER CAR' } : {},
    errorCodes: [0],
    errorText: '',
    checkDigit: checkDigit(vin) === vin[8] ? 'agrees' : 'disagrees',
    suggestions: known ? [{ vin: VIN, positions: [9] }] : [],
    source: { name: 'NHTSA vPIC', asOf: '2025-01-31' },
  };
}

/** A vehicle without data in any source. */
export const emptyCatalogue = ({ year, make, model, trim }: CatalogueQuery): EquipmentCatalogue => ({
  year,
  make,
  model,
  trim,
  trims: [],
  currency: 'USD',
  colors: { exterior: [], interior: [] },
  packages: [],
  standard_equipment: [],
  fuel_economy: null,
  safety_ratings: null,
  parts_content: null,
  specifications: [],
  missing: [],
  missing_words: '',
  sources: [],
});

/** A vehicle that was never sold. */
const isMadeUp = ({ year, model }: CatalogueQuery) => year < 1885 || ['Teleporter', 'Nowhere'].includes(model);

/** Catalog data returned for every vehicle that was sold: enough for a sticker by name. */
export const knownCatalogue = (query: CatalogueQuery): EquipmentCatalogue =>
  isMadeUp(query)
    ? emptyCatalogue(query)
    : {
        ...emptyCatalogue(query),
        standard_equipment: [
          {
            category_name: 'Interior',
            data: Array.from({ length: 8 }, (_, place) => ({ name: `Item ${place}`, source: 1 })),
          },
        ],
        sources: [{ name: 'A made-up source', as_of: '2026-01-01', sample: false }],
      };

export const brand = testBrand({ key: 'one' });
export const spanish = testBrand({ key: 'dos', language: 'es' });
/** Creates stickers with its own data for 1990 to 2010. */
export const narrow = { ...testBrand({ key: 'narrow' }), sticker_years: { from: 1990, to: 2010 } };

const actorOf = (accountId: string): Actor => ({
  accountId,
  sessionId: 's',
  email: 'a@example.com',
  dealer: false,
  roles: [],
});
const authenticator: Authenticator = {
  actorOfToken: (key, token) => {
    const [tokenOf, name = ''] = token.split(' ');
    const account = (ACCOUNTS as Record<string, string>)[name];
    return Promise.resolve(tokenOf === key && account ? actorOf(account) : null);
  },
  ...OPEN_GATES,
};

/** State that tests can change while the API runs. */
interface Stage {
  now: Date;
  /** Stand-in for the ledger: the result of paying for a new sticker. */
  payment: Payment;
  readonly paid: ToBePaid[];
  /** Numbers of stickers held by visitors’ orders. */
  readonly ordered: Set<string>;
  catalogue: (query: CatalogueQuery) => EquipmentCatalogue;
  /** What the brands create. */
  features: Brand['features'];
  /** Model year limits for all brands; null uses each brand's own. */
  years: Brand['sticker_years'] | null;
}

/** Sets up the sticker module behind an API with its own database. */
export async function openStickerApi() {
  const database: TestDatabase = await createTestDatabase({
    migrations: [auditMigrations, { slice: 'sticker', migrations: stickerMigrations }],
  });
  const stage: Stage = {
    now: new Date('2026-11-20T10:00:00Z'),
    payment: { spent: true },
    paid: [],
    ordered: new Set(),
    catalogue: emptyCatalogue,
    features: { sticker: true, report: true, model_report: true },
    years: null,
  };
  const signingKey = newSigningKey();
  const deps: StickerDeps = {
    database,
    decode,
    credits: {
      spend: (_tx, sticker) => {
        if (stage.payment.spent) stage.paid.push(sticker);
        return Promise.resolve(stage.payment);
      },
    },
    typesetter: {
      typeset: () => Promise.resolve({ pdf: PDF, pages: 1, rendererVersion: 't', boxes: [], warnings: [] }),
      draw: () => Promise.resolve(SVG),
    },
    signer: createSigner([{ id: signingKey.id, privateKey: signingKey.secret }]),
    links: textSigner([newCookieKey()]),
    catalogue: { lookUp: (query) => Promise.resolve(stage.catalogue(query)) },
    names: {
      makes: () => [{ name: 'TOYOTA' }],
      models: (make, year) => (make === 'TOYOTA' && year === 2012 ? [{ name: 'Camry' }] : []),
      trims: () => [],
    },
    dealers: { dealerOf: () => Promise.resolve(null), logo: () => Promise.resolve(null) },
    orders: {
      hold: (_owner, id) => Promise.resolve(stage.ordered.has(id)),
      replace: (_owner, id, next) => {
        if (stage.ordered.delete(id)) stage.ordered.add(next.id);
        return Promise.resolve();
      },
    },
    origin: ({ key }) => `http://${key}.localhost:3000`,
    clock: () => stage.now,
  };
  const brandOfHost = brandsByHost([brand, spanish, narrow]);
  const api = await createApi({
    modules: [
      createStickerModule(deps),
      createDocumentModule({ sticker: stickerPdf(deps), report: () => refuse(404, 'No reports here.') }),
    ],
    brandOfHost: (host) => {
      const found = brandOfHost(host);
      return found && { ...found, features: stage.features, ...(stage.years && { sticker_years: stage.years }) };
    },
    authenticator,
    log: createLogger('silent'),
    ...NO_LIMITS,
  });
  const request = (path: string, init: RequestInit & { headers: { host: string } }): Promise<Response> =>
    Promise.resolve(api.request(`http://${init.headers.host}${path}`, init));
  const post = (path: string, fields: Record<string, string>, token = 'one member', host = 'one.localhost') =>
    request(path, { method: 'POST', body: new URLSearchParams(fields), headers: { host, bearer: token } as never });
  const postJson = (path: string, body: object, token = 'one member', host = 'one.localhost') =>
    request(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { host, bearer: token, 'content-type': 'application/json' } as never,
    });
  const get = (path: string, headers: Record<string, string> = {}, host = 'one.localhost') =>
    request(path, { headers: { host, ...headers } });
  return { api, database, ports: deps, stage, post, postJson, get };
}
