import { canBeUndone } from '@vinlore/data-domain';
import { tables, type Tx } from '@vinlore/database';
import type { UndoHistory } from '../deps.ts';
import type { DataTables } from '../tables.ts';
import type { KeptImport } from './import-store.ts';

/** Whether an import can be undone: it has ended and may have stored something. */
export const isUndoable = ({ kind, mode, state }: Pick<KeptImport, 'kind' | 'mode' | 'state'>): boolean =>
  canBeUndone(kind) && mode === 'run' && (state === 'done' || state === 'failed' || state === 'cancelled');

/** Undoes a locked import: it can't be restarted, and its records are deleted. The caller writes the audit entry. */
export async function undoHeld(tx: Tx, { id }: Pick<KeptImport, 'id'>, undo: UndoHistory): Promise<void> {
  const db = tables<DataTables>(tx);
  await db.updateTable('data_import').set({ state: 'undone', has_file: false }).where('id', '=', id).execute();
  await db.deleteFrom('data_import_part').where('import_id', '=', id).execute();
  await undo.begin(tx, id);
}
