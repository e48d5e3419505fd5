import { bulkCheck } from './bulk/check.ts';
import { bulkList } from './bulk/list.ts';
import { bulkProblems } from './bulk/problems.ts';
import { bulkPrint, bulkTable, bulkZip } from './bulk/result.ts';
import { bulkStart } from './bulk/start.ts';
import { bulkStatus } from './bulk/status.ts';
import { bulkStop } from './bulk/stop.ts';

export { type BulkJob, MOST_BULK_ROWS, MOST_PRINTED } from './bulk/bulk-job.ts';
export type { BulkCheck } from './bulk/check.ts';
export type { ListProblem } from './bulk/listed-vin.ts';

/** Calls about stickers in bulk. */
export const bulkContract = {
  bulkCheck,
  bulkList,
  bulkPrint,
  bulkProblems,
  bulkStart,
  bulkStatus,
  bulkStop,
  bulkTable,
  bulkZip,
};
