import { Notice, useTranslator } from '@vinlore/ui';
import type { ReactNode } from 'react';
import type { billingMessages } from '../messages/index.ts';
import type { CheckoutLink } from '../visitor/checkout-request.ts';

/** What `HadReport` takes. */
export interface HadReportProps {
  readonly report: { readonly id: string; readonly made_at: string };
  /** A button-like link to a report. */
  readonly reportLink: (id: string, text: string) => ReactNode;
  /** A button-like link to buying something. */
  readonly buyLink: (request: CheckoutLink, text: string) => ReactNode;
}

/** Says that the member has the report they came to buy, such as by Back after paying. */
export function HadReport({ report, reportLink, buyLink }: HadReportProps) {
  const { t, date } = useTranslator<typeof billingMessages>();
  return (
    <Notice
      status="ok"
      title={t('billing.hadReport')}
      actions={
        <>
          {reportLink(report.id, t('billing.open.report'))}
          {buyLink({ product: 'report' }, t('billing.buyForOthers'))}
        </>
      }
    >
      <p>{t('billing.hadReportText', { date: date(report.made_at) })}</p>
    </Notice>
  );
}
