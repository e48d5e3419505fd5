import type { Brand } from '@vinlore/brand';
import type { Database, Tx } from '@vinlore/database';

/** Whose data is meant. */
export interface DataOwner {
  readonly id: string;
  readonly brand: Brand;
  readonly email: string;
}

/** Two accounts of one person, of one brand: what the one has becomes the other's. */
export interface MemberMerge {
  /** The account that is closed with it. */
  readonly from: DataOwner;
  /** The account that stays. */
  readonly into: DataOwner;
  readonly at: Date;
}

/** What a merge would come to in one part of the product. The names are those that the desk has words for. */
export interface MergeView {
  /** How many of what would move. */
  readonly moves: Readonly<Record<string, number>>;
  /** What both have and one account can't have twice: what becomes of it, and how often. */
  readonly conflicts?: Readonly<Record<string, number>>;
  /** What has to be seen to first. */
  readonly refused?: MergeRefusal;
}

/** Both have a plan of one kind that runs; a list of the one is being worked through. */
export type MergeRefusal = 'same-plan' | 'list-runs';

/** How one part of the product hands over what it keeps when two accounts become one. */
export interface MergePart {
  /** Holds what must not change until the transaction ends; of all parts before any of them looks. */
  hold?(tx: Tx, merge: Pick<MemberMerge, 'from' | 'into'>): Promise<void>;
  /** Absent: nothing of it is counted, and nothing stands in the way. */
  look?(source: Database | Tx, merge: Pick<MemberMerge, 'from' | 'into'>): Promise<MergeView>;
  /** Hands over, in the transaction that merges the accounts; documents keep their numbers, and links go on working. */
  move(tx: Tx, merge: MemberMerge): Promise<void>;
}

/**
 * Answers for what one part of the product keeps of a member. A module that stores anything with an account
 * declares one: that is how the member's export and erasure reach it.
 */
export interface DataKeeper {
  /** The part's name in the export. */
  readonly name: string;
  /** All it keeps of the member and nothing of others, as JSON. */
  exportOf(owner: DataOwner): Promise<unknown>;
  /** What ends as soon as the member closes the account, 14 days before it is erased, in the transaction that closes it. */
  close?(tx: Tx, owner: DataOwner): Promise<void>;
  /** What ends as soon as staff suspend the account, in the transaction that does; lifting it brings nothing back by itself. */
  suspend?(tx: Tx, owner: DataOwner): Promise<void>;
  /** Hands over to another account of the member; absent: it stays with the account that is closed, and why is said. */
  readonly merge?: MergePart;
  /**
   * Erases what is personal; what stays must not lead to the person. Runs in the transaction that erases the account and
   * is repeated as a whole when that fails.
   */
  erase(tx: Tx, owner: DataOwner): Promise<void>;
}
