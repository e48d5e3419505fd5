import type { Standing } from '@vinlore/server-kit';
import type { Generated } from 'kysely';

/** Tables of the staff module. */
export interface StaffTables {
  /** Saved views of lists. */
  staff_view: {
    id: Generated<string>;
    brand: string;
    account_id: string;
    list: string;
    name: string;
    /** Query string of the list's URL. */
    query: string;
  };
  /** Actions that need two people. */
  staff_approval: {
    id: Generated<string>;
    brand: string;
    kind: string;
    permission: string;
    subject_kind: string;
    subject_id: string;
    /** Everything needed to carry it out, as JSON. */
    facts: unknown;
    /** Not foreign keys: decisions outlive the accounts. */
    asked_by: string;
    asked_at: Generated<Date>;
    /** The person behind `asked_by` at that time; null for requests from before persons existed. */
    asked_person: string | null;
    /** The account that gains or loses by it; null if there is none. */
    about: string | null;
    /** Changes, line by line, as JSON. */
    changes: Generated<unknown>;
    /** The call to repeat once approved, as JSON. */
    call: unknown;
    state: Generated<Standing>;
    decided_by: Generated<string | null>;
    /** The person behind `decided_by` at that time. */
    decided_person: Generated<string | null>;
    /** Decided on the command line, so `decided_by` is null. */
    by_operator: Generated<boolean>;
    decided_at: Generated<Date | null>;
    /** When it was carried out; if approved but null, it can be retried. */
    carried_at: Generated<Date | null>;
    /** Why it was declined or could not be carried out. */
    words: Generated<string | null>;
  };
  /** What staff granted within the last day; older rows are deleted with the next grant. */
  staff_given: {
    id: Generated<number>;
    /** The granting account. */
    actor: string;
    brand: string;
    measure: 'credits' | 'refunds';
    currency: string;
    amount: number;
    at: Date;
  };
}
