import { recordAct } from '@vinlore/audit';
import { type dataContract, isUnderWay, partsOf } from '@vinlore/data-domain';
import { tables, type Tx } from '@vinlore/database';
import {
  type CallContext,
  demandSecond,
  type Handler,
  refuse,
  staffAct,
  type NewApprovalRequest,
} from '@vinlore/server-kit';
import { holdImport, importOf, type KeptImport } from '../imports/import-store.ts';
import { fingerprintOf, partsThere } from '../imports/parts-store.ts';
import type { ImportDeps } from '../deps.ts';
import type { DataTables } from '../tables.ts';
import { importViewOf } from './import-views.ts';
import type { WakeImports } from '../imports/import-jobs.ts';

/** Updates a locked import and writes the audit entry, or reports that there is nothing to do. */
function actOn(deps: ImportDeps, change: (tx: Tx, kept: KeptImport, context: CallContext<'staff'>) => Promise<void>) {
  return async (id: string, context: CallContext<'staff'>) => {
    const { brand, text } = context;
    await deps.database.transaction(async (tx) => {
      const kept = (await holdImport(tx, brand.key, id)) ?? refuse(404, text.t('data.noImport'));
      await change(tx, kept, context);
    });
    return importViewOf(deps, context, (await importOf(deps.database, brand.key, id))!);
  };
}

/** Verifies that all parts were received and match the checksum of the upload. @throws Refusal 422 */
async function checkFile(tx: Tx, { id, size, fingerprint }: KeptImport, { text }: CallContext): Promise<void> {
  const parts = await partsThere(tx, id);
  if (parts.length < partsOf(size)) refuse(422, text.t('data.partsMissing'));
  if (fingerprintOf(parts.map(({ sha256 }) => sha256)) !== fingerprint) refuse(422, text.t('data.otherFile'));
}

/** Summary for the second approver. Line counts are known only after a check. */
function loadingOf({ id, kind, name, size, fingerprint, source, lines, faults }: KeptImport): NewApprovalRequest {
  const isChecked = lines > 0;
  return {
    kind: 'import',
    permission: 'owner',
    subject: { kind: 'import', id },
    facts: {
      kind,
      file: name,
      bytes: size,
      fingerprint,
      source: source ?? '',
      ...(isChecked && { lines, faults }),
    },
  };
}

/** POST /api-cwa/staff/import/start */
export function startImport(deps: ImportDeps, wake: WakeImports): Handler<typeof dataContract.startImport> {
  return ({ id, mode }, context) =>
    actOn(deps, async (tx, kept, { text }) => {
      // A duplicate request starts it only once.
      if (isUnderWay(kept.state) && kept.mode === mode) return;
      if (isUnderWay(kept.state)) refuse(409, text.t('data.runsAlready'));
      if (kept.state === 'uploading') await checkFile(tx, kept, context);
      else if (!kept.has_file) refuse(409, text.t('data.fileGone'));
      // Loading affects every brand; a check changes nothing.
      if (mode !== 'check') await demandSecond(tx, context, loadingOf(kept));
      await tables<DataTables>(tx)
        .updateTable('data_import')
        .set({
          state: 'waiting',
          mode,
          has_file: true,
          attempts: 0,
          started_at: null,
          ended_at: null,
          failure_en: null,
          failure_es: null,
        })
        .where('id', '=', id)
        .execute();
      await wake(tx);
      await recordAct(tx, {
        ...staffAct(context),
        act: mode === 'check' ? 'import.check-started' : 'import.started',
        subject: { kind: 'import', id },
        detail: { kind: kept.kind, name: kept.name },
        before: { state: kept.state },
        after: { state: 'waiting' },
      });
    })(id, context);
}

/** POST /api-cwa/staff/import/cancel. A running import stops within a second. */
export function cancelImport(deps: ImportDeps): Handler<typeof dataContract.cancelImport> {
  const { clock } = deps;
  return ({ id }, context) =>
    actOn(deps, async (tx, kept, { text }) => {
      if (kept.state === 'cancelled') return;
      if (kept.state !== 'uploading' && !isUnderWay(kept.state)) refuse(409, text.t('data.hasEnded'));
      const db = tables<DataTables>(tx);
      await db
        .updateTable('data_import')
        .set({ state: 'cancelled', has_file: false, ended_at: clock() })
        .where('id', '=', id)
        .execute();
      // A running import still reads its parts, so the run deletes them when it ends.
      if (kept.state !== 'running') await db.deleteFrom('data_import_part').where('import_id', '=', id).execute();
      await recordAct(tx, {
        ...staffAct(context),
        act: 'import.cancelled',
        subject: { kind: 'import', id },
        detail: { kind: kept.kind, name: kept.name },
        before: { state: kept.state },
        after: { state: 'cancelled' },
      });
    })(id, context);
}
