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
  };
  /** How many of a brand there are of each week, and the sum of their satisfaction; a trigger keeps it. */
  rating_week: {
    brand: string;
    /** Its Monday in UTC, `YYYY-MM-DD`. */
    week: string;
    report_type: PlanProduct;
    ratings: number;
    satisfaction: number;
  };
}
