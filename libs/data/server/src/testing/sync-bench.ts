import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditMigrations } from '@vinlore/audit';
import type { OpenDataMode, OpenDataName } from '@vinlore/data-domain';
import {
  createSlotPointer,
  createSlotTable,
  type Database,
  loadSlot,
  rollBackSlot,
  slotInUse,
  type SlotSet,
  type Tx,
  useSlot,
} from '@vinlore/database';
import type { Jobs } from '@vinlore/jobs';
import { createLogger, ImportError, LineFault, openZip, type OpenDataLoader, runImport } from '@vinlore/server-kit';
import { createTestDatabase } from '@vinlore/testing-node';
import { sql } from 'kysely';
import { dataMigrations } from '../migrations.ts';
import { createOpenData } from '../sync/open-data.ts';
import type { OpenDataFacts } from '../sync/open-source.ts';
import { filesNamed } from '../sync/pieces.ts';
import type { Patience } from '../sync/download/download-request.ts';
import { PATIENT, startMirror } from './mirror.ts';

const ITEMS = { table: 'bench_item', columns: ['file', 'item'] };
const setOf = (name: OpenDataName, slots: readonly [number, number]): SlotSet => ({
  pointer: 'bench_slot',
  name,
  slots,
  tables: ['bench_item'],
});
const SETS = { epa: setOf('epa', [0, 1]), recalls: setOf('recalls', [2, 3]) } as const;

const MIGRATION = {
  slice: 'bench',
  migrations: [
    {
      name: '0001-items',
      up: async (db: Parameters<(typeof dataMigrations)[0]['up']>[0]) => {
        await createSlotPointer(db, 'bench_slot');
        await createSlotTable(
          db,
          'bench_item',
          'file text not null, item text not null, primary key (slot, item)',
          [0, 1, 2, 3],
        );
      },
    },
  ],
};

/** A loader like those of slices: reads the files' lines into a table and rejects `bad`. */
function itemLoader(
  database: Database,
  set: SlotSet,
  during: (signal: AbortSignal) => Promise<void>,
): OpenDataLoader & { version: number } {
  let loaded: number | null = null;
  return {
    version: 1,
    async load(files, { signal, onProgress }) {
      let [rows, refused] = [0, 0];
      let asOf: string | null = null;
      const { slot } = await loadSlot(database, set, async (to) => {
        for (const file of files) {
          if (file.unchanged) {
            rows += await to.takeOver(ITEMS, 'file = $1', [file.name]);
            continue;
          }
          const result = await runImport<{ item: string }>(
            file.path,
            {
              ...(file.name.endsWith('.zip') && {
                open: (path: string) =>
                  openZip(path, { ending: '.csv', largest: 1e9, hint: { en: 'The archive.', es: 'El archivo.' } }),
              }),
              batch: 2,
              header: (columns) => {
                if (!columns.includes('item')) throw new ImportError({ en: 'No column "item".', es: 'Sin columna.' });
              },
              read: ({ item, as_of: day }) => {
                if (typeof day === 'string') asOf = day;
                if (item === 'bad') return new LineFault({ en: 'is bad', es: 'es malo' });
                return { item: String(item) };
              },
              write: async (batch) => {
                await to.add(
                  ITEMS,
                  batch.map(({ item }) => [file.name, item]),
                );
                await during(signal);
                signal.throwIfAborted();
              },
            },
            {
              signal,
              onFault: () => {},
              onProgress: ({ share, kept }) => onProgress({ share, rows: kept, refused: 0 }),
            },
          );
          rows += result.kept;
          refused += result.faults;
        }
      });
      loaded = slot;
      return { rows, refused, asOf, release: null };
    },
    use: (tx: Tx) => useSlot(tx, set, loaded!),
    rollBack: (tx: Tx) => rollBackSlot(tx, set),
    count: async () =>
      (
        await sql<{ n: number }>`
          select count(*)::int as n from bench_item where slot = ${slotInUse(set)}`.execute(database.kysely)
      ).rows[0]!.n,
  };
}

/** State of the bench's two sources. */
const BENCH_FACTS: readonly OpenDataFacts[] = (
  [
    ['epa', filesNamed('list.csv')],
    ['recalls', filesNamed('new.zip', 'old.zip')],
  ] as const
).map(([name, files]) => ({
  name,
  files,
  publisher: 'Bench',
  license: 'Public domain.',
  home: 'http://127.0.0.1:1',
  cadenceHours: 24,
  limits: { bytes: 1_000_000, seconds: 20, refused: 0.2, least: 0.5, most: 3 },
}));

/** Open-data sources with a local publisher and their own databases and processes. */
export async function createSyncBench() {
  const database = await createTestDatabase({
    migrations: [auditMigrations, { slice: 'data', migrations: dataMigrations }, MIGRATION],
  });
  const mirror = await startMirror();
  const folder = mkdtempSync(join(tmpdir(), 'sync-'));
  let now = new Date('2026-11-24T10:00:00Z');
  /** Called for each batch a process loads. */
  const during: { batch: (signal: AbortSignal) => Promise<void> } = { batch: () => Promise.resolve() };

  /** A process with its own sources. */
  const open = (
    mode: OpenDataMode = 'auto',
    name = 'process',
    patience: Patience = PATIENT,
    apart?: (stop: AbortSignal) => Promise<void>,
  ) => {
    let woken = 0;
    const said: string[] = [];
    let job: (stop: AbortSignal) => Promise<void> = () => Promise.resolve();
    const define: Jobs['define'] = (_name, _schema, handler) => {
      job = (signal) => handler({} as never, { id: '1', attempt: 1, signal });
      return () => Promise.resolve(String(++woken));
    };
    const loaders = {
      epa: itemLoader(database, SETS.epa, (signal) => during.batch(signal)),
      recalls: itemLoader(database, SETS.recalls, (signal) => during.batch(signal)),
    };
    const openData = createOpenData({
      database,
      jobs: { define },
      facts: BENCH_FACTS,
      loaders,
      mode,
      mirror: `${mirror.base}/data/`,
      dataDir: join(folder, name),
      clock: () => now,
      log: createLogger('info', { write: (line) => void said.push(line) }),
      random: () => 0.5,
      patience,
      ...(apart && { apart }),
    });
    return {
      openData,
      loaders,
      woken: () => woken,
      /** Lines of the log. */
      said,
      /** Syncs due sources, as the job does. */
      work: (stop = new AbortController().signal) => job(stop),
      sync: (source: OpenDataName, force = false, stop = new AbortController().signal) =>
        openData.sync(source, { force, stop }),
      standing: async (source: OpenDataName) => (await openData.standings('en')).find((each) => each.name === source)!,
    };
  };
  return {
    database,
    mirror,
    folder,
    during,
    open,
    pass: (ms: number) => void (now = new Date(now.getTime() + ms)),
    items: async (source: keyof typeof SETS) =>
      (
        await sql<{ item: string }>`
          select item from bench_item where slot = ${slotInUse(SETS[source])} order by item`.execute(database.kysely)
      ).rows.map(({ item }) => item),
    rollBack: (openData: ReturnType<typeof createOpenData>, source: OpenDataName, from: string | null = null) =>
      database.transaction((tx) => openData.rollBack(tx, source, from)),
    close: async () => {
      await mirror.close();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type SyncBench = Awaited<ReturnType<typeof createSyncBench>>;
