import { invoiceContract } from '@vinlore/billing-domain';
import type { visitorMessages } from '@vinlore/billing-feature';
import type { CallError } from '@vinlore/contract';
import { Notice, useTranslator } from '@vinlore/ui';
import { callError, statusOf } from '../pages/failed-call.ts';
import type { DrawnPage } from '../pages/page.ts';
import { LinkAgain, linkAnswer, pastedSecret } from '../posts/link-answer.tsx';
import { isPastedLink } from '../posts/paste-link.tsx';
import type { Visit } from '../site.ts';

function Opened({ url, number }: { readonly url: string; readonly number: string }) {
  const { t } = useTranslator<typeof visitorMessages>();
  return (
    <Notice
      status="ok"
      title={t('visitor.invoiceNumber', { number })}
      actions={
        <a className="btn btn-lg btn-primary" href={url}>
          {t('visitor.openPdf')}
        </a>
      }
    />
  );
}

/**
 * Invoice page for a pasted email link, without JavaScript.
 *
 * @returns null without a link
 */
export async function postedInvoicePage(visit: Visit): Promise<DrawnPage | null> {
  const { fields, text, call } = visit;
  if (!fields || !isPastedLink(fields)) return null;
  const title = text.t('order.invoice');
  const key = pastedSecret(fields);
  const again = (status: number, error: CallError | null) =>
    linkAnswer(visit, status, title, <LinkAgain visit={visit} error={error} />);
  if (key === null) return again(422, null);
  const opened = await call(invoiceContract.invoiceLink, { key }).catch(callError);
  if (opened instanceof Error) return again(statusOf(opened), opened);
  return linkAnswer(visit, 200, title, <Opened {...opened} />);
}
