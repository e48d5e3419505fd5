/** Somebody who typed this long ago is writing still. */
export const WRITING_MS = 30_000;
/** How often a desk says so while somebody types. */
export const WRITING_EVERY_MS = 10_000;
