import { confirmDeletion } from './confirm-deletion.ts';
import { deleteAccount } from './delete-account.ts';
import { exportData } from './export-data.ts';
import { undoDeletion } from './undo-deletion.ts';

/** Calls by which a member leaves, and takes their data along. */
export const deletionContract = { confirmDeletion, deleteAccount, exportData, undoDeletion };
