import { PDFDocument } from 'pdf-lib';
import type { StoredJob } from '../bulk-store.ts';
import type { ZipEntry } from './zip.ts';

/** Objects written between yields to the event loop. */
const OBJECTS_AT_ONCE = 200;

/**
 * Merges a job's documents into one PDF for printing, in file order. For paper only: accessibility tags are only in
 * each document's own PDF.
 */
export async function printOf(
  job: Pick<StoredJob, 'name' | 'language'>,
  pdfs: AsyncIterable<ZipEntry>,
): Promise<Uint8Array> {
  const all = await PDFDocument.create();
  all.setTitle(job.name);
  all.setLanguage(job.language);
  for await (const { bytes } of pdfs) {
    const one = await PDFDocument.load(bytes, { updateMetadata: false });
    for (const page of await all.copyPages(one, one.getPageIndices())) all.addPage(page);
  }
  return all.save({ objectsPerTick: OBJECTS_AT_ONCE });
}

/** Lists that may wait in the queue, besides the one being merged. */
const MOST_WAITING = 3;

/**
 * Returns a queue that merges one list at a time: 400 pages take 165 MB while merging, and a link can be opened many
 * times at once.
 *
 * @returns runs the work in turn; `busy` if too many are waiting
 */
export function printingInTurn() {
  let turn: Promise<unknown> = Promise.resolve();
  let open = 0;
  return async (work: () => Promise<Uint8Array>): Promise<Uint8Array | 'busy'> => {
    if (open > MOST_WAITING) return 'busy';
    open += 1;
    const mine = turn.then(work);
    turn = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      open -= 1;
    }
  };
}
