import type { Brand } from '@vinlore/brand';
import type { Database, Tx } from '@vinlore/database';

/** The account whose data is meant. */
export interface DataOwner {
  readonly id: string;
  readonly brand: Brand;
  readonly email: string;
}

/** Two accounts of one person at one brand, to be merged. */
export interface MemberMerge {
  /** The account to be closed. */
  readonly from: DataOwner;
  /** The account that remains. */
  readonly into: DataOwner;
  readonly at: Date;
}

/** Preview of a merge in one part of the product. The desk has texts for these names. */
export interface MergeView {
  /** How many items would move. */
  readonly moves: Readonly<Record<string, number>>;
  /** Items that both have and one account can't have twice: how each is resolved, and how many. */
  readonly conflicts?: Readonly<Record<string, number>>;
  /** What must be resolved first. */
  readonly refused?: MergeRefusal;
}

/** Both have an active plan of one kind; a list of the closed account is in progress. */
export type MergeRefusal = 'same-plan' | 'list-runs';

/** How one part of the product merges its data of two accounts. */
export interface MergePart {
  /** Locks what must not change until the transaction ends; runs for all parts before any preview. */
  hold?(tx: Tx, merge: Pick<MemberMerge, 'from' | 'into'>): Promise<void>;
  /** Absent: nothing to count, and nothing in the way. */
  look?(source: Database | Tx, merge: Pick<MemberMerge, 'from' | 'into'>): Promise<MergeView>;
  /**
   * Moves the data, in the transaction that merges the accounts; documents keep their numbers, and links keep working.
   */
  move(tx: Tx, merge: MemberMerge): Promise<void>;
}

/**
 * Handles what one part of the product stores about a member. Every module that stores anything with an account
 * declares one, for the member's export and erasure.
 */
export interface DataKeeper {
  /** The part's name in the export. */
  readonly name: string;
  /** Returns everything it stores about the member and nothing about others, as JSON. */
  exportOf(owner: DataOwner): Promise<unknown>;
  /**
   * Ends what must end when the member closes the account, 14 days before its erasure, in the transaction that closes
   * it.
   */
  close?(tx: Tx, owner: DataOwner): Promise<void>;
  /**
   * Ends what must end when staff suspend the account, in that transaction; lifting the suspension restores nothing.
   */
  suspend?(tx: Tx, owner: DataOwner): Promise<void>;
  /** Merges into another account of the member; absent: the data stays with the closed account, with the reason. */
  readonly merge?: MergePart;
  /**
   * Erases personal data; what remains must not identify the person. Runs in the transaction that erases the account,
   * and is retried as a whole on failure.
   */
  erase(tx: Tx, owner: DataOwner): Promise<void>;
}
