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

/** Why credits move. A brand has one transaction per cause, however often it is sent. */
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
  /** Greater than 0. */
  readonly credits: number;
  readonly cause: Cause;
  readonly at: Date;
  readonly detail?: LedgerDetail;
}

/** How a document was paid for, or why it was not. */
export type Spending =
  | { readonly spent: true; readonly transactionId: string; readonly paidBy: Pot | 'unlimited' }
  | { readonly spent: false; readonly reason: 'no-credit' }
  /** A running unlimited plan has reached its `limit` of documents per period, and no credits are left. */
  | { readonly spent: false; readonly reason: 'fair-use'; readonly limit: number };

/** A document to pay for, in the same transaction that stores it. */
export interface ToPay {
  readonly brand: Brand;
  readonly accountId: string;
  readonly product: PlanProduct;
  readonly document: LedgerDocument;
  readonly at: Date;
}

/** The account and what can pay for its document. */
interface Funds {
  /** The brand's key. */
  readonly brand: string;
  readonly account: string;
  readonly pot: Pot;
  readonly product: PlanProduct;
  readonly funds: DocumentFunds;
}

/**
 * Credits set aside for a batch of documents, or room in an unlimited plan. Repeating the cause returns the same
 * reservation.
 */
export type Reservation =
  | { readonly reserved: true; readonly transactionId: string; readonly paidBy: Pot | 'unlimited' }
  | { readonly reserved: false; readonly reason: 'no-credit' };

/**
 * Grants credits, once per cause.
 *
 * @returns the id of the transaction; the id of the first one if the cause was already booked
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
 * Removes credits for a refund, once per cause. At most the balance is removed, so that it never falls below zero.
 *
 * @returns the number of credits removed
 */
export function takeBack(tx: Tx, move: CreditMove): Promise<number> {
  return callRoutine(tx, takeBackRoutine, moveInput(move));
}

/** Pays for a document from the source chosen by {@link paymentOf}, with the member's books locked. */
export async function spendCredit(tx: Tx, { brand, accountId, product, document, at }: ToPay): Promise<Spending> {
  const from = { brand: brand.key, account: accountId, pot: potOf(brand, product), product };
  const funds = await callRoutine(tx, fundsRoutine, { ...from, at });
  return pay(tx, { ...from, funds }, { document, at });
}

/** Pays for a document from a member's funds; this transaction has already locked the member's books. */
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

/**
 * Returns a document's credit to the account that paid, once, because the document could not be created or was empty.
 * @returns the transaction id
 */
export function giveBack(
  tx: Tx,
  { transactionId, reason, at }: { readonly transactionId: string; readonly reason: string; readonly at: Date },
): Promise<string> {
  return callRoutine(tx, giveBackRoutine, { transaction: transactionId, at, detail: { reason } });
}

/**
 * Sets credits aside for a batch of documents: all of them or none. An unlimited plan must have room within its
 * fair-use limit.
 */
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

/** Pays for a document from a reservation. */
export async function spendReserved(
  tx: Tx,
  { reservation, document, at }: { readonly reservation: string; readonly document: LedgerDocument; readonly at: Date },
): Promise<Spending> {
  const answer = await callRoutine(tx, spendReservedRoutine, { reservation, document, at });
  if (answer === null) return { spent: false, reason: 'no-credit' };
  if ('funds' in answer) return pay(tx, answer, { document, at });
  return { spent: true, transactionId: answer.transaction, paidBy: answer.paid_by };
}

/** Ends a reservation and returns what is left of it to the balance, once. @returns the number of credits returned */
export function settleReservation(
  tx: Tx,
  { reservation, at }: { readonly reservation: string; readonly at: Date },
): Promise<number> {
  return callRoutine(tx, releaseRoutine, { reservation, at });
}

/** Ids of the accounts' reservations, in any brand, that still have credits. */
export function openReservations(tx: Tx, accountIds: readonly string[]): Promise<string[]> {
  return callRoutine(tx, openReservationsRoutine, { accounts: [...accountIds] });
}

/** The owner of books. */
export interface BookOwner {
  /** The brand's key. */
  readonly brand: string;
  readonly accountId: string;
}

/** Locks a member's books until the transaction ends, so that no credits are spent or granted meanwhile. */
export async function holdBooks(tx: Tx, { brand, accountId }: BookOwner): Promise<void> {
  await callRoutine(tx, holdRoutine, { brand, account: accountId });
}

/** A member's balance in each pot. */
export function balancesOf(
  source: Database | Tx,
  brand: string,
  accountId: string,
): Promise<Readonly<Record<Pot, number>>> {
  return callRoutine(source, balancesRoutine, { brand, account: accountId });
}

/** The number of documents booked under a period of an unlimited plan. */
export function usesOf(
  source: Database | Tx,
  { brand, accountId }: BookOwner,
  period: { readonly subscriptionId: string; readonly product: PlanProduct; readonly periodStart: Date },
): Promise<number> {
  const { subscriptionId: subscription, product, periodStart: period_start } = period;
  return callRoutine(source, usesRoutine, { brand, account: accountId, product, subscription, period_start });
}

/**
 * Closes a member's books and moves their balances into another account of theirs by entries. Later bookings on the
 * closed account go to the other one. Repeating it does nothing.
 *
 * @throws if credits are reserved
 */
export async function mergeBooks(
  tx: Tx,
  { brand, accountId, into, at }: BookOwner & { readonly into: string; readonly at: Date },
): Promise<void> {
  await callRoutine(tx, mergeRoutine, { brand, account: accountId, into, at, detail: { reason: 'merged' } });
}
