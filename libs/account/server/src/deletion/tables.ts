import type { Generated } from 'kysely';

/**
 * Where a request for deletion stands: `requested` and waiting for its mail to be answered, `superseded` by another one
 * that was, `closed` and waiting to be erased, `restored` by its member, `erased`.
 */
type DeletionState = 'requested' | 'superseded' | 'closed' | 'restored' | 'erased';

/** Tables of the deletion module. */
export interface DeletionTables {
  /** Requests for deletion. Nothing in it is personal: a row outlives its account. */
  account_deletion: {
    id: Generated<string>;
    brand: string;
    /** A bare id: the account is gone once this is `erased`. */
    account_id: string;
    state: DeletionState;
    requested_at: Date;
    /** SHA-256 of the token that confirms; null when it can no longer be used. */
    confirm_hash: Buffer | null;
    confirm_until: Date;
    closed_at: Date | null;
    /** SHA-256 of the token that takes it back; null when there is nothing to take back. */
    undo_hash: Buffer | null;
    /** When the account is to be erased; until then it can be restored. */
    erase_at: Date | null;
    restored_at: Date | null;
    erased_at: Date | null;
  };
}
