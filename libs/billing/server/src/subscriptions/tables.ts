import type { GatewayName, RenewingPlan } from '@vinlore/billing-domain';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** Tables of the subscription module. */
export interface SubscriptionTables {
  billing_subscription: {
    id: Generated<string>;
    brand: string;
    /** An id without a foreign key: the record of charges outlives the account. */
    account_id: string;
    /** The order that began it. */
    order_id: string;
    /** The plan as sold. */
    plan: JSONColumnType<RenewingPlan>;
    /** Id of the plan it began with; null for rows older than this column, which began with their current plan. */
    began_as: string | null;
    /** The scheduled next plan as sold at that time; null for the same plan. */
    next_plan: ColumnType<RenewingPlan | null, string | null | undefined, string | null>;
    /**
     * Whether a next plan was ever scheduled; from then on each update sends the gateway how the subscription renews.
     */
    plan_scheduled: Generated<boolean>;
    /** Documents that the plan before a switch paid for in this period; they reduce the fair-use limit. */
    counted: Generated<number>;
    gateway: GatewayName;
    /** The gateway's id of the subscription. */
    reference: string;
    began_at: Date;
    /** The newest paid period. */
    period_start: Date;
    period_end: Date;
    /** Canceled: it ends with the paid period. */
    ends_with_period: Generated<boolean>;
    /** Start of the newest period that could not be charged; applies while later than `period_start`. */
    failed_period: Date | null;
    /** Whether the gateway has stopped trying to charge `failed_period`. */
    given_up: Generated<boolean>;
    /** The next attempt for `failed_period`, as emailed to the member; null if no attempt has failed. */
    next_try: Date | null;
    ended_at: Date | null;
    /** Counts the decisions made here; the gateway has to be updated while `wish_told` is behind. */
    wish: Generated<number>;
    wish_told: Generated<number>;
    /** Start of the pause; null if not paused. */
    paused_at: Date | null;
    /** The payment that ends the pause, later than `period_end`; null until resumed. */
    resumes_at: Date | null;
    /**
     * Whether it was ever paused, here or at the gateway; from then on each update sends the gateway the state of the
     * pause.
     */
    pause_told: Generated<boolean>;
    /** Counts requests to the gateway for the state of the pause; of two concurrent answers the later one counts. */
    pause_looks: Generated<number>;
    /** The payment that the member was reminded of: the end of a period or of a pause. */
    reminded_of: Date | null;
  };
  /** Charges after the first period, by renewals and switches; each charge is booked once. */
  billing_renewal: {
    gateway: GatewayName;
    /** The gateway's id of the charge. */
    payment: string;
    subscription_id: string;
    /** The order that represents it among the member's orders. */
    order_id: string;
    period_start: Date;
  };
}
