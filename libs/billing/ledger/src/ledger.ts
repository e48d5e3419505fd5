import { type DocumentFunds, paymentOf, type Pot, potOf, reservationOf } from '@vinlore/billing-domain';
import type { Brand, PlanProduct } from '@vinlore/brand';
import { callRoutine, type Database, type Tx } from '@vinlore/database';
import type { LedgerDetail, LedgerDocument } from './detail.ts';
import {
  balancesRoutine,
  fundsRoutine,
  giveBackRoutine,
  grantRoutine,
  holdRoutine,
  mergeRoutine,
  openReservationsRoutine,
  payRoutine,
  releaseRoutine,
  reserveRoutine,
  spendReservedRoutine,
  takeBackRoutine,
  usesRoutine,
} from './routines.ts';

/** Why credits move; of each there is one transaction in a brand, however often it is told. */
export interface Cause {
  /** `order`, `renewal`, `refund`, `dispute`, `sample` … */
  readonly kind: string;
  readonly id: string;
}

/** A change of a member's balance in one pot. */
export interface CreditMove {
  /** The brand's key. */
  readonly brand: string;
  readonly accountId: string;
  readonly pot: Pot;
  /** Above 0. */
  readonly credits: number;
  readonly cause: Cause;
  readonly at: Date;
  readonly detail?: LedgerDetail;
}

/** How a document was paid for, or why it was not. */
export type Spending =
  | { readonly spent: true; readonly transactionId: string; readonly paidBy: Pot | 'unlimited' }
  | { readonly spent: false; readonly reason: 'no-credit' }
  /** An unlimited plan runs, is used up to its `limit` of documents a period, and no credit is there besides. */
  | { readonly spent: false; readonly reason: 'fair-use'; readonly limit: number };

/** A document to be paid for, with the transaction in which it is kept. */
export interface ToPay {
  readonly brand: Brand;
  readonly accountId: string;
  readonly product: PlanProduct;
  readonly document: LedgerDocument;
  readonly at: Date;
}

/** What can pay for a member's document, and whose it is. */
interface Funds {
  /** The brand's key. */
  readonly brand: string;
  readonly account: string;
  readonly pot: Pot;
  readonly product: PlanProduct;
  readonly funds: DocumentFunds;
}

/** Credits set aside for many documents, or room in an unlimited plan; a repeat of the cause is the same reservation. */
export type Reservation =
  | { readonly reserved: true; readonly transactionId: string; readonly paidBy: Pot | 'unlimited' }
  | { readonly reserved: false; readonly reason: 'no-credit' };

/**
 * Gives credits, once for each cause.
 *
 * @returns the id of the transaction, of the first one when the cause was booked before
 */
export function grantCredits(tx: Tx, move: CreditMove): Promise<string> {
  return callRoutine(tx, grantRoutine, moveInput(move));
}

const moveInput = ({ brand, accountId, pot, credits, cause, at, detail = {} }: CreditMove) => ({
  brand,
  account: accountId,
  pot,
  credits,
  cause: cause.kind,
  cause_id: cause.id,
  at,
  detail,
});

/**
 * Takes credits back for a refund, once for each cause: at most what is there, so that no balance falls below zero.
 *
 * @returns how many were taken
 */
export function takeBack(tx: Tx, move: CreditMove): Promise<number> {
  return callRoutine(tx, takeBackRoutine, moveInput(move));
}

/** Pays for a document by what {@link paymentOf} chooses, under the lock of the member's books. */
export async function spendCredit(tx: Tx, { brand, accountId, product, document, at }: ToPay): Promise<Spending> {
  const from = { brand: brand.key, account: accountId, pot: potOf(brand, product), product };
  const funds = await callRoutine(tx, fundsRoutine, { ...from, at });
  return pay(tx, { ...from, funds }, { document, at });
}

/** Pays for a document out of the funds of a member whose books this transaction has locked. */
async function pay(
  tx: Tx,
  { funds, ...from }: Funds,
  { document, at }: Pick<ToPay, 'document' | 'at'>,
): Promise<Spending> {
  const payment = paymentOf(funds);
  if ('refused' in payment) {
    if (payment.refused === 'no-credit') return { spent: false, reason: 'no-credit' };
    return { spent: false, reason: 'fair-use', limit: payment.limit };
  }
  const subscription = payment.by === 'plan' ? payment.subscription : null;
  const transactionId = await callRoutine(tx, payRoutine, { ...from, subscription, document, at });
  return { spent: true, transactionId, paidBy: subscription === null ? from.pot : 'unlimited' };
}

/** Gives a document's credit back to whoever paid, once: it could not be made, or was empty. @returns the transaction */
export function giveBack(
  tx: Tx,
  { transactionId, reason, at }: { readonly transactionId: string; readonly reason: string; readonly at: Date },
): Promise<string> {
  return callRoutine(tx, giveBackRoutine, { transaction: transactionId, at, detail: { reason } });
}

/** Sets credits aside for many documents, or none of them. Under an unlimited plan its fair use must leave room. */
export async function reserveCredits(
  tx: Tx,
  {
    brand,
    accountId,
    product,
    credits,
    cause,
    at,
  }: Omit<ToPay, 'document'> & { readonly credits: number; readonly cause: Cause },
): Promise<Reservation> {
  const pot = potOf(brand, product);
  const from = { brand: brand.key, account: accountId, pot, product };
  const funds = await callRoutine(tx, fundsRoutine, { ...from, at });
  const paidBy = { plan: 'unlimited', credits: pot } as const;
  const chosen = reservationOf(funds, credits);
  const answer = await callRoutine(tx, reserveRoutine, {
    ...from,
    paid_by: chosen && paidBy[chosen],
    credits,
    cause: cause.kind,
    cause_id: cause.id,
    at,
  });
  return answer === null
    ? { reserved: false, reason: 'no-credit' }
    : { reserved: true, transactionId: answer.transaction, paidBy: answer.paid_by };
}

/** Pays for a document out of a reservation. */
export async function spendReserved(
  tx: Tx,
  { reservation, document, at }: { readonly reservation: string; readonly document: LedgerDocument; readonly at: Date },
): Promise<Spending> {
  const answer = await callRoutine(tx, spendReservedRoutine, { reservation, document, at });
  if (answer === null) return { spent: false, reason: 'no-credit' };
  if ('funds' in answer) return pay(tx, answer, { document, at });
  return { spent: true, transactionId: answer.transaction, paidBy: answer.paid_by };
}

/** Ends a reservation: what is left of it goes back to the balance, once. @returns how many credits */
export function settleReservation(
  tx: Tx,
  { reservation, at }: { readonly reservation: string; readonly at: Date },
): Promise<number> {
  return callRoutine(tx, releaseRoutine, { reservation, at });
}

/** Ids of these accounts' reservations, of whatever brand, of which something is left. */
export function openReservations(tx: Tx, accountIds: readonly string[]): Promise<string[]> {
  return callRoutine(tx, openReservationsRoutine, { accounts: [...accountIds] });
}

/** Whose books they are. */
export interface BookOwner {
  /** The brand's key. */
  readonly brand: string;
  readonly accountId: string;
}

/** Holds a member's books until the transaction ends: nothing of theirs is spent or given meanwhile. */
export async function holdBooks(tx: Tx, { brand, accountId }: BookOwner): Promise<void> {
  await callRoutine(tx, holdRoutine, { brand, account: accountId });
}

/** What a member has in each pot. */
export function balancesOf(
  source: Database | Tx,
  brand: string,
  accountId: string,
): Promise<Readonly<Record<Pot, number>>> {
  return callRoutine(source, balancesRoutine, { brand, account: accountId });
}

/** Documents that were booked under a period of an unlimited plan. */
export function usesOf(
  source: Database | Tx,
  { brand, accountId }: BookOwner,
  period: { readonly subscriptionId: string; readonly product: PlanProduct; readonly periodStart: Date },
): Promise<number> {
  const { subscriptionId: subscription, product, periodStart: period_start } = period;
  return callRoutine(source, usesRoutine, { brand, account: accountId, product, subscription, period_start });
}

/**
 * Closes a member's books and opens what stands in them in another account of theirs, by entries; nothing may be reserved.
 * Whatever is booked on the closed account later is booked there. A repeat does nothing.
 */
export async function mergeBooks(
  tx: Tx,
  { brand, accountId, into, at }: BookOwner & { readonly into: string; readonly at: Date },
): Promise<void> {
  await callRoutine(tx, mergeRoutine, { brand, account: accountId, into, at, detail: { reason: 'merged' } });
}
