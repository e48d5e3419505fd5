import type { Brand } from '@vinlore/brand';
import type { Database } from '@vinlore/database';
import type { Jobs } from '@vinlore/jobs';
import type { Mail } from '@vinlore/mail';
import type { Gateway } from '../gateways/gateway.ts';
import type { Invoices } from '../invoices/invoices.ts';
import type { ContactOf } from '../subscriptions/ports.ts';

/** What refunds need of others. */
export interface RefundPorts {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'define' | 'enqueue'>;
  readonly mail: Mail;
  readonly brands: readonly Brand[];
  /** Scheme, host and port by which the world reaches a brand: for links in mails. */
  readonly originOf: (brand: Brand) => string;
  readonly gateways: readonly Gateway[];
  readonly invoices: Pick<Invoices, 'creditNoteFor' | 'invoiceUrl'>;
  readonly contactOf: ContactOf;
  readonly clock: () => Date;
}
