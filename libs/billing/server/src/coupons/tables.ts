import type { Generated } from 'kysely';

/** Tables of the coupon module. Times come from the caller's clock, so that tests can set it. */
export interface CouponTables {
  coupon: {
    id: Generated<string>;
    brand: string;
    /** In upper case; unique within the brand. */
    code: string;
    /** Percent off; null if the discount is an amount. */
    percent: number | null;
    /** Amount off in minor units; null if the discount is a percentage. */
    amount: number | null;
    currency: string | null;
    /** Ids of the plans it applies to; null for all plans of the brand. */
    plans: string[] | null;
    /** Only for people who have not bought anything at the brand yet. */
    first_purchase: boolean;
    starts_at: Date | null;
    ends_at: Date | null;
    uses_in_all: number | null;
    uses_per_person: number | null;
    created_at: Date;
    /** Created by the quick start; valid in trial mode only. */
    is_sample: Generated<boolean>;
  };
  coupon_use: {
    order_id: string;
    coupon_id: string;
    /** Email in lower case; null after its owner was erased. */
    person: string | null;
    used_at: Date;
  };
}
