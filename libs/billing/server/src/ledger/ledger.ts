import type { Pot } from '@vinlore/billing-domain';
import type { Brand, PlanProduct } from '@vinlore/brand';
import { type Database, tables, type Tx } from '@vinlore/database';
import { sql } from 'kysely';
import type { LedgerDetail, LedgerDocument } from './detail.ts';

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
export async function grantCredits(
  tx: Tx,
  { brand, accountId, pot, credits, cause, at, detail = {} }: CreditMove,
): Promise<string> {
  return ask(
    tx,
    sql<string>`ledger_grant(${brand}, ${accountId}, ${pot}, ${credits}, ${cause.kind}, ${cause.id},
    ${at}, ${JSON.stringify(detail)})`,
  );
}

/**
 * Takes credits back for a refund, once for each cause: at most what is there, so that no balance falls below zero.
 *
 * @returns how many were taken
 */
export async function takeBack(
  tx: Tx,
  { brand, accountId, pot, credits, cause, at, detail = {} }: CreditMove,
): Promise<number> {
  return ask(
    tx,
    sql<number>`ledger_take_back(${brand}, ${accountId}, ${pot}, ${credits}, ${cause.kind}, ${cause.id},
    ${at}, ${JSON.stringify(detail)})`,
  );
}

/** Pays for a document: by an unlimited plan up to its fair use, else by one credit of the brand's pot. */
export async function spendCredit(tx: Tx, { brand, accountId, product, document, at }: ToPay): Promise<Spending> {
  const paid = sql<Answer>`ledger_spend(${brand.key}, ${accountId}, ${potOf(brand, product)}, ${product},
    ${JSON.stringify(document)}, ${at})`;
  return spendingOf(await ask(tx, paid));
}

/** Gives a document's credit back to whoever paid, once: it could not be made, or was empty. @returns the transaction */
export async function giveBack(
  tx: Tx,
  { transactionId, reason, at }: { readonly transactionId: string; readonly reason: string; readonly at: Date },
): Promise<string> {
  return ask(tx, sql<string>`ledger_give_back(${transactionId}, ${at}, ${JSON.stringify({ reason })})`);
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
  const answer = await ask(
    tx,
    sql<Answer>`ledger_reserve(${brand.key}, ${accountId}, ${potOf(brand, product)}, ${product}, ${credits},
      ${cause.kind}, ${cause.id}, ${at}, '{}')`,
  );
  return 'refused' in answer
    ? { reserved: false, reason: 'no-credit' }
    : { reserved: true, transactionId: answer.transaction, paidBy: answer.paid_by };
}

/** Pays for a document out of a reservation. */
export async function spendReserved(
  tx: Tx,
  { reservation, document, at }: { readonly reservation: string; readonly document: LedgerDocument; readonly at: Date },
): Promise<Spending> {
  return spendingOf(
    await ask(tx, sql<Answer>`ledger_spend_reserved(${reservation}, ${JSON.stringify(document)}, ${at})`),
  );
}

/** Ends a reservation: what is left of it goes back to the balance, once. @returns how many credits */
export async function settleReservation(
  tx: Tx,
  { reservation, at }: { readonly reservation: string; readonly at: Date },
): Promise<number> {
  return ask(tx, sql<number>`ledger_release(${reservation}, ${at})`);
}

/** What a member has in each pot. */
export async function balancesOf(
  source: Database | Tx,
  brand: string,
  accountId: string,
): Promise<Readonly<Record<Pot, number>>> {
  const { rows } = await sql<Record<Pot, number>>`
    select ledger_sum(id, 'vhr', 'balance') as vhr, ledger_sum(id, 'sticker', 'balance') as sticker,
      ledger_sum(id, 'global', 'balance') as global
    from ledger_member where account_id = ${accountId} and brand = ${brand}`.execute(tables<object>(source));
  return rows[0] ?? { vhr: 0, sticker: 0, global: 0 };
}

type Answer =
  | { readonly transaction: string; readonly paid_by: Pot | 'unlimited' }
  | { readonly refused: 'no-credit' }
  | { readonly refused: 'fair-use'; readonly limit: number };

function spendingOf(answer: Answer): Spending {
  if (!('refused' in answer)) return { spent: true, transactionId: answer.transaction, paidBy: answer.paid_by };
  if (answer.refused === 'no-credit') return { spent: false, reason: 'no-credit' };
  return { spent: false, reason: 'fair-use', limit: answer.limit };
}

/** The answer of one of the ledger's functions. */
async function ask<T>(tx: Tx, call: ReturnType<typeof sql<T>>): Promise<T> {
  const { rows } = await sql<{ answer: T }>`select ${call} as answer`.execute(tables<object>(tx));
  return rows[0]!.answer;
}
