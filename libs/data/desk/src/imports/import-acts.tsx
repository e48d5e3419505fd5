import {
  canBeUndone,
  type DataImport,
  dataContract,
  type ImportMode,
  isAllOrNothing,
  isUnderWay,
} from '@vinlore/data-domain';
import { ActDialog } from '@vinlore/desk-ui';
import { ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { dataDeskMessages } from '../messages/index.ts';
import { IMPORTS_KEY, importQuery } from './import-queries.ts';
import { isAllRefused } from './import-words.tsx';
import { UndoDialog } from './undo-dialog.tsx';

/** Actions available for an import. */
export function ImportActs({ data }: { readonly data: DataImport }) {
  const { t } = useTranslator<typeof dataDeskMessages>();
  const call = useCall();
  const queries = useQueryClient();
  const [asking, setAsking] = useState<'run' | 'cancel' | 'undo' | null>(null);
  const { id, name, kind, mode, state, has_file, kept, faults } = data;
  const close = () => setAsking(null);
  const take = (changed: DataImport) => {
    queries.setQueryData(importQuery(call, id).queryKey, changed);
    void queries.invalidateQueries({ queryKey: IMPORTS_KEY });
  };
  const start = async (mode: ImportMode) => take(await call(dataContract.startImport, { id, mode }));
  const cancel = async () => take(await call(dataContract.cancelImport, { id }));
  const check = useMutation({ mutationFn: () => start('check') });

  const mayRun = state === 'checked' && has_file && !isAllRefused(data);
  const mayCheck = (state === 'failed' || state === 'checked') && has_file;
  // Command-line imports can't be canceled or restarted from the desk.
  const mayCancel = !data.by_command && (isUnderWay(state) || state === 'uploading');
  const hasEnded = state === 'done' || state === 'failed' || state === 'cancelled';
  const mayUndo = canBeUndone(kind) && mode === 'run' && hasEnded;
  return (
    <>
      {mayCheck && (
        <button
          type="button"
          className="btn btn-outline"
          aria-busy={check.isPending}
          onClick={() => !check.isPending && check.mutate()}
        >
          {t('imports.check')}
        </button>
      )}
      {mayRun && (
        <button type="button" className="btn btn-primary" onClick={() => setAsking('run')}>
          {t('imports.run')}
        </button>
      )}
      {mayCancel && (
        <button type="button" className="btn btn-outline" onClick={() => setAsking('cancel')}>
          {t('imports.cancel')}
        </button>
      )}
      {mayUndo && (
        <button type="button" className="btn btn-outline" onClick={() => setAsking('undo')}>
          {t('imports.undo')}
        </button>
      )}
      {check.error && <ErrorNotice error={check.error} />}
      {asking === 'run' && (
        <ActDialog
          title={t('imports.runTitle', { name })}
          lead={`${t('imports.runLead', { kept })}${faults > 0 ? ` ${t('imports.runWithout')}` : ''}`}
          action={t('imports.run')}
          onAct={() => start('run')}
          onClose={close}
        />
      )}
      {asking === 'undo' && <UndoDialog data={data} onUndone={take} onClose={close} />}
      {asking === 'cancel' && (
        <ActDialog
          title={t('imports.cancelTitle')}
          lead={t(data.mode !== 'run' || isAllOrNothing(kind) ? 'imports.cancelLeadWhole' : 'imports.cancelLead')}
          action={t('imports.cancel')}
          tone="danger"
          onAct={cancel}
          onClose={close}
        />
      )}
    </>
  );
}
