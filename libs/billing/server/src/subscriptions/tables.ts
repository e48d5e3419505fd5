import type { GatewayName, RenewingPlan } from '@vinlore/billing-domain';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** Tables of the subscription module. */
export interface SubscriptionTables {
  billing_subscription: {
    id: Generated<string>;
    brand: string;
    /** A bare id: what was paid outlives the account. */
    account_id: string;
    /** The order that began it. */
    order_id: string;
    /** The plan as it was sold. */
    plan: JSONColumnType<RenewingPlan>;
    /** Id of the plan with which it began; null for one that is older than this column, which began as it is now. */
    began_as: string | null;
    /** The plan that it renews as, as it was then sold; null: the same. */
    next_plan: ColumnType<RenewingPlan | null, string | null | undefined, string | null>;
    /** Its gateway was, or is to be, told of a next plan: from then on each time how it renews. */
    plan_scheduled: Generated<boolean>;
    /** Documents of the period that the plan before a switch has given: the fair use is less by so many. */
    counted: Generated<number>;
    gateway: GatewayName;
    /** The gateway's own id. */
    reference: string;
    began_at: Date;
    /** The newest period that is paid. */
    period_start: Date;
    period_end: Date;
    /** It is cancelled: what is paid runs to its end. */
    ends_with_period: Generated<boolean>;
    /** Begin of the newest period that could not be charged; it counts while it is later than `period_start`. */
    failed_period: Date | null;
    /** The gateway has stopped trying to charge `failed_period`. */
    given_up: Generated<boolean>;
    /** When `failed_period` is charged again, as its member was told; null: no try of it has failed. */
    next_try: Date | null;
    ended_at: Date | null;
    /** Counts what was decided here (to end, to go on): the gateway is to be told while `wish_told` is behind. */
    wish: Generated<number>;
    wish_told: Generated<number>;
    /** Since when it is paused; null: it is not. */
    paused_at: Date | null;
    /** The payment with which its pause ends, later than `period_end`; null: it lasts until it is resumed. */
    resumes_at: Date | null;
    /** It was paused, here or at its gateway: from then on the gateway is told each time how that stands. */
    pause_told: Generated<boolean>;
    /** Counts how often its gateway was asked how its pause stands: of two answers at once the later one counts. */
    pause_looks: Generated<number>;
    /** The payment that the member was reminded of: the end of a period, or of a pause. */
    reminded_of: Date | null;
  };
  /** What was charged after the first period, by renewals and switches: each charge is booked once. */
  billing_renewal: {
    gateway: GatewayName;
    /** The gateway's id of the charge. */
    payment: string;
    subscription_id: string;
    /** The order that stands for it among the member's orders. */
    order_id: string;
    period_start: Date;
  };
}
