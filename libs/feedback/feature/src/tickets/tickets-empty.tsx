import { useTranslator } from '@vinlore/ui';
import type { ReactNode } from 'react';
import type { ticketMessages } from './messages/index.ts';
import styles from './tickets-empty.module.css';

/** The place where tickets will be: one sentence, one action. */
export function TicketsEmpty({ contactLink }: { readonly contactLink: (text: string) => ReactNode }) {
  const { t } = useTranslator<typeof ticketMessages>();
  return (
    <div className={styles.empty}>
      <svg className={styles.picture} width="120" height="96" viewBox="0 0 120 96" aria-hidden="true">
        <path className={styles.asked} d="M14 12h64v36H38l-12 12V48H14z" />
        <path className={styles.line} d="M24 24h44M24 34h28" />
        <path className={styles.answered} d="M50 42h56v32H94v12L82 74H50z" />
        <path className={styles.mark} d="M66 58l8 7 15-15" />
      </svg>
      <h2 className={styles.title}>{t('tickets.emptyTitle')}</h2>
      <p className={styles.lead}>{t('tickets.emptyLead')}</p>
      {contactLink(t('tickets.contact'))}
    </div>
  );
}
