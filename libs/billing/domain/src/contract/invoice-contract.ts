import { invoiceLink } from './invoice-link.ts';
import { invoice } from './invoice.ts';

/** Invoice calls. */
export const invoiceContract = { invoice, invoiceLink };
