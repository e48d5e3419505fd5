import { refundContract, staffRefundContract } from '@vinlore/billing-domain';
import { defineModule, type ServerModule } from '@vinlore/server-kit';
import { staffCloseFailedRefundCall, staffRefundOtherWayCall } from './calls/failed-refunds.ts';
import { refundOrderCall } from './calls/refund-order.ts';
import { staffGiveBackCall, staffRefundsCall, staffWithdrawRefundCall } from './calls/staff-refunds.ts';
import { completeRefund, defineRefundJob } from './complete-refund.ts';
import { refundMessages } from './messages/index.ts';
import { refundMigrations } from './migrations.ts';
import type { RefundDeps } from './deps.ts';
import { definePriceReturnJob } from './return-price.ts';
import { refundKeeper } from './refund-keeper.ts';

/** Staff refunds: by the rule on the brand's refund page, or a chosen amount with a reason. */
export function createRefundModule(deps: RefundDeps): ServerModule {
  const complete = completeRefund(deps);
  defineRefundJob(deps, complete);
  definePriceReturnJob(deps, complete);
  return defineModule({
    name: 'refund',
    contract: { ...refundContract, ...staffRefundContract },
    migrations: refundMigrations,
    messages: refundMessages,
    keepers: [refundKeeper(deps.database)],
    handlers: {
      refundOrder: refundOrderCall(deps, complete),
      staffRefunds: staffRefundsCall(deps),
      staffGiveBack: staffGiveBackCall(deps, complete),
      staffWithdrawRefund: staffWithdrawRefundCall(deps),
      staffRefundOtherWay: staffRefundOtherWayCall(deps, complete),
      staffCloseFailedRefund: staffCloseFailedRefundCall(deps),
    },
  });
}
