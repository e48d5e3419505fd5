import { ActDialog, layout } from '@vinlore/desk-ui';
import { type DeskTicket, ticketContract } from '@vinlore/feedback-domain';
import { useCall, useTranslator } from '@vinlore/ui';
import { useState } from 'react';
import type { feedbackDeskMessages } from '../messages/index.ts';
import styles from '../parts/parts.module.css';

/** Props of `MergeDialog`. */
export interface MergeDialogProps {
  readonly ticket: DeskTicket;
  /** Called with the number of the merged ticket. */
  readonly onMerged: (number: string) => void;
  readonly onClose: () => void;
}

/** Chooses which of the member's other tickets to merge into. */
export function MergeDialog({ ticket, onMerged, onClose }: MergeDialogProps) {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  const call = useCall();
  const { number, others } = ticket;
  const [into, setInto] = useState(others.length === 1 ? others[0]!.number : '');
  const merge = async () => {
    const stayed = await call(ticketContract.staffTicketMerge, { number, into });
    onMerged(stayed.number);
  };
  return (
    <ActDialog
      title={t('ticket.mergeTitle', { number })}
      lead={t('ticket.mergeLead')}
      action={t('ticket.mergeAct')}
      ready={into !== ''}
      onAct={merge}
      onClose={onClose}
    >
      <fieldset className={styles.form}>
        <legend className="strong">{t('ticket.mergeInto')}</legend>
        {others.map(({ number: each, subject, state }) => (
          <label key={each} className={layout.check}>
            <input
              type="radio"
              name="into"
              value={each}
              checked={into === each}
              onChange={() => setInto(each)}
              data-autofocus={each === others[0]!.number || undefined}
            />
            <span>
              {subject || t('support.noSubject')}{' '}
              <span className="dim sm nowrap">
                {each} · {t(`support.${state}`)}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
    </ActDialog>
  );
}
