import { answerWithin } from '@vinlore/brand';
import type { Ticket as TicketData } from '@vinlore/feedback-domain';
import { ErrorNotice, Notice, useBrand, useCall, useTranslator, VinText } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ticketMessages } from './messages/index.ts';
import { RateTicket } from './rate-ticket.tsx';
import { Said } from './said.tsx';
import styles from './ticket.module.css';
import { ticketQuery } from './ticket-queries.ts';
import { TicketWord } from './ticket-word.tsx';
import { WriteForm } from './write-form.tsx';

/** Props of `Ticket`. */
export interface TicketProps {
  /** As in the URL. */
  readonly number: string;
  /** A link to all tickets. */
  readonly allLink: (text: string) => ReactNode;
  /** A link to the credit history. */
  readonly creditsLink: (text: string) => ReactNode;
}

function Head({ ticket }: { readonly ticket: TicketData }) {
  const { t, date } = useTranslator<typeof ticketMessages>();
  const { number, subject, vin, credit_type: about, opened_at: opened } = ticket;
  return (
    <header className={styles.head}>
      <h1 className={styles.subject}>{subject}</h1>
      <p className={styles.facts}>
        <TicketWord ticket={ticket} />
        <span translate="no">{t('tickets.number', { number })}</span>
        {about && <span>{t(`tickets.about.${about}`)}</span>}
        {vin && <VinText groups={[vin]} />}
        <time dateTime={opened}>{t('tickets.opened', { date: date(opened) })}</time>
      </p>
    </header>
  );
}

/** Placeholder for a ticket's header and conversation. */
function Places() {
  const { t } = useTranslator<typeof ticketMessages>();
  return (
    <>
      <p className="hidden-visually" role="status">
        {t('tickets.oneLoading')}
      </p>
      <div className={styles.ticket} aria-hidden="true">
        <span className={`skeleton ${styles.placeSubject}`} />
        <span className={`skeleton ${styles.placeSaid}`} />
        <span className={`skeleton ${styles.placeSaid}`} />
      </div>
    </>
  );
}

/** One of the member's tickets: its status, the conversation, and the reply form. */
export function Ticket({ number, allLink, creditsLink }: TicketProps) {
  const { t } = useTranslator<typeof ticketMessages>();
  const brand = useBrand();
  const { data: ticket, error, refetch } = useQuery(ticketQuery(useCall(), number));
  const retry = () => void refetch();
  if (ticket === undefined) return error ? <ErrorNotice error={error} onRetry={retry} /> : <Places />;
  if (ticket === null)
    return (
      <>
        <h1 className={styles.subject}>{t('tickets.gone')}</h1>
        <Notice status="no" title={t('tickets.goneLead')} actions={allLink(t('tickets.all'))} />
      </>
    );
  const { state, credits_given: credits } = ticket;
  return (
    <div className={styles.ticket}>
      <p className={styles.back}>{allLink(t('tickets.all'))}</p>
      <Head ticket={ticket} />
      {credits > 0 && (
        <Notice
          status="ok"
          title={t('tickets.credit', { count: credits })}
          actions={creditsLink(t('tickets.seeCredits'))}
        >
          <p>{t('tickets.creditLead', { count: credits })}</p>
        </Notice>
      )}
      {error && <ErrorNotice error={error} onRetry={retry} />}
      <Said messages={ticket.conversation} />
      {state === 'open' && <p className={styles.waiting}>{t('tickets.waiting', answerWithin(brand))}</p>}
      {state === 'resolved' && (
        <Notice status="ok" title={t('tickets.resolvedTitle')}>
          <p>{t('tickets.resolvedLead')}</p>
        </Notice>
      )}
      {state === 'resolved' && <RateTicket ticket={ticket} />}
      <WriteForm ticket={ticket} />
    </div>
  );
}
