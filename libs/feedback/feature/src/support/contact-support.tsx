import { answerWithin } from '@vinlore/brand';
import { Notice, useBrand, useTranslator } from '@vinlore/ui';
import { type ReactNode, useState } from 'react';
import styles from './contact-support.module.css';
import type { supportMessages } from './messages/index.ts';
import { type OpenedTicket, SupportForm, type SupportFormProps } from './support-form.tsx';
import { SupportSent } from './support-sent.tsx';

/** Props of `ContactSupport`. */
export interface ContactSupportProps extends Omit<SupportFormProps, 'onSent'> {
  /** A button-like link to the created ticket. */
  readonly ticketLink: (number: string, text: string) => ReactNode;
}

/** The email address, for people without a VIN, which the form requires (spec §5). */
function WithoutVin() {
  const { t } = useTranslator<typeof supportMessages>();
  const { support_email: email } = useBrand();
  // Each language places the address differently.
  const [before, after] = t('support.noVin', { email: '\n' }).split('\n');
  return (
    <p className={styles.quiet}>
      {before}
      <a href={`mailto:${email}`}>{email}</a>
      {after}
    </p>
  );
}

/** The Contact Support form as a page (spec §2: step 3 of the modal), and its success screen. */
export function ContactSupport({ ticketLink, ...form }: ContactSupportProps) {
  const { t } = useTranslator<typeof supportMessages>();
  const brand = useBrand();
  const [ticket, setTicket] = useState<OpenedTicket | null>(null);
  return (
    <div className={styles.page}>
      <div>
        <h1 className={styles.title}>{t('support.title')}</h1>
        {!ticket && <p className={styles.quiet}>{t('support.lead', answerWithin(brand))}</p>}
      </div>
      {ticket ? (
        <SupportSent ticket={ticket} actions={ticketLink(ticket.number, t('support.toTicket'))} />
      ) : (
        <>
          {form.creditType && <Notice status="info" title={t(`support.about.${form.creditType}`)} />}
          <SupportForm {...form} onSent={setTicket} />
          {form.asksVin !== false && <WithoutVin />}
        </>
      )}
    </div>
  );
}
