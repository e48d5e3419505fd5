import { useTranslator } from '@vinlore/ui';
import type { ticketMessages } from './messages/index.ts';
import { TicketList, type TicketListProps } from './ticket-list.tsx';
import styles from './tickets.module.css';

/** The page of a member's tickets. */
export function Tickets(props: TicketListProps) {
  const { t } = useTranslator<typeof ticketMessages>();
  return (
    <div className={styles.page}>
      <div>
        <h1 className={styles.title}>{t('tickets.title')}</h1>
        <p className={styles.lead}>{t('tickets.lead')}</p>
      </div>
      <TicketList {...props} />
    </div>
  );
}
