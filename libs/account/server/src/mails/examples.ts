/** Stands for the secret of a link in mails that are shown as examples: it opens nothing. */
export const EXAMPLE_TOKEN = 'example';

/** When what the examples tell of is said to happen. */
export const EXAMPLE_AT = new Date('2026-11-22T15:04:00Z');

/** Somebody whom the examples tell of. */
export const EXAMPLE_EMAIL = 'ana@example.com';
