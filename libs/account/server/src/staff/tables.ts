/** Tables of the desk. */
export interface DeskTables {
  /** Ways to another brand's desk, for as long as nobody has gone them. */
  account_hand_over: {
    /** SHA-256 of the token: the table gives no token away. */
    token_hash: Buffer;
    account_id: string;
    /** Where it leads. */
    brand: string;
    /** The session that it leads on: what ends that meanwhile ends this too. */
    session_id: string;
    /** SHA-256 of what the browser that began it holds in a cookie. */
    challenge: Buffer;
    expires_at: Date;
  };
}
