import { answerWithin } from '@vinlore/brand';
import { EmptyList, useBrand, useTranslator } from '@vinlore/ui';
import type { ReactNode } from 'react';
import type { ticketMessages } from './messages/index.ts';

/** The empty state of the ticket list. */
export function TicketsEmpty({ contactLink }: { readonly contactLink: (text: string) => ReactNode }) {
  const { t } = useTranslator<typeof ticketMessages>();
  const brand = useBrand();
  return (
    <EmptyList
      picture={
        <>
          <path data-ink="shade" d="M14 12h64v36H38l-12 12V48H14z" />
          <path data-ink="line" d="M24 24h44M24 34h28" />
          <path data-ink="paper" d="M50 42h56v32H94v12L82 74H50z" />
          <path data-ink="good" strokeWidth="2.5" d="M66 58l8 7 15-15" />
        </>
      }
      title={t('tickets.emptyTitle')}
      heading="h2"
      lead={t('tickets.emptyLead', answerWithin(brand))}
    >
      {contactLink(t('tickets.contact'))}
    </EmptyList>
  );
}
