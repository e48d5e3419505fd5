import type { bulkContract } from '@vinlore/contract';
import { type CallContext, type Handlers, refuse, StreamReply } from '@vinlore/server-kit';
import { jobById, type StoredJob } from '../bulk-store.ts';
import type { BulkDeps } from '../deps.ts';
import { openedJob } from '../job-view.ts';
import { pdfsOf } from '../results/pdfs.ts';
import { printingInTurn, printOf } from '../results/print.ts';
import { resultsTable } from '../results/results-table.ts';
import { zipOf } from '../results/zip.ts';

async function* once(all: string | Uint8Array) {
  yield all;
}

/** Handlers for a job's results, opened with its signed key. */
export function resultHandlers(
  deps: BulkDeps,
): Pick<Handlers<typeof bulkContract>, 'bulkPrint' | 'bulkTable' | 'bulkZip'> {
  const inTurn = printingInTurn();
  const opened = async (key: string, { brand, text }: Pick<CallContext, 'brand' | 'text'>): Promise<StoredJob> => {
    const id = openedJob(deps, key);
    if (id === null) return refuse(403, text.t('bulk.linkOver'));
    const job = await jobById(deps.database, id);
    return job?.brand === brand.key ? job : refuse(404, text.t('bulk.none'));
  };
  const nameOf = ({ name, begun_at }: StoredJob, ending: string) =>
    `${name.replace(/\.\w{1,5}$/, '')} ${begun_at.toISOString().slice(0, 10)}.${ending}`;
  return {
    bulkTable: async ({ key }, context) => {
      const job = await opened(key, context);
      const table = await resultsTable(deps, job, context);
      return new StreamReply(once(table), 'text/csv; charset=utf-8', nameOf(job, 'csv'));
    },
    bulkPrint: async ({ key }, context) => {
      const job = await opened(key, context);
      const pdf = await inTurn(() => printOf(job, pdfsOf(deps, job, context.brand)));
      if (pdf === 'busy') return refuse(503, context.text.t('bulk.printBusy'));
      return new StreamReply(once(pdf), 'application/pdf', nameOf(job, 'pdf'));
    },
    bulkZip: async ({ key }, context) => {
      const job = await opened(key, context);
      return new StreamReply(zipOf(pdfsOf(deps, job, context.brand)), 'application/zip', nameOf(job, 'zip'));
    },
  };
}
