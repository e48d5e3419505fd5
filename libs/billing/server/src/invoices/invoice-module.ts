import { invoiceContract } from '@vinlore/billing-domain';
import type { Database } from '@vinlore/database';
import type { Typesetter } from '@vinlore/documents';
import { defineModule, type TextSigner } from '@vinlore/server-kit';
import { invoiceLinkCall } from './calls/invoice-link.ts';
import { invoiceCall } from './calls/invoice.ts';
import { invoiceKeeper } from './invoice-keeper.ts';
import { invoiceMessages } from './messages/index.ts';
import { invoiceMigrations } from './migrations.ts';

/** What the invoice module needs of others. */
export interface InvoiceModuleDeps {
  readonly database: Database;
  readonly typesetter: Pick<Typesetter, 'typeset'>;
  /** The signer that `createInvoices` has. */
  readonly links: TextSigner;
  readonly clock: () => Date;
}

/** Builds what keeps invoices and opens them. `createInvoices` issues them, for the modules that take and give money. */
export function createInvoiceModule(deps: InvoiceModuleDeps) {
  return defineModule({
    name: 'invoice',
    contract: invoiceContract,
    migrations: invoiceMigrations,
    messages: invoiceMessages,
    keepers: [invoiceKeeper(deps.database)],
    handlers: { invoice: invoiceCall(deps), invoiceLink: invoiceLinkCall(deps) },
  });
}
