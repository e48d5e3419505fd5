import { Notice, useTranslator } from '@vinlore/ui';
import type { ReactNode } from 'react';
import type { billingMessages } from '../messages/index.ts';
import type { CheckoutLink } from '../visitor/checkout-request.ts';

/** Props of `HadReport`. */
export interface HadReportProps {
  readonly report: { readonly id: string; readonly made_at: string };
  /** Button-style link to a report. */
  readonly reportLink: (id: string, text: string) => ReactNode;
  /** Button-style link to a purchase. */
  readonly buyLink: (request: CheckoutLink, text: string) => ReactNode;
}

/** Notice that the member already has this report, such as after going Back from payment. */
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
