/**
 * The only error that this library throws: the bytes of an index are not whole and unchanged, or not of this format.
 * Whoever gets it fetches or builds the bytes again; no answer has been given from them.
 */
export declare class VpicIndexError extends Error {
  override readonly name: 'VpicIndexError';
}
