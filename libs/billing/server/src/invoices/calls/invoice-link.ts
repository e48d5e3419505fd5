import type { invoiceContract } from '@vinlore/billing-domain';
import { type Handler, refuse } from '@vinlore/server-kit';
import { invoiceNumber } from '../invoice-number.ts';
import type { InvoiceModuleDeps } from '../invoice-module-deps.ts';
import { causeOfKey, invoicePdf } from '../invoices.ts';
import { documentOf } from '../issue-document.ts';

/** Returns a short-lived link to the PDF of this brand's invoice or credit note, for the key from its email. */
export function invoiceLinkCall(deps: InvoiceModuleDeps): Handler<typeof invoiceContract.invoiceLink> {
  return async ({ key }, { brand, text }) => {
    const cause = causeOfKey(deps, key);
    const document = cause && (await documentOf(deps.database, brand.key, cause));
    if (!document) return refuse(404, text.t('invoice.none', { support: brand.support_email }));
    return { url: invoicePdf(deps, cause), number: invoiceNumber(document) };
  };
}
