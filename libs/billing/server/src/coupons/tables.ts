import type { Generated } from 'kysely';

/** Tables of the coupon module. Times are set by the caller's clock, so that tests can move it. */
export interface CouponTables {
  coupon: {
    id: Generated<string>;
    brand: string;
    /** In upper case; unique within the brand. */
    code: string;
    /** Percent off; null where an amount is off. */
    percent: number | null;
    /** Minor units off; null where percent are. */
    amount: number | null;
    currency: string | null;
    /** Ids of the plans it is for; null: all of the brand. */
    plans: string[] | null;
    /** For somebody who has bought nothing at the brand yet. */
    first_purchase: boolean;
    starts_at: Date | null;
    ends_at: Date | null;
    uses_in_all: number | null;
    uses_per_person: number | null;
    created_at: Date;
    /** The quick start made it: it is good in trial mode only. */
    is_sample: Generated<boolean>;
  };
  coupon_use: {
    order_id: string;
    coupon_id: string;
    /** Email in lower case; null once its owner was erased. */
    person: string | null;
    used_at: Date;
  };
}
