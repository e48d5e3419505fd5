import type { Deciding } from '@vinlore/contract';
import type { Database, Tx } from '@vinlore/database';
import type { CallContext } from './context.ts';
import { deny } from './refusal.ts';
import { staffAct } from './staff-act.ts';
import type { SecondWord } from './second-word.ts';

/** One line of what a request would change, shown to the approver. Absent values are null. */
export interface RequestedChange {
  /** A setting's key, or a name that the desk has a text for. */
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** An act requested by one staff member that another one has to approve. */
export interface ApprovalRequest {
  readonly brand: string;
  /** Account of the requester, who can never approve it. */
  readonly askedBy: string;
  /** The kind of act: `refund`, `owner-rights` … Modules register its handler ({@link CarryOut}) at startup. */
  readonly kind: string;
  /** The permission that an approver needs. */
  readonly permission: Deciding;
  readonly subject: { readonly kind: string; readonly id: string };
  /** The account that gains or loses by it; its owner can neither request nor approve it. */
  readonly about?: string;
  /** Everything needed to carry it out. It must not contain personal data, because it also appears in the audit log. */
  readonly facts: Readonly<Record<string, string | number | boolean>>;
  /** What it changes, line by line. */
  readonly changes?: readonly RequestedChange[];
  /** The call to repeat in the requester's name once it is approved. */
  readonly call?: { readonly row: string; readonly input: unknown };
  /** Where it was requested from, for the audit log: `staffAct(context).from`. */
  readonly from?: { readonly address: string; readonly device: string };
}

/**
 * Status of a request. `failed`: approved, but it could no longer be carried out. `void`: an email address changed
 * while it was waiting. `expired`: nobody decided in time.
 */
export type Standing = 'waiting' | 'approved' | 'declined' | 'failed' | 'void' | 'expired';

/** Something of value that a staff member gives, counted per day. */
export interface Given {
  readonly brand: string;
  /** The staff member's account. */
  readonly actor: string;
  readonly measure: 'credits' | 'refunds';
  /** For refunds; '' for credits. */
  readonly currency: string;
  /** Credits, or minor units of the currency. */
  readonly amount: number;
  /** Maximum that one person may give in 24 hours, across all brands. */
  readonly limit: number;
  readonly at: Date;
}

/** A waiting request, as displayed on the page of its subject. */
export interface WaitingRequest {
  readonly id: string;
  readonly askedBy: string;
  readonly changes: readonly RequestedChange[];
}

/** Storage of requests that need a second approver. Implemented by the staff module and passed in by the server. */
export interface SecondPerson {
  /**
   * Stores a request in the requester's transaction. @returns its id @throws Refusal if it concerns the requester's own
   * account
   */
  ask(tx: Tx, request: ApprovalRequest): Promise<string>;
  /** Returns the status of a brand's requests, by id. */
  standing(source: Database | Tx, brand: string, ids: readonly string[]): Promise<ReadonlyMap<string, Standing>>;
  /** Returns a brand's waiting requests of a kind, the oldest first. */
  waiting(source: Database | Tx, brand: string, kind: string): Promise<readonly WaitingRequest[]>;
  /** Whether an account, of any brand, belongs to the same person as the actor. */
  isOwn(source: Database | Tx, actor: string, accountId: string): Promise<boolean>;
  /**
   * Adds to the total that a person has given, under a lock, in the transaction that gives it.
   *
   * @returns false, without counting, if the total of the day would exceed the limit
   */
  countGiven(tx: Tx, given: Given): Promise<boolean>;
}

/** An approved request, as passed to its handler. */
export interface Approved extends ApprovalRequest {
  /** The request's id, which makes carrying it out idempotent. */
  readonly id: string;
  /** Account of the approver; null if the operator approved at the command line. */
  readonly approvedBy: string | null;
  /** As {@link SecondWord.settle}. */
  readonly settle: SecondWord['settle'];
}

/** Carries out an approved act. @throws Refusal if it is no longer possible; the message is shown to the approver */
export type CarryOut = (approved: Approved) => Promise<void>;

/** What a row submits for approval; the API adds the requester and the call. */
export type NewApprovalRequest = Pick<
  ApprovalRequest,
  'kind' | 'permission' | 'subject' | 'about' | 'facts' | 'changes'
>;

/** Ends the transaction of an act that needs a second approver: the API stores the request and returns 202. */
export class NeedsSecondPerson extends Error {
  override readonly name = 'NeedsSecondPerson';
  constructor(readonly request: NewApprovalRequest) {
    super(`"${request.kind}" takes a second person.`);
  }
}

/** Ends the transaction of an act that was already carried out. */
export class CarriedOutBefore extends Error {
  override readonly name = 'CarriedOutBefore';
}

/**
 * Call this before the act, in its transaction: it continues if the act is approved; otherwise it ends the transaction
 * and requests approval.
 *
 * @throws NeedsSecondPerson, CarriedOutBefore; the API handles both
 */
export async function demandSecond(
  tx: Tx,
  { approved }: CallContext<'staff'>,
  request: NewApprovalRequest,
): Promise<void> {
  if (!approved) throw new NeedsSecondPerson(request);
  if (!(await approved.settle(tx))) throw new CarriedOutBefore();
}

/** Builds the request for a call that threw {@link NeedsSecondPerson}. @param input as received, before validation */
export function requestOf(
  context: CallContext<'staff'>,
  row: string,
  input: unknown,
  request: NewApprovalRequest,
): ApprovalRequest {
  const { brand, actor, from } = staffAct(context);
  return { ...request, brand, askedBy: actor, ...(from && { from }), call: { row, input } };
}

/**
 * Rejects an act by staff on their own account, at any brand (ADR 27).
 *
 * @param accountId null if the account has no owner
 * @param isOwn whether two accounts belong to the same person
 * @throws Refusal 403
 */
export async function refuseOwnAccount(
  source: Database | Tx,
  { actor, text }: CallContext<'staff'>,
  accountId: string | null,
  isOwn: SecondPerson['isOwn'],
): Promise<void> {
  if (accountId === null || !(await isOwn(source, actor.accountId, accountId))) return;
  deny({ name: 'authz.denied', kind: 'own-account', person: actor.accountId }, 403, text.t('kit.ownAccount'));
}
