import { answerWithin } from '@vinlore/brand';
import { type RecordView, reportContract } from '@vinlore/report-domain';
import { ErrorNotice, FieldFrame, Modal, Notice, useBrand, useCall, useTranslator } from '@vinlore/ui';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { reportMessages } from '../messages/index.ts';
import styles from './dispute.module.css';

/** Maximum message length that the server accepts. */
const LONGEST = 2000;

/** Props of `DisputeDialog`. */
export interface DisputeDialogProps {
  /** The report's id. */
  readonly id: string;
  readonly record: RecordView;
  /** Link to the ticket opened by the dispute. */
  readonly ticketLink: (number: string, text: string) => ReactNode;
  /** Called with the ticket number once support has received the dispute. */
  readonly onSent: (ticket: string) => void;
  readonly onClose: () => void;
}

/** Dialog for reporting an error in a record: sends the member's message to support and explains what happens next. */
export function DisputeDialog({ id, record, ticketLink, onSent, onClose }: DisputeDialogProps) {
  const { t } = useTranslator<typeof reportMessages>();
  const call = useCall();
  const brand = useBrand();
  const fieldId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [message, setMessage] = useState('');
  const [judged, setJudged] = useState(false);
  const send = useMutation({
    mutationFn: () => call(reportContract.disputeRecord, { id, record: record.key, message: message.trim() }),
    onSuccess: ({ ticket }) => onSent(ticket),
  });
  const isEmpty = message.trim() === '';
  return (
    <Modal open onClose={onClose} title={t('dispute.title')}>
      <div className={styles.dialog}>
        <p className={styles.record}>
          <b>{record.title}</b>
          <span>{[record.date, record.place].filter(Boolean).join(' · ')}</span>
          <span className="dim sm">{t('dispute.source', { source: record.source })}</span>
        </p>
        {send.isSuccess ? (
          <Notice
            status="ok"
            role="status"
            title={t('dispute.sent')}
            actions={
              <>
                <button type="button" className="btn btn-primary" ref={(button) => button?.focus()} onClick={onClose}>
                  {t('dispute.done')}
                </button>
                {ticketLink(send.data.ticket, t('dispute.toTicket'))}
              </>
            }
          >
            <p>{t('dispute.sentLead', answerWithin(brand))}</p>
          </Notice>
        ) : (
          <form
            className={styles.form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              setJudged(true);
              if (isEmpty) field.current?.focus();
              else send.mutate();
            }}
          >
            <FieldFrame
              id={fieldId}
              label={t('dispute.message')}
              hint={t('dispute.messageHint')}
              error={judged && isEmpty ? t('dispute.empty') : undefined}
            >
              {(ties) => (
                <textarea
                  {...ties}
                  ref={field}
                  data-autofocus
                  className="field"
                  rows={5}
                  maxLength={LONGEST}
                  value={message}
                  onChange={({ target }) => setMessage(target.value)}
                />
              )}
            </FieldFrame>
            <p className="dim sm">{t('dispute.privacy')}</p>
            {send.error && <ErrorNotice error={send.error} />}
            <div className={styles.actions}>
              <button type="submit" className="btn btn-primary" disabled={send.isPending}>
                {t(send.isPending ? 'dispute.sending' : 'dispute.send')}
              </button>
              <button type="button" className="btn btn-quiet" onClick={onClose}>
                {t('dispute.cancel')}
              </button>
            </div>
          </form>
        )}
      </div>
    </Modal>
  );
}
