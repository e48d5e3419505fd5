import { auditMigrations } from '@vinlore/audit';
import { brandsByHost } from '@vinlore/brand';
import type { Tx } from '@vinlore/database';
import { createSigner } from '@vinlore/documents';
import {
  type Authenticator,
  createApi,
  createDocumentModule,
  createLogger,
  newCookieKey,
  newSigningKey,
  refuse,
  textSigner,
} from '@vinlore/server-kit';
import { createTestDatabase, NO_LIMITS, OPEN_GATES, testBrand } from '@vinlore/testing-node';
import type { HistoryEvent, PublishedModel } from '@vinlore/report-domain';
import { decodedVehicleOf } from '@vinlore/vehicle-domain';
import { keepEvents } from '../events/keep-events.ts';
import { comparableSource } from '../comparable/comparable-source.ts';
import { eventsSource } from '../events/events-source.ts';
import { createModelReportModule, createReportModule, reportPdf } from '../index.ts';
import type { Dispute, ReportPayment, ReportDeps } from '../deps.ts';
import { migrations } from '../migrations.ts';
import type { PlateRegister } from '../registers/plate-register.ts';
import type { HistorySource } from '../sources/history-source.ts';

/** A VIN without records in any source. */
export const EMPTY_VIN = '1HGCM82663A004331';

/** Accounts for tests; the token is the brand's key and the account's name. */
export const ACCOUNTS = {
  member: '11111111-1111-4111-8111-111111111111',
  other: '22222222-2222-4222-8222-222222222222',
} as const;

const PDF = new TextEncoder().encode('%PDF-1.7 of a test');

/** A fake decoder: every VIN is a 2003 Honda Accord. */
export const decode = (vin: string) =>
  decodedVehicleOf(
    {
      vin,
      year: 2003,
      make: 'HONDA',
      model: 'Accord',
      elements: { 'Body Class': 'Coupe', Make: 'HONDA', Model: 'Accord', 'Model Year': '2003' },
      typical: {},
      errorCodes: [0],
      errorText: '',
      suggestions: [],
    } as never,
    '2026-03-12',
  );

const NOTHING_SAID = { odometer: null, place: null, confidence: 'reported', sample: false, detail: {} } as const;

/** Returns an inspection record. */
export const recordOf = (vin: string, recordId: string, date = '2018-05-03'): HistoryEvent => ({
  ...NOTHING_SAID,
  vin,
  recordId,
  date,
  kind: 'inspection',
  source: 'Inspections of a test',
});

/** All files are loaded, but none has data about the model. */
const NOTHING_PUBLISHED: PublishedModel = {
  ...{ safety: null, complaints: null, investigations: null, communications: null, fuel: null },
  missing: [],
};

/** Starts an API with only the report module and its own database. */
export async function createReportApi() {
  const database = await createTestDatabase({
    migrations: [auditMigrations, { slice: 'report', migrations }],
  });
  const stage = {
    now: new Date('2026-11-20T10:00:00Z'),
    payment: (): ReportPayment => ({ spent: true, transactionId: crypto.randomUUID() }),
    spent: 0,
    returned: [] as string[],
    /** Sources besides the events table. */
    sources: [] as HistorySource[],
    eventsDown: false,
    /** Features of the brands. */
    features: { sticker: true, report: true, model_report: true },
    /** What is published about models. */
    model: (): Promise<PublishedModel> => Promise.resolve(NOTHING_PUBLISHED),
    /** Disputes sent to support. */
    disputes: [] as Dispute[],
    /** Enabled public registers. */
    registers: [] as PlateRegister[],
  };
  const signingKey = newSigningKey();
  const events = eventsSource(database);
  const deps: ReportDeps = {
    database,
    credits: {
      spend: () => {
        const payment = stage.payment();
        if (payment.spent) stage.spent++;
        return Promise.resolve(payment);
      },
      giveBack: (_tx: Tx, { transactionId }) => {
        stage.returned.push(transactionId);
        return Promise.resolve();
      },
    },
    typesetter: {
      typeset: () => Promise.resolve({ pdf: PDF, pages: 1, rendererVersion: 't', boxes: [], warnings: [] }),
      draw: () => Promise.resolve('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    },
    signer: createSigner([{ id: signingKey.id, privateKey: signingKey.secret }]),
    links: textSigner([newCookieKey()]),
    decode,
    get sources() {
      const table: HistorySource = stage.eventsDown
        ? { ...events, ask: () => Promise.reject(new Error('down')) }
        : events;
      return [table, ...stage.sources];
    },
    get registers() {
      return stage.registers;
    },
    model: () => stage.model(),
    sales: comparableSource(database),
    support: {
      open: (_tx, dispute) => {
        stage.disputes.push(dispute);
        return Promise.resolve('7K2M-94QX');
      },
    },
    origin: ({ key }) => `http://${key}.localhost`,
    clock: () => stage.now,
  };
  const module = createReportModule(deps);
  const models = createModelReportModule(deps);
  const [one, dos] = [testBrand({ key: 'one' }), testBrand({ key: 'dos', language: 'es' })];
  const brandOfHost = brandsByHost([one, dos]);
  const authenticator: Authenticator = {
    actorOfToken: (key, token) => {
      const [tokenOf, name = ''] = token.split(' ');
      const accountId = (ACCOUNTS as Record<string, string>)[name];
      if (tokenOf !== key || !accountId) return Promise.resolve(null);
      const email = 'a@example.com';
      return Promise.resolve({ accountId, sessionId: 's', email, dealer: false, roles: [] });
    },
    ...OPEN_GATES,
  };
  const api = await createApi({
    modules: [
      module,
      models,
      createDocumentModule({ report: reportPdf(deps), sticker: () => refuse(404, 'None here.') }),
    ],
    brandOfHost: (host) => {
      const found = brandOfHost(host);
      return found && { ...found, features: stage.features };
    },
    authenticator,
    log: createLogger('silent'),
    ...NO_LIMITS,
  });
  const send = async (path: string, body: object | URLSearchParams, token: string, host: string) => {
    const isForm = body instanceof URLSearchParams;
    const response = await api.request(`http://${host}${path}`, {
      method: 'POST',
      body: isForm ? body : JSON.stringify(body),
      headers: { host, bearer: token, ...(isForm ? {} : { 'content-type': 'application/json' }) },
    });
    const { data, message } = (await response.json()) as { data?: unknown; message?: string };
    return { status: response.status, data, message };
  };
  return {
    database,
    ports: deps,
    stage,
    form: (path: string, fields: Record<string, string>, token = 'one member', host = 'one.localhost') =>
      send(path, new URLSearchParams(fields), token, host),
    json: (path: string, body: object, token = 'one member', host = 'one.localhost') => send(path, body, token, host),
    get: (path: string, headers: Record<string, string> = {}, host = 'one.localhost') =>
      api.request(`http://${host}${path}`, { headers: { host, ...headers } }),
    keep: (list: Parameters<typeof keepEvents>[1]) => keepEvents(database, list),
  };
}
