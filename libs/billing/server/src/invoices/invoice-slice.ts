import { invoiceContract } from '@vinlore/billing-domain';
import type { Database } from '@vinlore/database';
import type { Typesetter } from '@vinlore/documents';
import { defineSlice, type TextSigner } from '@vinlore/server-kit';
import { invoiceLinkCall } from './calls/invoice-link.ts';
import { invoiceCall } from './calls/invoice.ts';
import { invoiceKeeper } from './invoice-keeper.ts';
import { invoiceMessages } from './messages/index.ts';
import { invoiceMigrations } from './migrations.ts';

/** What the invoice slice needs of others. */
export interface InvoiceSlicePorts {
  readonly database: Database;
  readonly typesetter: Pick<Typesetter, 'typeset'>;
  /** The signer that `createInvoices` has. */
  readonly links: TextSigner;
  readonly clock: () => Date;
}

/** Builds what keeps invoices and opens them. `createInvoices` issues them, for the slices that take and give money. */
export function createInvoiceSlice(ports: InvoiceSlicePorts) {
  return defineSlice({
    name: 'invoice',
    contract: invoiceContract,
    migrations: invoiceMigrations,
    messages: invoiceMessages,
    keepers: [invoiceKeeper(ports.database)],
    handlers: { invoice: invoiceCall(ports), invoiceLink: invoiceLinkCall(ports) },
  });
}
