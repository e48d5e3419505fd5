/**
 * Ids of advisory locks, arbitrary but unique within the product's database. Servers of two releases run side by side
 * and must agree on them, so none changes or is used again. Locks with a name use its hash.
 */
export const LOCKS = {
  /** Migrating, restoring, and backing up. */
  migrations: 4_711_002,
  /** Linking entries into the audit log's chain. */
  auditChain: 4_711_003,
  /** Granting privileges and creating policies. */
  rights: 4_711_004,
  /** Building indexes concurrently. */
  largeIndexes: 4_711_005,
  /** Filling the slot of a table; the first of two numbers, the second is the hash of its name. */
  slots: 4_711_017,
} as const;
