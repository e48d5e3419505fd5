/** Tables of the second factor. */
export interface SecondFactorTables {
  account_authenticator: {
    account_id: string;
    /** The secret in base32, sealed, so neither the table nor its backups reveal codes. */
    sealed: string;
    /** The last step whose code was used: each code works once (RFC 6238 §5.2). */
    last_step: number;
    set_at: Date;
  };
  account_recovery_code: {
    account_id: string;
    /** SHA-256 over account and code; the code has 80 bits of entropy. */
    code_hash: Buffer;
    created_at: Date;
  };
}
