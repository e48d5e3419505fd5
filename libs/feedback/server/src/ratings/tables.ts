import type { PlanProduct } from '@vinlore/brand';
import type { Satisfaction } from '@vinlore/feedback-domain';
import type { Generated } from 'kysely';

/** Tables of feedback. Times are set by the caller's clock. */
export interface RatingTables {
  rating: {
    id: Generated<string>;
    brand: string;
    account_id: string;
    /** Plain text; '' if it isn't about a vehicle. */
    vin: string;
    report_type: PlanProduct;
    satisfaction: Satisfaction;
    message: string;
    /** The member's email at the time. */
    email: string;
    sent_at: Date;
    /** Search text in lowercase. */
    search: string;
    /** Idempotency key chosen by the sender; null if there was none. */
    request_id: string | null;
  };
  /** Weekly totals of a brand: count, sum of satisfaction, and number of low ratings; maintained by a trigger. */
  rating_week: {
    brand: string;
    /** Its Monday in UTC, `YYYY-MM-DD`. */
    week: string;
    report_type: PlanProduct;
    ratings: number;
    satisfaction: number;
    /** Number of ratings of 1 or 2. */
    low: number;
  };
}
