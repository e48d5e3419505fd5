import type { Generated } from 'kysely';

/** Tables of the staff slice. */
export interface StaffTables {
  /** Views of lists that somebody keeps under a name. */
  staff_view: {
    id: Generated<string>;
    brand: string;
    account_id: string;
    list: string;
    name: string;
    /** What stands behind the `?` of the list's address. */
    query: string;
  };
  /** Acts that take two people. */
  staff_approval: {
    id: Generated<string>;
    brand: string;
    kind: string;
    permission: string;
    subject_kind: string;
    subject_id: string;
    /** All that carrying it out takes, as JSON. */
    facts: unknown;
    /** Bare ids: what was decided outlives the accounts. */
    asked_by: string;
    asked_at: Generated<Date>;
    state: Generated<'waiting' | 'approved' | 'declined' | 'failed'>;
    decided_by: Generated<string | null>;
    decided_at: Generated<Date | null>;
    /** When it was carried out; an approved one without waits for another try. */
    carried_at: Generated<Date | null>;
    /** Why it was declined, or could not be carried out. */
    words: Generated<string | null>;
  };
}
