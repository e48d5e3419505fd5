import { PDFDocument } from 'pdf-lib';
import type { StoredJob } from '../bulk-store.ts';
import type { ZipEntry } from './zip.ts';

/** Objects that are written before others who call get their turn. */
const OBJECTS_AT_ONCE = 200;

/**
 * A job's documents in one PDF, in the order of its file, to be sent to a printer at once. It is for paper only: the tags for
 * screen readers stay in each document's own PDF.
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

/** Lists that may wait for their turn, beside the one that is being joined. */
const MOST_WAITING = 3;

/**
 * Joins one list at a time: 400 sheets take 165 MB while they are joined, and a link can be followed many times at once.
 *
 * @returns work that comes to its turn; `busy` where too many wait
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
