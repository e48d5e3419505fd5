import type { Database } from '@vinlore/database';
import type { DataKeeper } from '@vinlore/server-kit';
import { exportedFiles, forgetUploader, handOver } from './file-store.ts';

/**
 * Answers for files of tickets: a member's own are exported. Those of their tickets are erased with these, the others here. What
 * staff attached stays when they leave, without their name.
 */
export function fileKeeper(database: Database): DataKeeper {
  return {
    name: 'ticket-files',
    merge: { move: (tx, { from, into }) => handOver(tx, from.id, into.id) },
    exportOf: ({ id, brand }) => exportedFiles(database, { brand: brand.key, by: id }),
    erase: (tx, { id }) => forgetUploader(tx, id),
  };
}
