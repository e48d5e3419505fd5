/** What is asked for a key of a brand. */
export interface KeyChange {
  readonly key: string;
  /** null: the file's value again. */
  readonly value: unknown;
  /** The version that was looked at, 0 for the file's; absent: whatever stands there. */
  readonly base?: number;
}
