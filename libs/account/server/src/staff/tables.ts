/** Tables of the desk. */
export interface DeskTables {
  /** Pending hand-overs to another brand's desk. */
  account_hand_over: {
    /** SHA-256 of the token. */
    token_hash: Buffer;
    account_id: string;
    /** Target brand. */
    brand: string;
    /** The original session; if it ends, so does the hand-over. */
    session_id: string;
    /** SHA-256 of the nonce in the cookie of the browser that started it. */
    challenge: Buffer;
    expires_at: Date;
  };
}
