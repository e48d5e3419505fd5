import { invoiceLink } from './invoice-link.ts';
import { invoice } from './invoice.ts';

/** Calls about invoices. */
export const invoiceContract = { invoice, invoiceLink };
