import type { Tx } from '@vinlore/database';
import type { TextSigner } from '@vinlore/server-kit';
import { creditNoteContent, invoiceContent } from './compose-invoice.ts';
import { documentOf, issueDocument } from './issue-document.ts';
import type { Sale, SaleRefund } from './sale.ts';
import type { Buyer, InvoiceCause } from './tables.ts';

/** A link to an invoice opens for this long: tax authorities may ask for ten years. */
const LINK_DAYS = 3653;
const PURPOSE = 'billing.invoice';

/** What invoices need of others. */
export interface InvoicePorts {
  /** Signs links. */
  readonly links: TextSigner;
  /** What a member's profile says of them: name, company and address; null where there is no such account. */
  readonly buyerOf: (tx: Tx, accountId: string) => Promise<Pick<Buyer, 'name' | 'company' | 'address'> | null>;
  readonly clock: () => Date;
}

/** A document that was issued, now or before. */
export interface IssuedInvoice {
  readonly id: string;
  /** As people read it, such as `2026-00042`. */
  readonly number: string;
}

/** Issues invoices and credit notes: one for each payment and each refund, however often it is asked. */
export interface Invoices {
  /**
   * The invoice of a sale. It takes its number in the given transaction and holds the brand's series until the end of
   * it: nothing slow comes after.
   */
  invoiceFor(tx: Tx, sale: Sale): Promise<IssuedInvoice>;
  /** The credit note of a refund; null where the sale has no invoice, so that there is nothing to correct. */
  creditNoteFor(tx: Tx, refund: SaleRefund): Promise<IssuedInvoice | null>;
  /** Path and query of a document's PDF, below the brand's own address. It opens without a login, once there is one. */
  invoiceUrl(cause: InvoiceCause): string;
}

/** Issues invoices. */
export function createInvoices({ links, buyerOf, clock }: InvoicePorts): Invoices {
  return {
    invoiceFor: async (tx, sale) => {
      const profile = await buyerOf(tx, sale.accountId);
      const buyer: Buyer = {
        email: sale.email,
        name: profile?.name ?? '',
        company: profile?.company ?? '',
        address: profile?.address ?? [],
        vin: sale.vin,
      };
      const issuedAt = clock();
      return issueDocument(tx, {
        brand: sale.brand.key,
        kind: 'invoice',
        cause: sale.cause,
        corrects: null,
        accountId: sale.accountId,
        buyer,
        content: invoiceContent(sale, issuedAt),
        total: sale.amount,
        currency: sale.currency,
        issuedAt,
      });
    },
    creditNoteFor: async (tx, refund) => {
      const invoice = await documentOf(tx, refund.brand.key, refund.of);
      if (!invoice) return null;
      const issuedAt = clock();
      return issueDocument(tx, {
        brand: refund.brand.key,
        kind: 'credit-note',
        cause: { kind: 'refund', id: refund.id },
        corrects: invoice.id,
        accountId: invoice.account_id,
        buyer: invoice.buyer,
        content: creditNoteContent(invoice, refund, issuedAt),
        total: refund.amount,
        currency: invoice.currency,
        issuedAt,
      });
    },
    invoiceUrl: ({ kind, id }) => {
      const expires = new Date(clock().getTime() + LINK_DAYS * 86_400_000);
      const key = links.sign(PURPOSE, `${kind}:${id}`, expires);
      return `/api-cwa/invoice?${new URLSearchParams({ key }).toString()}`;
    },
  };
}

/** What a link's key opens, where it was signed by us and is not over. */
export function causeOfKey({ links, clock }: Pick<InvoicePorts, 'links' | 'clock'>, key: string): InvoiceCause | null {
  const [, kind, id] = /^(order|renewal|refund):(.+)$/.exec(links.open(PURPOSE, key, clock()) ?? '') ?? [];
  return kind && id ? { kind: kind as InvoiceCause['kind'], id } : null;
}
