/**
 * Versions of the words that ask for consent, the newest last. Whoever changes those words (`consent.*` of the marketing
 * messages) adds a version: what was agreed to before is asked anew.
 */
export const CONSENT_VERSIONS = ['2026-11-20'] as const;

/** The version in use. */
export const CONSENT_VERSION = CONSENT_VERSIONS.at(-1)!;

/** What a visitor says. */
export const CONSENT_ANSWERS = ['granted', 'denied'] as const;
export type ConsentAnswer = (typeof CONSENT_ANSWERS)[number];
