/** Tables of the second factor of staff. */
export interface SecondFactorTables {
  account_authenticator: {
    account_id: string;
    /** The secret in base32, sealed: the table and its backups show no code to anybody. */
    sealed: string;
    /** The newest step whose code was taken: no code is taken twice (RFC 6238 §5.2). */
    last_step: number;
    set_at: Date;
  };
  account_recovery_code: {
    account_id: string;
    /** SHA-256 over account and code, which has 80 bits of chance. */
    code_hash: Buffer;
    created_at: Date;
  };
}
