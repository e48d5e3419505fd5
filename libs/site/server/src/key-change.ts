/** A requested change of a brand's key. */
export interface KeyChange {
  readonly key: string;
  /** null resets it to the file's value. */
  readonly value: unknown;
  /** The version the caller saw, 0 for the file's; absent to skip the check. */
  readonly base?: number;
}
