import type { DataKeeper } from '@vinlore/server-kit';
import { exportedFiles, type FileDeps, forgetUploader, handOver } from './file-store.ts';

/**
 * Handles files as personal data: a member's own are exported. Those in their tickets are erased with the tickets, the
 * others here. Staff's attachments are kept without a name when they leave.
 */
export function fileKeeper(deps: FileDeps): DataKeeper {
  return {
    name: 'ticket-files',
    merge: { move: (tx, { from, into }) => handOver(tx, from.id, into.id) },
    exportOf: ({ id, brand }) => exportedFiles(deps, { brand: brand.key, by: id }),
    erase: (tx, { id }) => forgetUploader(tx, id),
  };
}
