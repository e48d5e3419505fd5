import { BANK_PATH, BankQuestion, InvoiceLink, OrderStanding, THANKS_PATH } from '@vinlore/billing-feature';
import { linkPage } from '../pages/link-page.tsx';
import type { DrawnPage } from '../pages/page.ts';
import type { Visit } from '../site.ts';
import { postedOrderPage } from './placed-order.tsx';
import { postedInvoicePage } from './posted-invoice.tsx';

/**
 * `/checkout/bank#order=…`, `/checkout/thanks#order=…` and `/invoice#key=…`: the sandbox’s pretended bank, what became of an
 * order, and its invoice. The key opens them without a login, so nothing of these pages is indexed or measured, and no request's address
 * has it: without a script it comes in the body of a form.
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
