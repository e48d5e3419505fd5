/** Tables of the credit desk's corrections. */
export interface CorrectionTables {
  ledger_correction: {
    /** The correcting entry. */
    transaction_id: string;
    brand: string;
    account_id: string;
    /** The entry that it reverses; null if it gives or takes credits directly. */
    reverses: string | null;
    /** The staff member who corrected. */
    actor: string;
    /** The reason in their words; null after the account was erased. */
    why: string | null;
    at: Date;
  };
}
