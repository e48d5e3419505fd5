import type { Tx } from '@vinlore/database';

/** A second person's word, as a call that is made again carries it. */
export interface SecondWord {
  /** Id of the request. */
  readonly approval: string;
  /** Account that approved; null: the operator did. */
  readonly by: string | null;
  /** Marks the request as carried out, in the transaction of the act. @returns false where it was carried out before */
  settle(tx: Tx): Promise<boolean>;
}
