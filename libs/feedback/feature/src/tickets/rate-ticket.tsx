import { RATING_COMMENT_LENGTH, type Ticket, ticketContract } from '@vinlore/feedback-domain';
import { ErrorNotice, FieldFrame, useCall, useTranslator } from '@vinlore/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { ticketMessages } from './messages/index.ts';
import styles from './rate-ticket.module.css';
import { ticketQuery } from './ticket-queries.ts';

const KINDS = ['good', 'bad'] as const;

/** Asks once for a rating of a resolved ticket; afterwards shows it. */
export function RateTicket({ ticket: { number, rating } }: { readonly ticket: Pick<Ticket, 'number' | 'rating'> }) {
  const { t } = useTranslator<typeof ticketMessages>();
  const call = useCall();
  const queries = useQueryClient();
  const id = useId();
  const [kind, setKind] = useState<(typeof KINDS)[number] | null>(null);
  const [comment, setComment] = useState('');
  const send = useMutation({
    mutationFn: (good: boolean) => call(ticketContract.rateTicket, { number, good, comment }),
    onSuccess: (next) => queries.setQueryData(ticketQuery(call, number).queryKey, next),
  });
  if (rating !== null)
    return (
      <p className={styles.rated} role="status">
        {t('tickets.rated', { kind: rating.good ? 'good' : 'bad' })}
      </p>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!send.isPending && kind !== null) send.mutate(kind === 'good');
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <fieldset className={styles.choice}>
        <legend className={styles.legend}>{t('tickets.rate')}</legend>
        {KINDS.map((each) => (
          <label key={each} className={styles.option}>
            <input type="radio" name={`${id}-kind`} checked={kind === each} onChange={() => setKind(each)} />
            {t(`tickets.rate.${each}`)}
          </label>
        ))}
      </fieldset>
      {kind !== null && (
        <>
          <FieldFrame id={`${id}-comment`} label={t('tickets.rateComment')} optional={t('tickets.rateOptional')}>
            {(ties) => (
              <textarea
                {...ties}
                className="field"
                rows={3}
                maxLength={RATING_COMMENT_LENGTH}
                value={comment}
                onChange={({ target }) => setComment(target.value)}
              />
            )}
          </FieldFrame>
          {send.error && <ErrorNotice error={send.error} />}
          <div>
            <button type="submit" className="btn btn-outline" aria-busy={send.isPending}>
              {t(send.isPending ? 'tickets.sending' : 'tickets.rateSend')}
            </button>
          </div>
        </>
      )}
    </form>
  );
}
