import type { Tx } from '@vinlore/database';
import type { SecondPerson } from '@vinlore/server-kit';
import type { Invoices } from '../invoices/invoices.ts';
import type { OrderRow } from '../orders/order-store.ts';
import type { SubscriptionDeps } from '../subscriptions/deps.ts';
import type { RefundRow } from './refund-store.ts';

/** Returns the email addresses of a brand's staff by account id; former staff are left out. */
export type StaffAddresses = (brand: string, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** Dependencies of refunds. */
export interface RefundDeps extends Omit<SubscriptionDeps, 'log'> {
  readonly invoices: Pick<Invoices, 'creditNoteFor' | 'reverseCreditNote' | 'invoicePage' | 'invoiceUrl'>;
  /** Approval of refunds over the brand's limit. */
  readonly secondPerson: SecondPerson;
  readonly staffAddresses: StaffAddresses;
  /** Learns of each refund that was paid, in the transaction that completes it. */
  readonly onRefunded?: (tx: Tx, refund: RefundRow, order: OrderRow) => Promise<void>;
}
