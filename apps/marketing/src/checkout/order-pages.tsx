import { OrderKeyField, type OrderView, purchaseContract } from '@vinlore/billing-domain';
import { BANK_PATH, BankQuestion, OrderStanding, THANKS_PATH } from '@vinlore/billing-feature';
import { CallError } from '@vinlore/contract';
import { useAddress } from '@vinlore/ui';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { callError, statusOf } from '../pages/failed-call.ts';
import { Opening } from '../pages/opening.tsx';
import type { DrawnPage } from '../pages/page.ts';
import page from '../pages/page.module.css';
import type { Text, Visit } from '../site.ts';

/** No order opens with this key: what to do instead. */
function NoOrder({ text }: { text: Text }) {
  const address = useAddress();
  return (
    <Opening title={text.t('order.none')} lead={text.t('order.noneText')}>
      <a className="btn btn-lg btn-primary" href={address('/members/orders')}>
        {text.t('order.toOrders')}
      </a>
    </Opening>
  );
}

/** What is asked of an order’s key: the order, or why there is none to show. */
async function orderOf({ call }: Visit, key: string): Promise<OrderView | CallError> {
  if (!v.is(OrderKeyField, key)) return new CallError('refused', '', 404);
  return call(purchaseContract.paymentUpdate, { custom_data: key }).catch(callError);
}

const PATHS: readonly string[] = [BANK_PATH, THANKS_PATH];

/**
 * `/checkout/bank?order=…` and `/checkout/thanks?order=…`: the sandbox’s pretended bank, and what became of an order. The
 * key in the address opens the order, so nothing of these pages is kept, indexed or measured.
 */
export async function orderPages(visit: Visit): Promise<DrawnPage | null> {
  const { path, query, brand, text } = visit;
  if (!PATHS.includes(path)) return null;
  const key = query.get('order') ?? '';
  const answer = await orderOf(visit, key);
  const title = text.t(path === BANK_PATH ? 'order.bank' : 'order.title');
  const drawn = (status: number, body: ReactNode): DrawnPage => ({
    status,
    cache: 'never',
    secret: true,
    meta: {
      title: `${title} | ${brand.name}`,
      description: title,
      metaRobots: 'noindex, nofollow',
      canonicalURL: path,
    },
    body,
  });
  if (answer instanceof CallError && answer.fault === 'refused' && answer.status === 404)
    return drawn(404, <NoOrder text={text} />);
  if (path === BANK_PATH && answer instanceof CallError) {
    const lead = text.t('order.downText');
    return drawn(statusOf(answer), <Opening title={text.t('order.down')} lead={lead} />);
  }
  const order = answer instanceof CallError ? null : answer;
  return drawn(
    200,
    <div className={page.opening}>
      <div className="wrap">
        {path === BANK_PATH && order ? (
          <BankQuestion orderKey={key} order={order} inAccount={query.get('in') === 'account'} />
        ) : (
          <OrderStanding orderKey={key} order={order} />
        )}
      </div>
    </div>,
  );
}
