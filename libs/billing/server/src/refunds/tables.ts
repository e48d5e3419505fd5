import type { RefundReason } from '@vinlore/billing-domain';
import type { Generated } from 'kysely';

/** Tables of the refund slice. */
export interface RefundTables {
  /** Money that goes back: noted before its gateway is asked, and asked again until it says yes. Nothing personal. */
  billing_refund: {
    /** Also the gateway's key: however often it is asked, it pays once. */
    id: Generated<string>;
    brand: string;
    order_id: string;
    /** The caller's key. */
    idempotency_key: string;
    reason: RefundReason;
    /** Minor units. */
    amount: number;
    currency: string;
    /** Credits taken back. */
    credits: number;
    /** Id of the staff account that gave it back. */
    actor: string;
    begun_at: Date;
    /** When the gateway took it; null: it is still to. */
    done_at: Date | null;
  };
}
