import type { SecondPerson } from '@vinlore/server-kit';
import type { Invoices } from '../invoices/invoices.ts';
import type { SubscriptionDeps } from '../subscriptions/deps.ts';

/** Returns the email addresses of a brand's staff by account id; former staff are left out. */
export type StaffAddresses = (brand: string, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** Dependencies of refunds. */
export interface RefundDeps extends Omit<SubscriptionDeps, 'log'> {
  readonly invoices: Pick<Invoices, 'creditNoteFor' | 'reverseCreditNote' | 'invoicePage' | 'invoiceUrl'>;
  /** Approval of refunds over the brand's limit. */
  readonly secondPerson: SecondPerson;
  readonly staffAddresses: StaffAddresses;
}
