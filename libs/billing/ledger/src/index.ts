export { checkLedger, type LedgerCheck } from './check-ledger.ts';
export type { LedgerDetail, LedgerDocument } from './detail.ts';
export { giveCredits } from './give-credits.ts';
export {
  balancesOf,
  type BookOwner,
  type Cause,
  type CreditMove,
  giveBack,
  grantCredits,
  holdBooks,
  mergeBooks,
  openReservations,
  type Reservation,
  reserveCredits,
  settleReservation,
  spendCredit,
  type Spending,
  spendReserved,
  takeBack,
  type ToPay,
  usesOf,
} from './ledger.ts';
export { ledgerMigrations } from './migrations.ts';
export { ledgerRoutines } from './routines.ts';
export { creditSpentOn } from './spent-on.ts';
export type { LedgerKind, LedgerTables } from './tables.ts';
