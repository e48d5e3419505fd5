import { confirmDeletion } from './confirm-deletion.ts';
import { deleteAccount } from './delete-account.ts';
import { exportData } from './export-data.ts';
import { undoDeletion } from './undo-deletion.ts';

/** Routes for account deletion and data export. */
export const deletionContract = { confirmDeletion, deleteAccount, exportData, undoDeletion };
