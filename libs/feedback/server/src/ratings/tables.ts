import type { PlanProduct } from '@vinlore/brand';
import type { Satisfaction } from '@vinlore/feedback-domain';
import type { Generated } from 'kysely';

/** Tables of feedback. Times are set by the caller's clock. */
export interface RatingTables {
  rating: {
    id: Generated<string>;
    brand: string;
    account_id: string;
    /** Plain; '' where it is about no vehicle. */
    vin: string;
    report_type: PlanProduct;
    satisfaction: Satisfaction;
    message: string;
    /** The member's, when they wrote. */
    email: string;
    sent_at: Date;
    /** All that support may search for, in lower case. */
    search: string;
    /** Given by its writer, so that feedback sent twice is one; null where it gave none. */
    request_id: string | null;
  };
  /** How many of a brand there are of each week, the sum of their satisfaction, and how many are low; a trigger keeps it. */
  rating_week: {
    brand: string;
    /** Its Monday in UTC, `YYYY-MM-DD`. */
    week: string;
    report_type: PlanProduct;
    ratings: number;
    satisfaction: number;
    /** How many of them are 1 or 2. */
    low: number;
  };
}
