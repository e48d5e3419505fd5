import { useLinkSecret } from '@vinlore/browser';
import { invoiceContract } from '@vinlore/billing-domain';
import { ErrorNotice, island, type uiMessages, useCall, useTranslator } from '@vinlore/ui';
import { useCallback, useEffect, useState } from 'react';
import type { visitorMessages } from './messages/index.ts';
import { VisitorNotice } from './visitor-notice.tsx';

interface Opened {
  readonly url: string;
  readonly number: string;
}

/** The page opened from an invoice or credit note email: its number, and a short-lived link to the PDF. */
export function InvoiceLinkScreen() {
  const { t } = useTranslator<typeof visitorMessages & typeof uiMessages>();
  const key = useLinkSecret('key');
  const call = useCall();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [error, setError] = useState<unknown>(null);
  const open = useCallback(
    (given: string) =>
      call(invoiceContract.invoiceLink, { key: given }).then((now) => {
        setOpened(now);
        setError(null);
      }, setError),
    [call],
  );
  useEffect(() => {
    if (key) void open(key);
  }, [key, open]);
  if (key === null)
    return <VisitorNotice status="stop" title={t('ui.link.incomplete')} lead={t('ui.link.incomplete.do')} />;
  if (error !== null) return <ErrorNotice error={error} {...(key && { onRetry: () => void open(key) })} />;
  if (opened === null) return <VisitorNotice status="no" title={t('visitor.invoiceLoading')} busy />;
  return (
    <VisitorNotice status="ok" title={t('visitor.invoiceNumber', { number: opened.number })}>
      <a className="btn btn-lg btn-primary" href={opened.url}>
        {t('visitor.openPdf')}
      </a>
      <a className="btn btn-lg btn-outline" href={`${opened.url}&download=1`}>
        {t('visitor.download')}
      </a>
    </VisitorNotice>
  );
}

/** `InvoiceLinkScreen` as an island that hydrates when the browser is idle, since only the browser has the key. */
export const InvoiceLink = island('invoice-link', InvoiceLinkScreen, 'idle');
