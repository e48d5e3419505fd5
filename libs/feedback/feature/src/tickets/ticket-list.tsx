import { TICKET_STATES, type TicketState, type TicketSummary } from '@vinlore/feedback-domain';
import { Card, FilterChips, ListCard, ListRow, NoneFits, useCall, useTranslator, VinText } from '@vinlore/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { ticketMessages } from './messages/index.ts';
import styles from './ticket-list.module.css';
import { ticketListQuery } from './ticket-queries.ts';
import { TicketWord } from './ticket-word.tsx';
import { TicketsEmpty } from './tickets-empty.tsx';

/** Props of `TicketList`. */
export interface TicketListProps {
  /** A link to a ticket's page. */
  readonly ticketLink: (number: string, text: string) => ReactNode;
  /** A button-like link to the form that creates a ticket. */
  readonly contactLink: (text: string) => ReactNode;
}

const STATES = [null, ...TICKET_STATES];

/** A placeholder row of the same height, so that nothing shifts. */
function Placeholder() {
  return (
    <ListRow className={styles.row} isPlace>
      <span className={styles.what}>
        <span className={`skeleton ${styles.placeSubject}`} />
        <span className={`skeleton ${styles.placeFacts}`} />
      </span>
      <span className={`skeleton ${styles.placeState}`} />
    </ListRow>
  );
}

function Row({ ticket, ticketLink }: { readonly ticket: TicketSummary } & Pick<TicketListProps, 'ticketLink'>) {
  const { t, moment } = useTranslator<typeof ticketMessages>();
  const { number, subject, vin, messages, last_message_at: last } = ticket;
  return (
    <ListRow className={styles.row}>
      <div className={styles.what}>
        <h2 className={styles.subject}>{ticketLink(number, subject)}</h2>
        <p className={styles.facts}>
          <span translate="no">{t('tickets.number', { number })}</span>
          {vin && <VinText groups={[vin]} />}
          <span>{t('tickets.count', { count: messages })}</span>
        </p>
      </div>
      <div className={styles.state}>
        <TicketWord ticket={ticket} />
        <time dateTime={last}>{t('tickets.last', { moment: moment(last) })}</time>
      </div>
    </ListRow>
  );
}

/** The member's tickets, most recent first: loading, error, and empty states, a status filter, and pagination. */
export function TicketList({ ticketLink, contactLink }: TicketListProps) {
  const { t } = useTranslator<typeof ticketMessages>();
  const [state, setState] = useState<TicketState | null>(null);
  const query = useInfiniteQuery({
    ...ticketListQuery(useCall(), state),
    // Keeps the previous list while the next one loads, so the page doesn't jump.
    placeholderData: keepPreviousData,
  });
  const tickets = query.data?.pages.flatMap((page) => page.tickets);
  const isEmpty = tickets?.length === 0;
  if (isEmpty && state === null && !query.isPlaceholderData)
    return (
      <Card>
        <div className={styles.empty}>
          <TicketsEmpty contactLink={contactLink} />
        </div>
      </Card>
    );
  return (
    <ListCard
      query={query}
      head={
        <>
          <FilterChips
            label={t('tickets.states')}
            values={STATES}
            chosen={state}
            words={(each) => t(`tickets.filter.${each ?? 'all'}`)}
            onChoose={setState}
          />
          {contactLink(t('tickets.contact'))}
        </>
      }
      loading={t('tickets.loading')}
      place={<Placeholder />}
      more={t(query.isFetchingNextPage ? 'tickets.loadingMore' : 'tickets.more')}
      none={
        isEmpty &&
        !query.isPlaceholderData && (
          <NoneFits words={t('tickets.none')} showAll={t('tickets.showAll')} onShowAll={() => setState(null)} />
        )
      }
    >
      {tickets?.map((ticket) => (
        <Row key={ticket.number} ticket={ticket} ticketLink={ticketLink} />
      ))}
    </ListCard>
  );
}
