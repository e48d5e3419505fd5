import { recordAct } from '@vinlore/audit';
import { type Database, tables } from '@vinlore/database';
import type { UndoHistory, UndoWeight } from '../deps.ts';
import type { DataTables } from '../tables.ts';
import { isUndoable, undoHeld } from './undo-import.ts';

/** Dependencies of undoing from the command line. */
export interface UndoCommandDeps {
  readonly database: Database;
  readonly brands: readonly { readonly key: string }[];
  readonly undo: UndoHistory;
}

/** Result: `undone` now or earlier, not found, or not undoable because it's running or of the wrong kind. */
export type CommandUndo =
  | { readonly outcome: 'would-undo' | 'undone'; readonly name: string; readonly weight: UndoWeight }
  | { readonly outcome: 'none' }
  | { readonly outcome: 'not-undoable' };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** History imports that can be undone, from all desks and the command line, newest first. */
export async function undoableImports(database: Database) {
  const rows = await tables<DataTables>(database)
    .selectFrom('data_import')
    .select(['id', 'name', 'kept', 'begun_at', 'kind', 'mode', 'state'])
    .where('kind', '=', 'history')
    .where('mode', '=', 'run')
    .orderBy('place', 'desc')
    .limit(50)
    .execute();
  return rows.filter(isUndoable);
}

/**
 * Undoes an import from the command line, regardless of which desk started it. Continues an unfinished undo, so a
 * killed command can be rerun.
 *
 * @param reason for the audit log of each brand; null for a dry run
 */
export async function undoByCommand(
  { database, brands, undo }: UndoCommandDeps,
  id: string,
  reason: string | null,
): Promise<CommandUndo> {
  if (!UUID.test(id)) return { outcome: 'none' };
  const found = await database.transaction(async (tx): Promise<CommandUndo> => {
    const kept = await tables<DataTables>(tx)
      .selectFrom('data_import')
      .select(['id', 'name', 'kind', 'mode', 'state'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!kept) return { outcome: 'none' };
    const { name, state } = kept;
    const weight = await undo.weigh(tx, id);
    if (state === 'undone') return { outcome: reason === null ? 'would-undo' : 'undone', name, weight };
    if (!isUndoable(kept)) return { outcome: 'not-undoable' };
    if (reason === null) return { outcome: 'would-undo', name, weight };
    await undoHeld(tx, kept, undo);
    // All brands share the data, so each desk's audit log gets an entry.
    for (const { key } of brands)
      await recordAct(tx, {
        ...{ brand: key, actor: null, act: 'import.undone', subject: { kind: 'import', id } },
        detail: { name, ...weight, reason },
        ...{ before: { state }, after: { state: 'undone' } },
      });
    return { outcome: 'undone', name, weight };
  });
  if (found.outcome !== 'undone') return found;
  await undo.finish();
  const done = await undo.standing(id);
  return { ...found, weight: { removed: done?.removed ?? 0, restored: done?.restored ?? 0 } };
}
