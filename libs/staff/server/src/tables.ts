import type { Standing } from '@vinlore/server-kit';
import type { Generated } from 'kysely';

/** Tables of the staff module. */
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
    /** The person behind `asked_by` at that time; null for requests from before persons were kept. */
    asked_person: string | null;
    /** The account that gains or loses by it; null where there is none. */
    about: string | null;
    /** What it changes, line by line, as JSON. */
    changes: Generated<unknown>;
    /** The call that is made again once it is approved, as JSON. */
    call: unknown;
    state: Generated<Standing>;
    decided_by: Generated<string | null>;
    /** The person behind `decided_by` at that time. */
    decided_person: Generated<string | null>;
    /** Decided at the command line, so `decided_by` is null. */
    by_operator: Generated<boolean>;
    decided_at: Generated<Date | null>;
    /** When it was carried out; an approved one without waits for another try. */
    carried_at: Generated<Date | null>;
    /** Why it was declined, or could not be carried out. */
    words: Generated<string | null>;
  };
  /** What people of the staff gave within the last day; older rows are deleted when they give again. */
  staff_given: {
    id: Generated<number>;
    /** The account that gave. */
    actor: string;
    brand: string;
    measure: 'credits' | 'refunds';
    currency: string;
    amount: number;
    at: Date;
  };
}
