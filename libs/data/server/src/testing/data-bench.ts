import { type AuditTables, auditMigrations } from '@vinlore/audit';
import { brandsByHost } from '@vinlore/brand';
import {
  type DataImport,
  type dataContract,
  type ImportKind,
  PART_BYTES,
  partsOf,
  rangeOf,
} from '@vinlore/data-domain';
import type { DataOf } from '@vinlore/contract';
import { tables } from '@vinlore/database';
import type { Jobs } from '@vinlore/jobs';
import {
  type ApprovalRequest,
  type Authenticator,
  carryOutCall,
  createApi,
  createLogger,
  LineFault,
  runImport,
} from '@vinlore/server-kit';
import { createTestDatabase, hostFor, NO_LIMITS, OPEN_GATES, testBrand } from '@vinlore/testing-node';
import { sql } from 'kysely';
import { createDataModule } from '../data-module.ts';
import { importByCommand } from '../imports/import-by-command.ts';
import { fingerprintOf, sha256 } from '../imports/parts-store.ts';
import { runImports } from '../imports/run-imports.ts';
import { dataMigrations } from '../migrations.ts';
import type { Importer, KnownSources, UndoHistory } from '../deps.ts';
import { createSourceLedger } from '../sources/source-ledger.ts';
import { createOpenData } from '../sync/open-data.ts';

const BRANDS = [testBrand({ key: 'one' }), testBrand({ key: 'other' }), testBrand({ key: 'dos', language: 'es' })];

/** Users by their token, `<brand> <name>`. */
export const PEOPLE = {
  olga: { id: '11111111-1111-4111-8111-111111111111', email: 'olga@example.com', roles: ['staff', 'owner'] },
  omar: { id: '22222222-2222-4222-8222-222222222222', email: 'omar@example.com', roles: ['staff', 'owner'] },
  sue: { id: '33333333-3333-4333-8333-333333333333', email: 'sue@example.com', roles: ['staff', 'support'] },
} as const;

const authenticator: Authenticator = {
  actorOfToken: (brand, token) => {
    const [tokenOf, name] = token.split(' ') as [string, keyof typeof PEOPLE];
    if (tokenOf !== brand) return Promise.resolve(null);
    const { id, email, roles } = PEOPLE[name];
    return Promise.resolve({ accountId: id, sessionId: 's', email, dealer: false, roles, secondFactor: true });
  },
  ...OPEN_GATES,
};

/** Fake plates importer: stores each line by its number and rejects `bad`. */
const MIGRATION = {
  slice: 'bench',
  migrations: [
    {
      name: '0001-plates',
      up: async (db: Parameters<(typeof dataMigrations)[0]['up']>[0]) => {
        await sql`create table bench_plate (plate text primary key, source text)`.execute(db);
      },
    },
  ],
};

/** Imports and sources behind a real API and database; jobs run only when the test triggers them. */
export async function createDataBench({ stocks = [], services = [] }: Partial<KnownSources> = {}) {
  const database = await createTestDatabase({
    migrations: [auditMigrations, { slice: 'data', migrations: dataMigrations }, MIGRATION],
  });
  let now = new Date('2026-11-22T10:00:00Z');
  const clock = () => now;
  const log = createLogger('silent');
  let woken = 0;
  const define: Jobs['define'] = () => () => Promise.resolve(String(++woken));
  /** Called for each batch, for example to stop midway. */
  const during: { batch: (signal: AbortSignal) => Promise<void> } = { batch: () => Promise.resolve() };
  const plates: Importer = ({ file, source }, watch) =>
    runImport<{ plate: string }>(
      file,
      {
        batch: 2,
        read: ({ plate }) =>
          plate === 'bad'
            ? new LineFault(
                { en: 'has a bad plate', es: 'tiene una matrícula mala' },
                { column: 'plate', allowed: 'A–Z' },
              )
            : { plate: String(plate) },
        write: async (rows) => {
          await sql`insert into bench_plate select plate, ${source} from unnest(${rows.map(({ plate }) => plate)}::text[])
            as new(plate) on conflict (plate) do update set source = excluded.source`.execute(database.kysely);
          await during.batch(watch.signal!);
        },
      },
      watch,
    );
  /** Undone imports, and the preview of an undo. */
  const undone: string[] = [];
  const weight = { removed: 4, restored: 1 };
  const undo: UndoHistory = {
    weigh: () => Promise.resolve({ ...weight }),
    begin: (_tx, id) => Promise.resolve(undone.push(id) > 0),
    finish: () => Promise.resolve(),
    standing: (id) =>
      Promise.resolve(undone.includes(id) ? { ...weight, undone_at: clock().toISOString(), is_done: false } : null),
  };
  /** Arguments passed to the importers, in order. */
  const noted: unknown[] = [];
  const history: Importer = async (order, watch) => {
    noted.push(order.noted);
    if (order.map === null) throw new Error('something of ours');
    return plates(order, watch);
  };
  const ports = {
    database,
    importers: { plates, recalls: plates, history, catalogue: plates, 'fuel-economy': plates },
    mappings: {
      names: () => Promise.resolve(['own', 'auctions']),
      pin: (name: string) => Promise.resolve(name === 'own' || name === 'auctions' ? name : null),
      check: (json: string) => void JSON.parse(json),
    },
    emailsOf: (_brand: string, ids: readonly string[]) =>
      Promise.resolve(
        new Map(
          Object.values(PEOPLE).flatMap(({ id, email }): [string, string][] => (ids.includes(id) ? [[id, email]] : [])),
        ),
      ),
    clock,
    undo,
  };
  const ledger = createSourceLedger({ database, clock, log });
  const openData = createOpenData({
    ...{
      database,
      jobs: { define },
      facts: [],
      loaders: {},
      mode: 'off' as const,
      mirror: null,
      dataDir: '',
      clock,
      log,
    },
  });
  const module = createDataModule({ ...ports, jobs: { define }, sources: { stocks, services }, ledger, openData, log });
  /** Approval requests pending for a second owner. */
  const asked: ApprovalRequest[] = [];
  const carryOut = carryOutCall({
    modules: () => [module],
    brands: BRANDS,
    actorOf: (brand, accountId) => {
      const [name] = Object.entries(PEOPLE).find(([, { id }]) => id === accountId)!;
      return authenticator.actorOfToken(brand, `${brand} ${name}`, { desk: true }).then((actor) => actor ?? undefined);
    },
    log,
  });
  /** Approves the latest request as a second owner. */
  const approve = () =>
    carryOut({ ...asked.at(-1)!, id: '7', approvedBy: PEOPLE.omar.id, settle: () => Promise.resolve(true) });
  const api = await createApi({
    modules: [module],
    askSecond: (request) => Promise.resolve({ id: String(asked.push(request)), alone: false }),
    brandOfHost: brandsByHost(BRANDS),
    authenticator,
    log,
    ...NO_LIMITS,
  });

  const caller = (as: keyof typeof PEOPLE = 'olga', brand = 'one') => {
    const send = async (path: string, body?: FormData | object) => {
      const host = hostFor(`${brand}.localhost`, path);
      const isForm = body instanceof FormData;
      const headers = {
        host,
        bearer: `${brand} ${as}`,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      };
      const sent = isForm ? body : JSON.stringify(body);
      return api.request(
        new Request(`http://${host}${path}`, body ? { method: 'POST', headers, body: sent } : { headers }),
        {},
        { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
      );
    };
    const ask = async <Data = DataImport>(path: string, body?: FormData | object) => {
      const response = await send(path, body);
      const { message, data } = (await response.json()) as { message?: string; data: Data };
      return { status: response.status, message, data };
    };
    const part = (id: string, at: number, bytes: Uint8Array, hash = sha256(bytes)) => {
      const form = new FormData();
      form.append('id', id);
      form.append('part', String(at));
      form.append('sha256', hash);
      form.append('bytes', new Blob([new Uint8Array(bytes)]), 'part');
      return ask<{ received: number }>('/api-cwa/staff/import/part', form);
    };
    const begin = (content: Uint8Array, more: object = {}) =>
      ask<DataOf<typeof dataContract.beginImport>>('/api-cwa/staff/import/begin', {
        kind: 'plates',
        name: 'plates.csv',
        size: content.byteLength,
        fingerprint: fingerprint(content),
        ...more,
      });
    const one = (id: string) => ask(`/api-cwa/staff/import?id=${id}`);
    const askToStart = (id: string, mode = 'run') => ask('/api-cwa/staff/import/start', { id, mode });
    /** Starts an import, with immediate approval where it needs a second owner. */
    const start = async (id: string, mode = 'run') => {
      const answer = await askToStart(id, mode);
      if (answer.status !== 202) return answer;
      await approve();
      return one(id);
    };
    return {
      send,
      askToStart,
      ask,
      part,
      begin,
      one,
      start,
      cancel: (id: string) => ask('/api-cwa/staff/import/cancel', { id }),
      list: (query = '') => ask<DataOf<typeof dataContract.imports>>(`/api-cwa/staff/imports${query}`),
      faults: (id: string, cursor = 0) =>
        ask<DataOf<typeof dataContract.importFaults>>(`/api-cwa/staff/import/faults?id=${id}&cursor=${cursor}`),
      /** Uploads a complete file, ready to start. @returns the import's id */
      async upload(text: string, more: object = {}): Promise<string> {
        const content = new TextEncoder().encode(text);
        const { data } = await begin(content, more);
        for (let at = 0; at < partsOf(content.byteLength); at++) {
          const { from, to } = rangeOf(content.byteLength, at);
          await part(data.import.id, at, content.subarray(from, to));
        }
        return data.import.id;
      },
    };
  };
  return {
    undone,
    weight,
    noted,
    asked,
    approve,
    database,
    ledger,
    module,
    caller,
    during,
    /** Imports a file from the command line. */
    command: (file: string, kind: ImportKind = 'plates') =>
      importByCommand({ ...ports, log }, kind, { file, source: 'DMV', map: null, asOf: null }, {}),
    /** Runs queued imports, as the job does. */
    work: (stop = new AbortController().signal) => runImports(ports, stop, log),
    woken: () => woken,
    plates: async () =>
      (await sql<{ plate: string }>`select plate from bench_plate order by plate`.execute(database.kysely)).rows.map(
        ({ plate }) => plate,
      ),
    parts: async () =>
      (await sql<{ n: number }>`select count(*)::int as n from data_import_part`.execute(database.kysely)).rows[0]!.n,
    /** Advances the clock. */
    pass: (ms: number) => void (now = new Date(now.getTime() + ms)),
    acts: async () =>
      (await tables<AuditTables>(database).selectFrom('audit_entry').select('act').orderBy('id').execute()).map(
        ({ act }) => act,
      ),
    async clean() {
      await database.asOwner((owner) =>
        sql`truncate data_import, data_import_part, data_import_fault, bench_plate, data_service,
        data_service_slot`.execute(owner),
      );
      during.batch = () => Promise.resolve();
    },
  };
}

export type DataBench = Awaited<ReturnType<typeof createDataBench>>;

/** A file's checksum, as the browser computes it. */
function fingerprint(content: Uint8Array): string {
  const hashes: string[] = [];
  for (let at = 0; at < content.byteLength; at += PART_BYTES)
    hashes.push(sha256(content.subarray(at, at + PART_BYTES)));
  return fingerprintOf(hashes);
}
