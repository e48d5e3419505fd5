import { BANK_PATH, BankQuestion, InvoiceLink, OrderStanding, THANKS_PATH } from '@vinlore/billing-feature';
import { linkPage } from '../pages/link-page.tsx';
import type { DrawnPage } from '../pages/page.ts';
import type { Visit } from '../site.ts';
import { postedOrderPage } from './placed-order.tsx';
import { postedInvoicePage } from './posted-invoice.tsx';

/**
 * `/checkout/bank#order=…`, `/checkout/thanks#order=…` and `/invoice#key=…`: the sandbox bank, the order's status, and
 * its invoice. The key gives access without signing in, so these pages are neither indexed nor measured, and the key is
 * never in a request URL: without JavaScript it is sent in a form body.
 */
export async function orderPages(visit: Visit): Promise<DrawnPage | null> {
  const { path, query, text } = visit;
  if (path === BANK_PATH || path === THANKS_PATH) {
    const posted = await postedOrderPage(visit);
    if (posted) return posted;
  }
  if (path === BANK_PATH)
    return linkPage(visit, text.t('order.bank'), <BankQuestion inAccount={query.get('in') === 'account'} />);
  if (path === THANKS_PATH) return linkPage(visit, text.t('order.title'), <OrderStanding />);
  if (path === '/invoice')
    return (await postedInvoicePage(visit)) ?? linkPage(visit, text.t('order.invoice'), <InvoiceLink />);
  return null;
}
