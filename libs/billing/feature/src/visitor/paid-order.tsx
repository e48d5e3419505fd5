import type { OrderView } from '@vinlore/billing-domain';
import { useAddress, useBrand, useTranslator } from '@vinlore/ui';
import type { visitorMessages } from './messages/index.ts';
import type { OrderWays } from './order-ways.tsx';
import { VisitorNotice } from './visitor-notice.tsx';
import { isWaiting } from './use-order.ts';

interface MadeDocumentProps {
  readonly order: OrderView;
  readonly document: NonNullable<OrderView['document']>;
  readonly ways: OrderWays;
}

/** The document of an order, or an empty report that lists the sources searched. */
function MadeDocument({ order, document, ways }: MadeDocumentProps) {
  const { t, money } = useTranslator<typeof visitorMessages>();
  const { kind, id, title, pdf_url: pdf, page_url: page } = document;
  const address = useAddress();
  const isEmpty = document.credit_returned === true;
  const empty = order.money_back ? 'visitor.back' : order.credit_used ? 'visitor.used' : 'visitor.empty';
  const said = { vehicle: title, price: money(order.amount, order.currency) };
  const inAccount = kind === 'report' && ways.report?.(id, t('visitor.readReport'));
  return (
    <VisitorNotice
      status={isEmpty ? 'ask' : 'ok'}
      title={t(isEmpty ? empty : `visitor.ready.${kind}`)}
      lead={isEmpty ? t(`${empty}Text`, said) : title}
    >
      {inAccount ||
        (page && (
          <a className="btn btn-lg btn-primary" href={page}>
            {t(kind === 'report' ? 'visitor.readReport' : 'visitor.viewSticker')}
          </a>
        ))}
      <a className={`btn btn-lg ${inAccount || page ? 'btn-outline' : 'btn-primary'}`} href={pdf} target="_blank">
        {t(`visitor.open.${kind}`)}
      </a>
      <p className="row">
        <a className="btn btn-quiet" href={`${pdf}&download=1`}>
          {t('visitor.download')}
        </a>
        {!ways.inAccount && (
          <a className="btn btn-quiet" href={address(`/verify/${id}`)}>
            {t('visitor.verify')}
          </a>
        )}
      </p>
    </VisitorNotice>
  );
}

/** A paid order: its document, a note that it is being created, or the credits it added. */
export function PaidOrder({ order, ways }: { readonly order: OrderView; readonly ways: OrderWays }) {
  const { t, money } = useTranslator<typeof visitorMessages>();
  const { plan, document, document_failed: failed, vehicle, vin, money_back: isBack } = order;
  const { product } = plan;
  const credits = plan.credits === null ? null : (order.credits_added ?? plan.credits);
  const pot = useBrand().settings.credit_type === 'global' ? 'global' : product;
  if (document !== null) return <MadeDocument order={order} document={document} ways={ways} />;
  if (isWaiting(order))
    return <VisitorNotice status="ok" title={t(`visitor.making.${product}`)} lead={t('visitor.makingText')} busy />;
  if (failed && isBack)
    return (
      <VisitorNotice
        status="ask"
        title={t('visitor.failed.report')}
        lead={t('visitor.failedBack', { price: money(order.amount, order.currency) })}
      />
    );
  if (failed && order.credit_used)
    return <VisitorNotice status="ask" title={t('visitor.failed.report')} lead={t('visitor.failedUsed')} />;
  if (failed)
    return (
      <VisitorNotice status="ask" title={t(`visitor.failed.${product}`)} lead={t(`visitor.failedText.${product}`)}>
        {ways.use(order, t(ways.inAccount ? `visitor.use.${product}` : 'visitor.toAccount'))}
      </VisitorNotice>
    );
  const named = vin ?? [vehicle.year, vehicle.make, vehicle.model].filter(Boolean).join(' ');
  const lead = vin === null ? 'visitor.creditsFor' : 'visitor.creditsVin';
  const waiting =
    credits === null
      ? t('visitor.unlimitedText')
      : t(ways.inAccount ? 'visitor.creditsText' : 'visitor.creditsKept', { count: credits });
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
