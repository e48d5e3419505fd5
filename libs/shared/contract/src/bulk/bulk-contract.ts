import { bulkCheck } from './check.ts';
import { bulkList } from './list.ts';
import { bulkProblems } from './problems.ts';
import { bulkPrint, bulkTable, bulkZip } from './result.ts';
import { bulkRows } from './rows.ts';
import { bulkStart } from './start.ts';
import { bulkStatus } from './status.ts';
import { bulkStop } from './stop.ts';

export { type BulkJob, MOST_BULK_ROWS, MOST_PRINTED } from './bulk-job.ts';
export type { BulkCheck } from './check.ts';
export { BULK_PAGE, type BulkRow } from './rows.ts';
export { type ListProblem, ListProblemSchema } from './listed-vin.ts';

/** Bulk document calls: one list of VINs, a document for each. Like `viewPdf`, they belong to no slice. */
export const bulkContract = {
  bulkCheck,
  bulkList,
  bulkPrint,
  bulkProblems,
  bulkRows,
  bulkStart,
  bulkStatus,
  bulkStop,
  bulkTable,
  bulkZip,
};
