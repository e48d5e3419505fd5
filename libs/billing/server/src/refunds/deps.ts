import type { Brand } from '@vinlore/brand';
import type { Database } from '@vinlore/database';
import type { Jobs } from '@vinlore/jobs';
import type { Mail } from '@vinlore/mail';
import type { SecondPerson } from '@vinlore/server-kit';
import type { Gateway } from '../gateways/gateway.ts';
import type { Invoices } from '../invoices/invoices.ts';
import type { ContactOf } from '../subscriptions/deps.ts';

/** Addresses of people on the staff of a brand, by the ids of their accounts; who is not any more is left out. */
export type StaffAddresses = (brand: string, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** What refunds need of others. */
export interface RefundDeps {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'define' | 'enqueue'>;
  readonly mail: Mail;
  readonly brands: readonly Brand[];
  /** Scheme, host and port by which the world reaches a brand: for links in mails. */
  readonly originOf: (brand: Brand) => string;
  readonly gateways: readonly Gateway[];
  readonly invoices: Pick<Invoices, 'creditNoteFor' | 'invoicePage' | 'invoiceUrl'>;
  readonly contactOf: ContactOf;
  /** Where a refund over the brand's limit waits. */
  readonly secondPerson: SecondPerson;
  readonly staffAddresses: StaffAddresses;
  readonly clock: () => Date;
}
