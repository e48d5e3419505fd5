import { TICKET_STATES, type TicketState, type TicketSummary } from '@vinlore/feedback-domain';
import { Card, ErrorNotice, useCall, useTranslator, VinText } from '@vinlore/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { ticketMessages } from './messages/index.ts';
import styles from './ticket-list.module.css';
import { ticketListQuery } from './ticket-queries.ts';
import { TicketWord } from './ticket-word.tsx';
import { TicketsEmpty } from './tickets-empty.tsx';

/** What `TicketList` takes. */
export interface TicketListProps {
  /** A link to a ticket's own page. */
  readonly ticketLink: (number: string, text: string) => ReactNode;
  /** A button-like link to the form that opens a ticket. */
  readonly contactLink: (text: string) => ReactNode;
}

/** A row's place while the list is on its way: same height, so that nothing moves. */
function Placeholder() {
  return (
    <li className={styles.row} aria-hidden="true">
      <span className={styles.what}>
        <span className={`skeleton ${styles.placeSubject}`} />
        <span className={`skeleton ${styles.placeFacts}`} />
      </span>
      <span className={`skeleton ${styles.placeState}`} />
    </li>
  );
}

function Row({ ticket, ticketLink }: { readonly ticket: TicketSummary } & Pick<TicketListProps, 'ticketLink'>) {
  const { t, moment } = useTranslator<typeof ticketMessages>();
  const { number, subject, state, vin, messages, last_message_at: last } = ticket;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <h2 className={styles.subject}>{ticketLink(number, subject)}</h2>
        <p className={styles.facts}>
          <span translate="no">{t('tickets.number', { number })}</span>
          {vin && <VinText groups={[vin]} />}
          <span>{t('tickets.count', { count: messages })}</span>
        </p>
      </div>
      <div className={styles.state}>
        <TicketWord state={state} />
        <time dateTime={last}>{t('tickets.last', { moment: moment(last) })}</time>
      </div>
    </li>
  );
}

interface StatesProps {
  readonly chosen: TicketState | null;
  readonly onChoose: (state: TicketState | null) => void;
}

function States({ chosen, onChoose }: StatesProps) {
  const { t } = useTranslator<typeof ticketMessages>();
  return (
    <div className={styles.states} role="group" aria-label={t('tickets.states')}>
      {[null, ...TICKET_STATES].map((state) => (
        <button
          key={state}
          type="button"
          className={styles.choice}
          aria-pressed={chosen === state}
          onClick={() => onChoose(state)}
        >
          {t(`tickets.filter.${state ?? 'all'}`)}
        </button>
      ))}
    </div>
  );
}

/** The member's tickets, the last spoken in first: loading, failing, empty, by state, and long lists a page at a time. */
export function TicketList({ ticketLink, contactLink }: TicketListProps) {
  const { t } = useTranslator<typeof ticketMessages>();
  const [state, setState] = useState<TicketState | null>(null);
  const query = useInfiniteQuery({
    ...ticketListQuery(useCall(), state),
    // While the next list is on its way the one before stays: the page does not jump.
    placeholderData: keepPreviousData,
  });
  const tickets = query.data?.pages.flatMap((page) => page.tickets);
  const isEmpty = tickets?.length === 0;
  if (isEmpty && state === null && !query.isPlaceholderData)
    return (
      <Card>
        <TicketsEmpty contactLink={contactLink} />
      </Card>
    );
  return (
    <Card>
      <div className={styles.body}>
        {query.isPending && (
          <p className="hidden-visually" role="status">
            {t('tickets.loading')}
          </p>
        )}
        <div className={styles.bar}>
          <States chosen={state} onChoose={setState} />
          {contactLink(t('tickets.contact'))}
        </div>
        {query.error && (
          <div className={styles.failure}>
            <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />
          </div>
        )}
        {isEmpty && !query.isPlaceholderData && (
          <div className={styles.none} role="status">
            <p>{t('tickets.none')}</p>
            <button type="button" className="btn btn-outline" onClick={() => setState(null)}>
              {t('tickets.showAll')}
            </button>
          </div>
        )}
        <ul aria-busy={query.isPending || query.isPlaceholderData}>
          {query.isPending && [1, 2, 3].map((place) => <Placeholder key={place} />)}
          {tickets?.map((ticket) => (
            <Row key={ticket.number} ticket={ticket} ticketLink={ticketLink} />
          ))}
        </ul>
        {query.hasNextPage && (
          <p className={styles.more}>
            <button
              type="button"
              className="btn btn-outline"
              aria-busy={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {t(query.isFetchingNextPage ? 'tickets.loadingMore' : 'tickets.more')}
            </button>
          </p>
        )}
      </div>
    </Card>
  );
}
