import { ActDialog, ReasonField } from '@vinlore/desk-ui';
import { historyDeskContract, type StaffRecord } from '@vinlore/report-domain';
import { useCall, useTranslator } from '@vinlore/ui';
import { useState } from 'react';
import type { HistoryDeskTexts } from './messages/index.ts';

/** Actions on a record that need only a reason. */
export type PlainAct = 'hide' | 'show' | 'withdraw' | 'delete' | 'takeBack';

/** Props of a record dialog. */
export interface RecordDialogProps {
  readonly record: StaffRecord;
  readonly onDone: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for a reason, then performs the action. */
export function PlainDialog({ act, record, onDone, onClose }: RecordDialogProps & { readonly act: PlainAct }) {
  const { t } = useTranslator<HistoryDeskTexts>();
  const call = useCall();
  const [reason, setReason] = useState('');
  const request = { source: record.source, record_id: record.record_id, reason };
  const acts: Record<PlainAct, () => Promise<unknown>> = {
    hide: () => call(historyDeskContract.hideRecord, { ...request, hidden: true }),
    // A record marked as withdrawn is restored by the same call that withdrew it.
    show: () =>
      record.standing === 'withdrawn'
        ? call(historyDeskContract.withdrawRecord, { ...request, withdrawn: false })
        : call(historyDeskContract.hideRecord, { ...request, hidden: false }),
    withdraw: () => call(historyDeskContract.withdrawRecord, { ...request, withdrawn: true }),
    delete: () => call(historyDeskContract.deleteRecord, request),
    takeBack: () => call(historyDeskContract.correctRecord, { ...request, correction: null }),
  };
  return (
    <ActDialog
      title={t(`history.${act}Title`)}
      lead={t(`history.${act}Lead`)}
      action={t(`history.${act}`)}
      {...((act === 'hide' || act === 'withdraw' || act === 'delete') && { tone: 'danger' as const })}
      ready={reason.trim() !== ''}
      onAct={async () => {
        await acts[act]();
        await onDone();
      }}
      onClose={onClose}
    >
      <ReasonField value={reason} onChange={setReason} />
    </ActDialog>
  );
}
