import { type CallContext, type Handlers, refuse, StreamReply } from '@vinlore/server-kit';
import type { bulkContract } from '@vinlore/sticker-domain';
import type { StickerDeps } from '../../deps.ts';
import { jobById, type StoredJob } from '../bulk-store.ts';
import { openedJob } from '../job-view.ts';
import { resultsTable } from '../results/results-table.ts';
import { printingInTurn, stickersPrint } from '../results/stickers-print.ts';
import { stickersZip } from '../results/stickers-zip.ts';

async function* once(all: string | Uint8Array) {
  yield all;
}

/** The results of a job, for who holds its signed key. */
export function resultHandlers(
  stickers: StickerDeps,
): Pick<Handlers<typeof bulkContract>, 'bulkPrint' | 'bulkTable' | 'bulkZip'> {
  const inTurn = printingInTurn();
  const opened = async (key: string, { brand, text }: Pick<CallContext, 'brand' | 'text'>): Promise<StoredJob> => {
    const id = openedJob(stickers, key);
    if (id === null) return refuse(403, text.t('bulk.linkOver'));
    const job = await jobById(stickers.database, id);
    return job?.brand === brand.key ? job : refuse(404, text.t('bulk.none'));
  };
  const nameOf = ({ name, begun_at }: StoredJob, ending: string) =>
    `${name.replace(/\.\w{1,5}$/, '')} ${begun_at.toISOString().slice(0, 10)}.${ending}`;
  return {
    bulkTable: async ({ key }, context) => {
      const job = await opened(key, context);
      const table = await resultsTable(stickers, job, context.brand, context.text);
      return new StreamReply(once(table), 'text/csv; charset=utf-8', nameOf(job, 'csv'));
    },
    bulkPrint: async ({ key }, context) => {
      const job = await opened(key, context);
      const pdf = await inTurn(() => stickersPrint(stickers, job));
      if (pdf === 'busy') return refuse(503, context.text.t('bulk.printBusy'));
      return new StreamReply(once(pdf), 'application/pdf', nameOf(job, 'pdf'));
    },
    bulkZip: async ({ key }, context) => {
      const job = await opened(key, context);
      return new StreamReply(stickersZip(stickers, job), 'application/zip', nameOf(job, 'zip'));
    },
  };
}
