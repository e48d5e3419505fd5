export { createBulkModule } from './bulk-module.ts';
export type { BulkCredits, BulkDeps } from './deps.ts';
export { forDealers } from './for-dealers.ts';
export { listOfCall } from './list/list-of-call.ts';
export type { ListedVin } from './list/read-vin-list.ts';
export { commonProblemWords } from './problem-words.ts';
export type {
  BulkDocument,
  BulkProduct,
  DocumentOwner,
  DocumentToPay,
  RowFault,
  RowOutcome,
  RowPayer,
  RowPayment,
  RowToMake,
} from './product.ts';
