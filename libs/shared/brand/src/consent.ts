/**
 * Versions of the consent text, newest last. When the text changes (`consent.*` in the marketing messages), add a
 * version: visitors who answered an earlier one are asked again.
 */
export const CONSENT_VERSIONS = ['2026-11-20', '2026-11-30'] as const;

/** The current version. */
export const CONSENT_VERSION = CONSENT_VERSIONS.at(-1)!;

/** A visitor's possible answers. */
export const CONSENT_ANSWERS = ['granted', 'denied'] as const;
export type ConsentAnswer = (typeof CONSENT_ANSWERS)[number];
