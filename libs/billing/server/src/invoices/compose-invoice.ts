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

/** Content of a sale's invoice: the plan at full price, the coupon or switch discount, and the amount paid. */
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
    ...(sale.tax && { tax: sale.tax }),
    gateway: sale.gateway,
    issuedOn: dayOf(issuedAt),
    paidOn: dayOf(sale.paidAt),
    corrects: null,
  };
}

/**
 * Content of a correcting document: a refund's credit note, or the invoice that reverses a credit note. It states the
 * corrected document, the amount, and the date, in that document's language.
 */
export function creditNoteContent(
  invoice: StoredInvoice,
  refund: Pick<SaleRefund, 'brand' | 'amount' | 'tax' | 'refundedAt' | 'otherWay'>,
  issuedAt: Date,
): InvoiceContent {
  const { language, lines, gateway, tax } = invoice.content;
  const line = lines[0]!;
  return {
    language,
    seller: sellerOf(refund.brand),
    lines: [{ ...line, description: '', amount: refund.amount }],
    coupon: null,
    ...(tax && { tax: { ...tax, amount: refund.tax } }),
    gateway,
    issuedOn: dayOf(issuedAt),
    paidOn: dayOf(refund.refundedAt),
    corrects: invoiceNumber(invoice),
    ...(refund.otherWay && { otherWay: true as const }),
  };
}
