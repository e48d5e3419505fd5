import type { Deciding } from '@vinlore/contract';
import type { Database, Tx } from '@vinlore/database';
import type { CallContext } from './context.ts';
import { deny } from './refusal.ts';
import { staffAct } from './staff-act.ts';
import type { SecondWord } from './second-word.ts';

/** One line of what a request would change, for whoever approves it. Absent values are null. */
export interface RequestedChange {
  /** A setting's key, or a name that the desk has words for. */
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** An act that one person of the staff wants and another one has to approve. */
export interface ApprovalRequest {
  readonly brand: string;
  /** Account that asks; its person never approves it. */
  readonly askedBy: string;
  /** What is to be done: `refund`, `owner-rights` … Whoever asks hands in, at the start, what carries it out. */
  readonly kind: string;
  /** Who may approve. */
  readonly permission: Deciding;
  readonly subject: { readonly kind: string; readonly id: string };
  /** The account that gains or loses by it: its person neither asks nor approves. */
  readonly about?: string;
  /** All that carrying it out takes. Nothing personal: it is read in the audit log too. */
  readonly facts: Readonly<Record<string, string | number | boolean>>;
  /** What it changes, line by line. */
  readonly changes?: readonly RequestedChange[];
  /** The call that is made again, in the asker's name, once it is approved. */
  readonly call?: { readonly row: string; readonly input: unknown };
  /** From where it is asked, for the audit log: `staffAct(context).from`. */
  readonly from?: { readonly address: string; readonly device: string };
}

/**
 * How a request stands. `failed`: approved, and it could not be carried out any more. `void`: somebody's email changed
 * while it waited. `expired`: nobody decided it in time.
 */
export type Standing = 'waiting' | 'approved' | 'declined' | 'failed' | 'void' | 'expired';

/** Something of value that one person gives within a day. */
export interface Given {
  readonly brand: string;
  /** Account of the staff that gives it. */
  readonly actor: string;
  readonly measure: 'credits' | 'refunds';
  /** Of refunds; '' for credits. */
  readonly currency: string;
  /** Credits, or minor units. */
  readonly amount: number;
  /** What one person may give in 24 hours, over all brands. */
  readonly limit: number;
  readonly at: Date;
}

/** A request that waits, as the page of what it is about shows it. */
export interface WaitingRequest {
  readonly id: string;
  readonly askedBy: string;
  readonly changes: readonly RequestedChange[];
}

/** Where acts wait for their second person. Implemented by the staff module, handed in by the server. */
export interface SecondPerson {
  /** Keeps a request in the asking transaction. @returns its id @throws Refusal where it is about the asker's own account */
  ask(tx: Tx, request: ApprovalRequest): Promise<string>;
  /** How requests of a brand stand, by id. */
  standing(source: Database | Tx, brand: string, ids: readonly string[]): Promise<ReadonlyMap<string, Standing>>;
  /** What waits of a kind at a brand, the oldest first. */
  waiting(source: Database | Tx, brand: string, kind: string): Promise<readonly WaitingRequest[]>;
  /** Whether an account belongs to the same person as the one who acts, at whichever brand. */
  isOwn(source: Database | Tx, actor: string, accountId: string): Promise<boolean>;
  /**
   * Counts what a person gives, under a lock, in the transaction that gives it.
   *
   * @returns false, and nothing is counted, where the day's sum would be over the limit
   */
  countGiven(tx: Tx, given: Given): Promise<boolean>;
}

/** A request that a second person has approved, as who carries it out gets it. */
export interface Approved extends ApprovalRequest {
  /** The request's id: carried out twice it acts once. */
  readonly id: string;
  /** Account that approved; null: the operator did, at the command line. */
  readonly approvedBy: string | null;
  /** As {@link SecondWord.settle}. */
  readonly settle: SecondWord['settle'];
}

/** Carries an approved act out. @throws Refusal where it is no longer possible; the words are shown to who approved */
export type CarryOut = (approved: Approved) => Promise<void>;

/** What a row asks a second person for; who asks, and for which call, the API knows. */
export type NewApprovalRequest = Pick<
  ApprovalRequest,
  'kind' | 'permission' | 'subject' | 'about' | 'facts' | 'changes'
>;

/** Ends the transaction of an act that takes a second person: the API keeps the request and answers 202. */
export class NeedsSecondPerson extends Error {
  override readonly name = 'NeedsSecondPerson';
  constructor(readonly request: NewApprovalRequest) {
    super(`"${request.kind}" takes a second person.`);
  }
}

/** Ends the transaction of an act that was approved and carried out before. */
export class CarriedOutBefore extends Error {
  override readonly name = 'CarriedOutBefore';
}

/**
 * Call it in the transaction of an act that takes two people, before the act: it goes on where a second person has
 * approved, and otherwise ends the transaction and asks for one.
 *
 * @throws NeedsSecondPerson, CarriedOutBefore; the API knows both
 */
export async function demandSecond(
  tx: Tx,
  { approved }: CallContext<'staff'>,
  request: NewApprovalRequest,
): Promise<void> {
  if (!approved) throw new NeedsSecondPerson(request);
  if (!(await approved.settle(tx))) throw new CarriedOutBefore();
}

/** The request of a call that met {@link NeedsSecondPerson}. @param input as it came, before its schema */
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
 * Refuses what somebody on the staff would do to an account of their own, at whichever brand (ADR 27).
 *
 * @param accountId null: nobody's
 * @param isOwn whether two accounts are one person's
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
