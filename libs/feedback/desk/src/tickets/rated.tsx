import { StatusTag } from '@vinlore/desk-ui';
import type { DeskTicket } from '@vinlore/feedback-domain';
import { useTranslator } from '@vinlore/ui';
import type { feedbackDeskMessages } from '../messages/index.ts';
import styles from '../parts/parts.module.css';

/** The member's rating and comment. */
export function Rated({ rating: { good, comment } }: { readonly rating: NonNullable<DeskTicket['rating']> }) {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  return (
    <>
      <StatusTag tone={good ? 'ok' : 'bad'}>{t(good ? 'ticket.ratedGood' : 'ticket.ratedBad')}</StatusTag>
      {comment !== '' && <span className={styles.text}> {comment}</span>}
    </>
  );
}
