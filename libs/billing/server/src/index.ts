export { createBillingSlice } from './billing-slice.ts';
export type { LedgerDetail, LedgerDocument } from './ledger/detail.ts';
export {
  balancesOf,
  type CreditMove,
  giveBack,
  grantCredits,
  potOf,
  type Spending,
  spendCredit,
  type ToPay,
} from './ledger/ledger.ts';
