import { type Brand, paperBrand, siteIdentifier } from '@vinlore/brand';
import type { StoredInvoice } from './issue-document.ts';
import { invoiceNumber } from './invoice-number.ts';
import type { Sale, SaleRefund } from './sale.ts';
import type { InvoiceContent } from './tables.ts';

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

const sellerOf = (brand: Brand): InvoiceContent['seller'] => ({
  ...paperBrand(brand),
  domain: siteIdentifier(brand),
  email: brand.support_email,
});

/** What the invoice of a sale says: the plan at its full price, what a coupon or a switch of plans took off, and
 * what was paid. */
export function invoiceContent(sale: Sale, issuedAt: Date): InvoiceContent {
  const { plan, language, period, coupon } = sale;
  return {
    language,
    seller: sellerOf(sale.brand),
    lines: [
      {
        name: plan.name[language],
        description: plan.description[language],
        period: period && { from: dayOf(period.from), to: dayOf(period.to) },
        amount: sale.amount + sale.discount,
      },
    ],
    coupon: coupon === null ? null : { code: coupon, amount: sale.discount },
    ...(sale.switchedFrom &&
      sale.discount > 0 && { unused: { plan: sale.switchedFrom[language], amount: sale.discount } }),
    gateway: sale.gateway,
    issuedOn: dayOf(issuedAt),
    paidOn: dayOf(sale.paidAt),
    corrects: null,
  };
}

/** What the credit note of a refund says: which invoice it corrects, and how much went back, in the invoice's language. */
export function creditNoteContent(invoice: StoredInvoice, refund: SaleRefund, issuedAt: Date): InvoiceContent {
  const { language, lines, gateway } = invoice.content;
  const line = lines[0]!;
  return {
    language,
    seller: sellerOf(refund.brand),
    lines: [{ ...line, description: '', amount: refund.amount }],
    coupon: null,
    gateway,
    issuedOn: dayOf(issuedAt),
    paidOn: dayOf(refund.refundedAt),
    corrects: invoiceNumber(invoice),
  };
}
