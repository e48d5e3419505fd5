import type { Generated } from 'kysely';

/**
 * Status of a deletion request: `requested` (not confirmed), `superseded` by another confirmed request, `closed` (to be
 * erased), `restored` by its member, `erased`.
 */
type DeletionState = 'requested' | 'superseded' | 'closed' | 'restored' | 'erased';

/** Tables of the deletion module. */
export interface DeletionTables {
  /** Deletion requests. Contain no personal data, because a row outlives its account. */
  account_deletion: {
    id: Generated<string>;
    brand: string;
    /** Not a foreign key: the account is gone once this is `erased`. */
    account_id: string;
    state: DeletionState;
    requested_at: Date;
    /** SHA-256 of the confirmation token; null once it is invalid. */
    confirm_hash: Buffer | null;
    confirm_until: Date;
    closed_at: Date | null;
    /** SHA-256 of the undo token; null if there is nothing to undo. */
    undo_hash: Buffer | null;
    /** When the account will be erased; until then it can be restored. */
    erase_at: Date | null;
    restored_at: Date | null;
    erased_at: Date | null;
  };
}
