import { setTimeout as pause } from 'node:timers/promises';
import type { Brand } from '@vinlore/brand';
import { TypesetError } from '@vinlore/documents';
import { documentIdOf, rowsOf, type StoredJob } from '../bulk-store.ts';
import type { BulkDeps } from '../deps.ts';
import type { ZipEntry } from './zip.ts';

/** PDFs that are set at once: one for each thread of a small server. */
const AT_ONCE = 2;
/** How often a full queue is asked again: people who wait for one document come first. */
const PATIENCE = { times: 100, ms: 200 };

/** Sets a PDF, with patience where many others are being set. */
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

/** The PDFs of a job's documents, in the order of its file. */
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
    // Its failure is heard when its turn comes.
    pdf.catch(() => {});
    if (setting.push(pdf) >= AT_ONCE) yield* next();
  }
  while (setting.length > 0) yield* next();
}
