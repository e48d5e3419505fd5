import { setTimeout as pause } from 'node:timers/promises';
import { TypesetError } from '@vinlore/documents';
import { currentSticker, formatStickerId } from '@vinlore/sticker-domain';
import { isGenuine } from '../../genuine.ts';
import { typesetSticker } from '../../paper/typeset-sticker.ts';
import type { StickerDeps } from '../../deps.ts';
import { stickerById, type StoredSticker } from '../../sticker-table.ts';
import { rowsOf, type StoredJob } from '../bulk-store.ts';
import type { ZipEntry } from './zip.ts';

/** PDFs that are set at once: one for each thread of a small server. */
const AT_ONCE = 2;
/** How often a full queue is asked again: people who wait for one sticker come first. */
const PATIENCE = { times: 100, ms: 200 };

/** Sets a sticker's PDF, with patience where many others are being set. */
async function pdfOf(deps: StickerDeps, sticker: StoredSticker): Promise<ZipEntry> {
  const data = currentSticker(sticker.data);
  const logo = data.dealer?.logo ? await deps.dealers.logo(data.dealer.logo) : null;
  for (let attempt = 1; ; attempt += 1)
    try {
      const { pdf } = await typesetSticker(deps.typesetter, data, { logo });
      const name = `${sticker.vin} ${sticker.title} ${formatStickerId(sticker.id)}`.replace(/[^\w.-]+/g, '-');
      return { name: `${name}.pdf`, bytes: pdf, at: sticker.made_at };
    } catch (error) {
      const isBusy = error instanceof TypesetError && error.code === 'queue-full';
      if (!isBusy || attempt === PATIENCE.times) throw error;
      await pause(PATIENCE.ms);
    }
}

/** The PDFs of a job's stickers, in the order of its file. */
export async function* pdfsOf(deps: StickerDeps, job: StoredJob): AsyncGenerator<ZipEntry> {
  const setting: Promise<ZipEntry>[] = [];
  for (const { sticker_id } of await rowsOf(deps.database, job.id)) {
    const sticker = sticker_id === null ? null : await stickerById(deps.database, job.brand, sticker_id);
    // One that its owner has taken back, or that was altered, is handed out nowhere.
    if (!sticker || sticker.revoked_at || !isGenuine(sticker, deps.signer.publicKeys)) continue;
    const pdf = pdfOf(deps, sticker);
    // Its failure is heard when its turn comes.
    pdf.catch(() => {});
    if (setting.push(pdf) >= AT_ONCE) yield await setting.shift()!;
  }
  for (const pdf of setting) yield await pdf;
}
