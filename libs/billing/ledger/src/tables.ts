import type { Pot } from '@vinlore/billing-domain';
import type { Generated, JSONColumnType } from 'kysely';
import type { LedgerDetail } from './detail.ts';

/** What a transaction did. */
export type LedgerKind = 'grant' | 'spend' | 'give-back' | 'take-back' | 'reserve' | 'release';

/** Tables of the ledger; its SQL functions write them, nobody else. */
export interface LedgerTables {
  ledger_member: {
    id: Generated<number>;
    brand: string;
    /** A bare id: the books outlive the account, and then lead to nobody (ADR 11). */
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
  /** Accounts whose books were closed and are another's since. Nothing here changes. */
  ledger_merged: { brand: string; account_id: string; into_account_id: string; at: Date };
  ledger_entry: {
    member_id: number;
    pot: Pot;
    /** `balance`, `issued`, `used`, `plan:<subscription>:<period>` or `reserved:<transaction>`. */
    book: string;
    /** Counts a book's entries from 1. */
    number: number;
    transaction_id: string;
    credits: number;
    /** Of the book's credits up to this entry; the database proves it. */
    sum: number;
  };
}
