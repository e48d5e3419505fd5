import { withSecret } from '@vinlore/brand';
import type { Tx } from '@vinlore/database';
import type { TextSigner } from '@vinlore/server-kit';
import { creditNoteContent, invoiceContent } from './compose-invoice.ts';
import { documentOf, issueDocument } from './issue-document.ts';
import type { FailedSaleRefund, Sale, SaleRefund } from './sale.ts';
import type { Buyer, InvoiceCause } from './tables.ts';
import type { IssuedInvoice } from './issue-document.ts';

/** Lifetime of an emailed link: tax authorities may ask for invoices for ten years. */
const LINK_DAYS = 3653;
/**
 * Lifetime of a link on a screen, as for document links: it is in a query string, and the screen can request a new one.
 */
const SCREEN_DAYS = 1;
const PURPOSE = 'billing.invoice';

/** Dependencies of invoices. */
export interface InvoiceDeps {
  /** Signs links. */
  readonly links: TextSigner;
  /** Name, company, and address from a member's profile; null if there is no such account. */
  readonly buyerOf: (tx: Tx, accountId: string) => Promise<Pick<Buyer, 'name' | 'company' | 'address'> | null>;
  readonly clock: () => Date;
}

/** Issues invoices and credit notes, one per payment and refund; repeated calls return the same document. */
export interface Invoices {
  /**
   * The invoice of a sale. Takes its number in the given transaction and locks the brand's series until it ends, so run
   * nothing slow afterwards.
   */
  invoiceFor(tx: Tx, sale: Sale): Promise<IssuedInvoice>;
  /** The credit note of a refund; null if the sale has no invoice to correct. */
  creditNoteFor(tx: Tx, refund: SaleRefund): Promise<IssuedInvoice | null>;
  /**
   * The invoice that reverses the credit note of a refund that did not reach its buyer; null if there is no such credit
   * note.
   */
  reverseCreditNote(tx: Tx, failed: FailedSaleRefund): Promise<IssuedInvoice | null>;
  /**
   * Path and query of a document's PDF for screens, valid for a day. Opens without a login once the document exists.
   */
  invoiceUrl(cause: InvoiceCause): string;
  /** Path of the page that opens a document from its email, valid for ten years. */
  invoicePage(cause: InvoiceCause): string;
}

/** Creates the functions that issue invoices. */
export function createInvoices({ links, buyerOf, clock }: InvoiceDeps): Invoices {
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
    reverseCreditNote: async (tx, { brand, id, failedAt }) => {
      const note = await documentOf(tx, brand.key, { kind: 'refund', id });
      if (!note) return null;
      const issuedAt = clock();
      return issueDocument(tx, {
        brand: brand.key,
        kind: 'invoice',
        cause: { kind: 'refund-failed', id },
        corrects: null,
        accountId: note.account_id,
        buyer: note.buyer,
        content: creditNoteContent(
          note,
          { brand, amount: note.total, tax: note.content.tax?.amount ?? 0, refundedAt: failedAt },
          issuedAt,
        ),
        total: note.total,
        currency: note.currency,
        issuedAt,
      });
    },
    invoiceUrl: (cause) => invoicePdf({ links, clock }, cause),
    invoicePage: (cause) => withSecret('/invoice', 'key', keyOf({ links, clock }, cause, LINK_DAYS)),
  };
}

type Signing = Pick<InvoiceDeps, 'links' | 'clock'>;

const keyOf = ({ links, clock }: Signing, { kind, id }: InvoiceCause, days: number): string =>
  links.sign(PURPOSE, `${kind}:${id}`, new Date(clock().getTime() + days * 86_400_000));

/** Path and query of a document's PDF, valid for a day. */
export const invoicePdf = (signing: Signing, cause: InvoiceCause): string =>
  `/api-cwa/invoice?${new URLSearchParams({ key: keyOf(signing, cause, SCREEN_DAYS) }).toString()}`;

/** Returns what a link's key refers to, if we signed it and it has not expired. */
export function causeOfKey({ links, clock }: Pick<InvoiceDeps, 'links' | 'clock'>, key: string): InvoiceCause | null {
  const [, kind, id] =
    /^(order|renewal|refund|refund-failed):(.+)$/.exec(links.open(PURPOSE, key, clock()) ?? '') ?? [];
  return kind && id ? { kind: kind as InvoiceCause['kind'], id } : null;
}
