import { PDFDocument } from 'pdf-lib';
import type { StickerDeps } from '../../deps.ts';
import type { StoredJob } from '../bulk-store.ts';
import { pdfsOf } from './sticker-pdfs.ts';

/** Objects that are written before others who call get their turn. */
const OBJECTS_AT_ONCE = 200;

/**
 * A job's stickers in one PDF, in the order of its file, to be sent to a printer at once. It is for paper only: the tags for
 * screen readers stay in each sticker's own PDF.
 */
export async function* stickersPrint(deps: StickerDeps, job: StoredJob): AsyncGenerator<Uint8Array> {
  const all = await PDFDocument.create();
  all.setTitle(job.name);
  all.setLanguage(job.language);
  for await (const { bytes } of pdfsOf(deps, job)) {
    const one = await PDFDocument.load(bytes, { updateMetadata: false });
    for (const page of await all.copyPages(one, one.getPageIndices())) all.addPage(page);
  }
  yield await all.save({ objectsPerTick: OBJECTS_AT_ONCE });
}
