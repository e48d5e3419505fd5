import type { Generated, GeneratedAlways } from 'kysely';

/** The audit log. */
export interface AuditTables {
  audit_entry: {
    id: Generated<number>;
    /** When the acting transaction began, by the database's own clock. */
    at: Generated<Date>;
    brand: string;
    /**
     * The account that acted; null for jobs and commands. A plain id without a foreign key: it outlives the account.
     */
    actor: string | null;
    /** What was done: `slice.past-participle`, such as `account.password-changed`. */
    act: string;
    /** The part before the dot: `account`. Derived by the database. */
    area: GeneratedAlways<string | null>;
    /** What it was done to: `account`, `sticker`, `credit` … */
    subject_kind: string;
    subject_id: string;
    /** Facts that explain the act, as JSON. */
    detail: unknown;
    /** What was changed, before and after, as JSON. */
    before: unknown;
    after: unknown;
    /** Where staff acted from: IP address and user agent; null for everyone else. */
    from_address: string | null;
    from_device: string | null;
  };
  /** The chain over the entries, in the order they were sealed; rows are never changed. */
  audit_link: {
    /** 1, 2, 3 …, without gaps. */
    position: number;
    entry_id: number;
    /** SHA-256, see `linkHash`. */
    hash: Buffer;
  };
  /** Signatures over the chain's head, one per batch. */
  audit_seal: {
    position: number;
    hash: Buffer;
    sealed_at: Date;
    key_id: string;
    signature: string;
  };
  /** Entries that are committed but not in the chain yet. */
  audit_unsealed: { entry_id: number };
}
