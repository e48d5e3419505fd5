/** @see vpic-index-error.d.mts */
export class VpicIndexError extends Error {
  name = 'VpicIndexError';
}
