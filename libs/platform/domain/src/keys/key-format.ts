/**
 * What keys look like, for secret scanners: prefix, mode, 32 random characters, and 6 of a checksum. Publishable keys
 * (`vl_pub_…`) are no secrets.
 */
export const SECRET_KEY_PATTERN = String.raw`\bvl_(?:test|live)_[0-9A-Za-z]{38}\b`;

/** Characters of a key that the list shows: enough to recognize it, useless to guess it. */
export const SHOWN_START = 4;
export const SHOWN_END = 4;
