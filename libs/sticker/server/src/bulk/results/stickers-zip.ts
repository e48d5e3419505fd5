import type { StickerDeps } from '../../deps.ts';
import type { StoredJob } from '../bulk-store.ts';
import { pdfsOf } from './sticker-pdfs.ts';
import { zipOf } from './zip.ts';

/** A job's stickers as a ZIP of PDFs, which are set while it is sent. */
export function stickersZip(deps: StickerDeps, job: StoredJob): AsyncGenerator<Uint8Array> {
  return zipOf(pdfsOf(deps, job));
}
