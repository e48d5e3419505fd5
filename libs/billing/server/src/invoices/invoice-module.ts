import { invoiceContract } from '@vinlore/billing-domain';
import { defineModule } from '@vinlore/server-kit';
import { invoiceLinkCall } from './calls/invoice-link.ts';
import { invoiceCall } from './calls/invoice.ts';
import { invoiceKeeper } from './invoice-keeper.ts';
import { invoiceMessages } from './messages/index.ts';
import { invoiceMigrations } from './migrations.ts';
import type { InvoiceModuleDeps } from './invoice-module-deps.ts';

/**
 * Creates the module that stores and opens invoices. `createInvoices` issues them for the modules that take payments
 * and make refunds.
 */
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
