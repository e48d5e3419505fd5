/** Tables of the desk's corrections. */
export interface CorrectionTables {
  ledger_correction: {
    /** The correcting entry. */
    transaction_id: string;
    brand: string;
    account_id: string;
    /** The entry that it reverses; null where it states its own credits. */
    reverses: string | null;
    /** Who corrected. */
    actor: string;
    /** In their words; null once the account was erased. */
    why: string | null;
    at: Date;
  };
}
