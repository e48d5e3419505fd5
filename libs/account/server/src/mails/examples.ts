/** Placeholder for the secret of a link in example emails; it isn't valid anywhere. */
export const EXAMPLE_TOKEN = 'example';

/** Date used in the examples. */
export const EXAMPLE_AT = new Date('2026-11-22T15:04:00Z');

/** The person in the examples. */
export const EXAMPLE_EMAIL = 'ana@example.com';
