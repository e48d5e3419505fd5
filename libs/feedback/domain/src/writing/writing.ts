/** How long after the last report someone counts as writing. */
export const WRITING_MS = 30_000;
/** Interval of reports while someone is typing. */
export const WRITING_EVERY_MS = 10_000;
