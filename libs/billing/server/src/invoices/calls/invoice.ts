import type { invoiceContract } from '@vinlore/billing-domain';
import { FileReply, type Handler, orBusy, refuse } from '@vinlore/server-kit';
import { invoiceNumber } from '../invoice-number.ts';
import type { InvoiceModuleDeps } from '../invoice-module-deps.ts';
import { causeOfKey } from '../invoices.ts';
import { documentOf } from '../issue-document.ts';
import { typesetInvoice } from '../paper/typeset-invoice.ts';

/** Returns the PDF of this brand's invoice or credit note to anyone with its signed key. */
export function invoiceCall(deps: InvoiceModuleDeps): Handler<typeof invoiceContract.invoice> {
  return async ({ key, download }, { brand, text }) => {
    const cause = causeOfKey(deps, key);
    const document = cause && (await documentOf(deps.database, brand.key, cause));
    if (!document) return refuse(404, text.t('invoice.none', { support: brand.support_email }));
    const { pdf } = await orBusy(text.t('invoice.busy'), () => typesetInvoice(deps.typesetter, document));
    const name = `${document.content.seller.name} ${invoiceNumber(document)}.pdf`;
    return new FileReply(pdf, 'application/pdf', name, download ? 'attachment' : 'inline');
  };
}
