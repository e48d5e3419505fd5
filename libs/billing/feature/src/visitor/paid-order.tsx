import type { OrderView } from '@vinlore/billing-domain';
import { useBrand, useTranslator } from '@vinlore/ui';
import type { visitorMessages } from './messages/index.ts';
import type { OrderWays } from './order-ways.tsx';
import { VisitorNotice } from './visitor-notice.tsx';
import { isWaiting } from './use-order.ts';

/** A paid order: its document, or that it is being made, or the credits that it brought. */
export function PaidOrder({ order, ways }: { readonly order: OrderView; readonly ways: OrderWays }) {
  const { t, money } = useTranslator<typeof visitorMessages>();
  const { plan, document, document_failed: failed, vehicle, vin, money_back: isBack } = order;
  const price = money(order.amount, order.currency);
  const { product, credits } = plan;
  const pot = useBrand().settings.credit_type === 'global' ? 'global' : product;
  const read =
    document?.kind === 'report' &&
    (ways.report?.(document.id, t('visitor.readReport')) ??
      (document.page_url && (
        <a className="btn btn-lg btn-primary" href={document.page_url}>
          {t('visitor.readReport')}
        </a>
      )));
  if (document !== null)
    return (
      <VisitorNotice
        status={document.credit_returned ? 'ask' : 'ok'}
        title={
          document.credit_returned ? t(isBack ? 'visitor.back' : 'visitor.empty') : t(`visitor.ready.${document.kind}`)
        }
        lead={
          document.credit_returned
            ? t(isBack ? 'visitor.backText' : 'visitor.emptyText', { vehicle: document.title, price })
            : document.title
        }
      >
        {read}
        <a className={`btn btn-lg ${read ? 'btn-outline' : 'btn-primary'}`} href={document.pdf_url} target="_blank">
          {t(`visitor.open.${document.kind}`)}
        </a>
        <a className="btn btn-lg btn-outline" href={`${document.pdf_url}&download=1`}>
          {t('visitor.download')}
        </a>
      </VisitorNotice>
    );
  if (isWaiting(order))
    return <VisitorNotice status="ok" title={t(`visitor.making.${product}`)} lead={t('visitor.makingText')} busy />;
  if (failed && isBack)
    return <VisitorNotice status="ask" title={t('visitor.failed.report')} lead={t('visitor.failedBack', { price })} />;
  if (failed)
    return (
      <VisitorNotice status="ask" title={t(`visitor.failed.${product}`)} lead={t(`visitor.failedText.${product}`)}>
        {ways.use(order, t(ways.inAccount ? `visitor.use.${product}` : 'visitor.toAccount'))}
      </VisitorNotice>
    );
  const named = vin ?? [vehicle.year, vehicle.make, vehicle.model].filter(Boolean).join(' ');
  const lead = vin === null ? 'visitor.creditsFor' : 'visitor.creditsVin';
  const waiting = credits === null ? t('visitor.unlimitedText') : t('visitor.creditsText', { count: credits });
  return (
    <VisitorNotice
      status="ok"
      title={credits === null ? t('visitor.unlimited') : t(`visitor.credits.${pot}`, { count: credits })}
      lead={named && !ways.inAccount ? t(lead, { vehicle: named }) : waiting}
    >
      {ways.use(order, t(`visitor.use.${product}`))}
    </VisitorNotice>
  );
}
