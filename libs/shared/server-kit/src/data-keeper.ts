import type { Brand } from '@vinlore/brand';
import type { Tx } from '@vinlore/database';

/** Whose data is meant. */
export interface DataOwner {
  readonly id: string;
  readonly brand: Brand;
  readonly email: string;
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
  /**
   * Erases what is personal; what stays must not lead to the person. Runs in the transaction that erases the account and
   * is repeated as a whole when that fails.
   */
  erase(tx: Tx, owner: DataOwner): Promise<void>;
}
