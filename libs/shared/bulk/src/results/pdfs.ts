import { setTimeout as pause } from 'node:timers/promises';
import type { Brand } from '@vinlore/brand';
import { TypesetError } from '@vinlore/documents';
import { documentIdOf, rowsOf, type StoredJob } from '../bulk-store.ts';
import type { BulkDeps } from '../deps.ts';
import type { ZipEntry } from './zip.ts';

/** PDFs rendered concurrently: one per thread of a small server. */
const AT_ONCE = 2;
/** How often a full queue is retried: people waiting for a single document come first. */
const PATIENCE = { times: 100, ms: 200 };

/** Renders a PDF, retrying while the queue is full. */
async function patiently(set: () => Promise<ZipEntry | null>): Promise<ZipEntry | null> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await set();
    } catch (error) {
      const isBusy = error instanceof TypesetError && error.code === 'queue-full';
      if (!isBusy || attempt === PATIENCE.times) throw error;
      await pause(PATIENCE.ms);
    }
}

/** The PDFs of a job's documents, in file order. */
export async function* pdfsOf(
  { database, products }: Pick<BulkDeps, 'database' | 'products'>,
  job: StoredJob,
  brand: Brand,
): AsyncGenerator<ZipEntry> {
  const setting: Promise<ZipEntry | null>[] = [];
  const next = async function* () {
    const pdf = await setting.shift()!;
    if (pdf) yield pdf;
  };
  for (const row of await rowsOf(database, job.id)) {
    const id = documentIdOf(row);
    if (id === null) continue;
    const pdf = patiently(() => products[job.kind].pdfOf({ brand, language: job.language }, id));
    // An error is handled when this PDF's turn comes.
    pdf.catch(() => {});
    if (setting.push(pdf) >= AT_ONCE) yield* next();
  }
  while (setting.length > 0) yield* next();
}
