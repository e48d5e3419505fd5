import type { Pot } from '@vinlore/billing-domain';
import type { Brand, PlanProduct } from '@vinlore/brand';
import { callRoutine, type Database, type Tx } from '@vinlore/database';
import type * as v from 'valibot';
import type { LedgerDetail, LedgerDocument } from './detail.ts';
import {
  balancesRoutine,
  giveBackRoutine,
  grantRoutine,
  holdRoutine,
  openReservationsRoutine,
  releaseRoutine,
  reserveRoutine,
  spendReservedRoutine,
  spendRoutine,
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

/** Credits set aside for many documents, or room in an unlimited plan; a repeat of the cause is the same reservation. */
export type Reservation =
  | { readonly reserved: true; readonly transactionId: string; readonly paidBy: Pot | 'unlimited' }
  | { readonly reserved: false; readonly reason: 'no-credit' };

/** Which pot pays for a product in a brand (spec §3: `credit_type`). */
export function potOf({ settings }: Pick<Brand, 'settings'>, product: PlanProduct): Pot {
  if (settings.credit_type === 'global') return 'global';
  return product === 'report' ? 'vhr' : 'sticker';
}

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

/** Pays for a document: by an unlimited plan up to its fair use, else by one credit of the brand's pot. */
export async function spendCredit(tx: Tx, { brand, accountId, product, document, at }: ToPay): Promise<Spending> {
  const pot = potOf(brand, product);
  return spendingOf(
    await callRoutine(tx, spendRoutine, { brand: brand.key, account: accountId, pot, product, document, at }),
  );
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
  const answer = await callRoutine(tx, reserveRoutine, {
    brand: brand.key,
    account: accountId,
    pot: potOf(brand, product),
    product,
    credits,
    cause: cause.kind,
    cause_id: cause.id,
    at,
  });
  return 'refused' in answer
    ? { reserved: false, reason: 'no-credit' }
    : { reserved: true, transactionId: answer.transaction, paidBy: answer.paid_by };
}

/** Pays for a document out of a reservation. */
export async function spendReserved(
  tx: Tx,
  { reservation, document, at }: { readonly reservation: string; readonly document: LedgerDocument; readonly at: Date },
): Promise<Spending> {
  return spendingOf(await callRoutine(tx, spendReservedRoutine, { reservation, document, at }));
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

type Answer = v.InferOutput<typeof spendRoutine.answer>;

function spendingOf(answer: Answer): Spending {
  if (!('refused' in answer)) return { spent: true, transactionId: answer.transaction, paidBy: answer.paid_by };
  if (answer.refused === 'no-credit') return { spent: false, reason: 'no-credit' };
  return { spent: false, reason: 'fair-use', limit: answer.limit };
}
