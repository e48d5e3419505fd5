import { ALONE_RECORDS, type DataImport, dataContract, MOST_COUNTED } from '@vinlore/data-domain';
import { ActDialog, ReasonField } from '@vinlore/desk-ui';
import { ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { dataDeskMessages } from '../messages/index.ts';
import { IMPORTS_KEY } from './import-queries.ts';

/** Props of `UndoDialog`. */
interface UndoDialogProps {
  readonly data: DataImport;
  readonly onUndone: (changed: DataImport) => void;
  readonly onClose: () => void;
}

/** Shows what undoing would change, then asks for a reason. */
export function UndoDialog({ data: { id, name }, onUndone, onClose }: UndoDialogProps) {
  const { t } = useTranslator<typeof dataDeskMessages>();
  const call = useCall();
  const [reason, setReason] = useState('');
  const { data: weight, error } = useQuery({
    queryKey: [...IMPORTS_KEY, 'undo', id],
    queryFn: ({ signal }) => call(dataContract.weighUndo, { id }, { signal }),
    // Other imports can change the counts while the dialog is open.
    gcTime: 0,
    staleTime: 0,
  });
  const counted = (records: number) =>
    records > MOST_COUNTED ? t('imports.moreThan', { records: MOST_COUNTED }) : t('imports.records', { records });
  return (
    <ActDialog
      title={t('imports.undoTitle', { name })}
      lead={
        weight
          ? t('imports.undoLead', { removed: counted(weight.removed), restored: counted(weight.restored) })
          : t('imports.counting')
      }
      action={t('imports.undo')}
      tone="danger"
      ready={weight !== undefined && reason.trim() !== ''}
      onAct={async () => onUndone(await call(dataContract.undoImport, { id, reason }))}
      onClose={onClose}
    >
      {error && <ErrorNotice error={error} />}
      {weight && weight.removed + weight.restored > ALONE_RECORDS && (
        <p className="dim sm">{t('imports.undoSecond', { most: ALONE_RECORDS })}</p>
      )}
      <p className="dim sm">{t('imports.undoKept')}</p>
      <ReasonField value={reason} onChange={setReason} />
    </ActDialog>
  );
}
