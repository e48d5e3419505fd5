import type { Tx } from '@vinlore/database';

/** The approval attached to a call that is repeated. */
export interface SecondWord {
  /** Id of the request. */
  readonly approval: string;
  /** Account of the approver; null if the operator approved. */
  readonly by: string | null;
  /** Marks the request as carried out, in the transaction of the act. @returns false if it was carried out before */
  settle(tx: Tx): Promise<boolean>;
}
