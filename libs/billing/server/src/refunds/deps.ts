import type { SecondPerson } from '@vinlore/server-kit';
import type { Invoices } from '../invoices/invoices.ts';
import type { SubscriptionDeps } from '../subscriptions/deps.ts';

/** Addresses of people on the staff of a brand, by the ids of their accounts; who is not any more is left out. */
export type StaffAddresses = (brand: string, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** What refunds need of others. */
export interface RefundDeps extends Omit<SubscriptionDeps, 'log'> {
  readonly invoices: Pick<Invoices, 'creditNoteFor' | 'reverseCreditNote' | 'invoicePage' | 'invoiceUrl'>;
  /** Where a refund over the brand's limit waits. */
  readonly secondPerson: SecondPerson;
  readonly staffAddresses: StaffAddresses;
}
