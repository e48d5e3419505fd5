import type { Deciding } from '@vinlore/contract';
import type { Database, Tx } from '@vinlore/database';

/** An act that one person of the staff wants and another has to approve (issue 10). */
export interface ApprovalRequest {
  readonly brand: string;
  /** Account that asks; it never approves its own. */
  readonly askedBy: string;
  /** What is to be done: `refund`, `owner-rights` … Whoever asks hands in, at the start, what carries it out. */
  readonly kind: string;
  /** Who may approve. */
  readonly permission: Deciding;
  readonly subject: { readonly kind: string; readonly id: string };
  /** All that carrying it out takes. Nothing personal: it is read in the audit trail too. */
  readonly facts: Readonly<Record<string, string | number | boolean>>;
  /** From where it is asked, for the audit trail: `staffAct(context).from`. */
  readonly from?: { readonly address: string; readonly device: string };
}

/** How a request stands. `failed`: approved, and it could not be carried out any more. */
export type Standing = 'waiting' | 'approved' | 'declined' | 'failed';

/** Where acts wait for their second person. Implemented by the staff slice, handed in by the server. */
export interface SecondPerson {
  /** Keeps a request in the asking transaction. @returns its id */
  ask(tx: Tx, request: ApprovalRequest): Promise<string>;
  /** How requests of a brand stand, by id. */
  standing(source: Database | Tx, brand: string, ids: readonly string[]): Promise<ReadonlyMap<string, Standing>>;
}

/** A request that a second person has approved, as who carries it out gets it. */
export interface Approved extends ApprovalRequest {
  /** The request's id: carried out twice it acts once. */
  readonly id: string;
  readonly approvedBy: string;
}

/** Carries an approved act out. @throws Refusal where it is no longer possible; the words are shown to who approved */
export type CarryOut = (approved: Approved) => Promise<void>;
