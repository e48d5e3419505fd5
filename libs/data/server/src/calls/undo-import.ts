import { recordAct } from '@vinlore/audit';
import { ALONE_RECORDS, type dataContract, MOST_COUNTED } from '@vinlore/data-domain';
import { demandSecond, type Handler, refuse, staffAct } from '@vinlore/server-kit';
import type { ImportDeps } from '../deps.ts';
import { holdShown, importOf } from '../imports/import-store.ts';
import { isUndoable, undoHeld } from '../imports/undo-import.ts';
import { importViewOf, neededImport } from './import-views.ts';

/** A count for display, capped at the counting limit. */
const counted = (records: number) => (records > MOST_COUNTED ? `> ${MOST_COUNTED}` : records);

/** GET /api-cwa/staff/import/undo-weight */
export function weighUndo(deps: ImportDeps): Handler<typeof dataContract.weighUndo> {
  return async ({ id }, context) => {
    const kept = await neededImport(deps, context, id);
    if (!isUndoable(kept)) return refuse(409, context.text.t('data.notUndoable'));
    return deps.undo.weigh(deps.database, id);
  };
}

/**
 * POST /api-cwa/staff/import/undo. A job deletes the records in batches; the import can't add anything from this point
 * on.
 */
export function undoImport(deps: ImportDeps): Handler<typeof dataContract.undoImport> {
  return async ({ id, reason }, context) => {
    const { brand, text } = context;
    await deps.database.transaction(async (tx) => {
      const kept = (await holdShown(tx, brand.key, id)) ?? refuse(404, text.t('data.noImport'));
      // A duplicate request has no effect.
      if (kept.state === 'undone') return;
      if (!isUndoable(kept)) refuse(409, text.t('data.notUndoable'));
      const subject = { kind: 'import', id };
      const { removed, restored } = await deps.undo.weigh(tx, id);
      if (removed + restored > ALONE_RECORDS)
        await demandSecond(tx, context, {
          kind: 'import-undo',
          permission: 'owner',
          subject,
          facts: {
            ...{ file: kept.name, source: kept.source ?? '' },
            ...{ removed: counted(removed), restored: counted(restored), reason },
          },
        });
      await undoHeld(tx, kept, deps.undo);
      await recordAct(tx, {
        ...staffAct(context),
        act: 'import.undone',
        subject,
        detail: { name: kept.name, removed: counted(removed), restored: counted(restored), reason },
        before: { state: kept.state },
        after: { state: 'undone' },
      });
    });
    return importViewOf(deps, context, (await importOf(deps.database, brand.key, id))!);
  };
}
