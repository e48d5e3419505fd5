import type { invoiceContract } from '@vinlore/billing-domain';
import { TypesetError } from '@vinlore/documents';
import { FileReply, type Handler, Refusal, refuse } from '@vinlore/server-kit';
import { invoiceNumber } from '../invoice-number.ts';
import type { InvoiceSlicePorts } from '../invoice-slice.ts';
import { causeOfKey } from '../invoices.ts';
import { documentOf } from '../issue-document.ts';
import { typesetInvoice } from '../paper/typeset-invoice.ts';

/** The PDF of an invoice or credit note of this brand, for whoever has its signed key. */
export function invoiceCall(ports: InvoiceSlicePorts): Handler<typeof invoiceContract.invoice> {
  return async ({ key, download }, { brand, text }) => {
    const cause = causeOfKey(ports, key);
    const document = cause && (await documentOf(ports.database, brand.key, cause));
    if (!document) return refuse(404, text.t('invoice.none', { support: brand.support_email }));
    try {
      const { pdf } = await typesetInvoice(ports.typesetter, document);
      const name = `${document.content.seller.name} ${invoiceNumber(document)}.pdf`;
      return new FileReply(pdf, 'application/pdf', name, download ? 'attachment' : 'inline');
    } catch (error) {
      if (error instanceof TypesetError && error.code === 'queue-full')
        throw new Refusal(503, text.t('invoice.busy'), undefined, 2);
      throw error;
    }
  };
}
