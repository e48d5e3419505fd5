/** Where the built index lies. */
export const INDEX_FILE: string;

/** Makes the index where it is missing or stale, so that tests run alone. */
export function ensureIndex(options?: {
  force?: boolean;
}): Promise<{ path: string; bytes: number; compressed: number; seconds: number }>;
