import type { OrderView } from '@vinlore/billing-domain';
import { useAddress, useTranslator } from '@vinlore/ui';
import type { visitorMessages } from './messages/index.ts';
import { Told } from './told.tsx';
import { isWaiting } from './use-order.ts';

/** The members' page where an order's credits are used, with the vehicle that the buyer came with. */
function useAddressOf({ vin, vehicle, plan }: OrderView): string {
  const address = useAddress();
  const { year, make, model, trim } = vehicle;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ vin: vin ?? '', year, make, model, trim }))
    if (value) query.set(name, value);
  const hash = plan.product === 'sticker' ? 'window-sticker' : 'vehicle-history-report';
  return address(`/members/dashboard${query.size > 0 ? `?${query.toString()}` : ''}#${hash}`);
}

/** A paid order: its document, or that it is being made, or the credits that it brought. */
export function PaidOrder({ order }: { readonly order: OrderView }) {
  const { t } = useTranslator<typeof visitorMessages>();
  const { plan, document, document_failed: failed, vehicle } = order;
  const { product, credits } = plan;
  const account = useAddressOf(order);
  if (document !== null)
    return (
      <Told status="ok" title={t(`visitor.ready.${document.kind}`)} lead={document.title}>
        <a className="btn btn-lg btn-primary" href={document.pdf_url} target="_blank">
          {t(`visitor.open.${document.kind}`)}
        </a>
        <a className="btn btn-lg btn-outline" href={`${document.pdf_url}&download=1`}>
          {t('visitor.download')}
        </a>
      </Told>
    );
  if (isWaiting(order))
    return <Told status="ok" title={t(`visitor.making.${product}`)} lead={t('visitor.makingText')} busy />;
  if (failed)
    return (
      <Told status="ask" title={t(`visitor.failed.${product}`)} lead={t('visitor.failedText')}>
        <a className="btn btn-lg btn-primary" href={account}>
          {t('visitor.toAccount')}
        </a>
      </Told>
    );
  const named = [vehicle.year, vehicle.make, vehicle.model].filter(Boolean).join(' ');
  return (
    <Told
      status="ok"
      title={credits === null ? t('visitor.unlimited') : t(`visitor.credits.${product}`, { count: credits })}
      lead={named ? t('visitor.creditsFor', { vehicle: named }) : t('visitor.creditsText')}
    >
      <a className="btn btn-lg btn-primary" href={account}>
        {t(`visitor.use.${product}`)}
      </a>
    </Told>
  );
}
