/**
 * The only error that this library throws: the bytes given to `openIndex` or `openShard` are not a whole, unchanged
 * index of this format. Whoever gets it fetches or builds the bytes again; no answer has been given from them.
 */
export class VpicIndexError extends Error {
  override readonly name = 'VpicIndexError';
}
