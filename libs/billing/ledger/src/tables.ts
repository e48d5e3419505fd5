import type { Pot } from '@vinlore/billing-domain';
import type { Generated, JSONColumnType } from 'kysely';
import type { LedgerDetail } from './detail.ts';

/** What a transaction did. */
export type LedgerKind = 'grant' | 'spend' | 'give-back' | 'take-back' | 'reserve' | 'release';

/** Tables of the ledger, written only by its SQL functions. */
export interface LedgerTables {
  ledger_member: {
    id: Generated<number>;
    brand: string;
    /** An id without a foreign key: the books outlive the account, and are then anonymous (ADR 11). */
    account_id: string;
  };
  ledger_transaction: {
    id: Generated<string>;
    /** Orders a member's transactions. */
    number: Generated<number>;
    member_id: number;
    brand: string;
    kind: LedgerKind;
    cause: string | null;
    cause_id: string | null;
    at: Date;
    detail: JSONColumnType<LedgerDetail>;
  };
  /** Accounts whose books were closed and merged into another account. Append-only. */
  ledger_merged: { brand: string; account_id: string; into_account_id: string; at: Date };
  ledger_entry: {
    member_id: number;
    pot: Pot;
    /** `balance`, `issued`, `used`, `plan:<subscription>:<period>`, or `reserved:<transaction>`. */
    book: string;
    /** Counts a book's entries from 1. */
    number: number;
    transaction_id: string;
    credits: number;
    /** Running total of the book's credits up to this entry; checked by the database. */
    sum: number;
  };
}
