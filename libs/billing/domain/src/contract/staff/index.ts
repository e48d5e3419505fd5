import { staffCorrectCredits, staffCredits, staffReverseCredits } from './staff-credits.ts';
import { staffCoupons, staffCreateCoupon, staffEndCoupon } from './staff-coupons.ts';
import { staffCohorts, staffFigures } from './staff-figures.ts';
import { staffExportOrders, staffOrder, staffOrders, staffResendReceipt } from './staff-orders.ts';
import { staffAddPlan, staffChangePlan, staffPlans, staffWithdrawPlanChange } from './staff-plans.ts';
import {
  staffCancelSubscription,
  staffFailingRenewals,
  staffKeepSubscription,
  staffPauseSubscription,
  staffResumeSubscription,
  staffSubscriptions,
  staffSwitchOptions,
  staffSwitchPlan,
  staffUndoSwitch,
} from './staff-subscriptions.ts';
import {
  staffCloseFailedRefund,
  staffGiveBack,
  staffRefundOtherWay,
  staffRefunds,
  staffWithdrawRefund,
} from './staff-refunds.ts';

export type { FailingRenewal } from './staff-subscriptions.ts';

/** Staff calls about orders. */
export const staffOrderContract = { staffExportOrders, staffOrders, staffOrder, staffResendReceipt };
/** Staff calls for goodwill refunds and the list of refunds. */
export const staffRefundContract = {
  staffRefunds,
  staffGiveBack,
  staffWithdrawRefund,
  staffRefundOtherWay,
  staffCloseFailedRefund,
};
/** Staff calls for viewing, canceling, pausing, and changing a member's plans. */
export const staffSubscriptionContract = {
  staffFailingRenewals,
  staffCancelSubscription,
  staffKeepSubscription,
  staffPauseSubscription,
  staffResumeSubscription,
  staffSubscriptions,
  staffSwitchOptions,
  staffSwitchPlan,
  staffUndoSwitch,
};
/** Staff calls for reading and correcting a member's credits. */
export const staffCreditContract = { staffCredits, staffCorrectCredits, staffReverseCredits };
/** Staff calls about coupons. */
export const staffCouponContract = { staffCoupons, staffCreateCoupon, staffEndCoupon };
/** The brand's analytics. */
export const staffFigureContract = { staffFigures, staffCohorts };
/** The brand's price list. */
export const staffPlanContract = { staffPlans, staffAddPlan, staffChangePlan, staffWithdrawPlanChange };

export { type CouponState, CouponStateSchema, type StaffCoupon, StaffCouponSchema } from './staff-coupons.ts';
export { type PlannedChange, type StaffPlan } from './staff-plans.ts';
