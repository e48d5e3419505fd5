/**
 * The only error this library throws: the bytes of an index aren't complete and intact, or have another format. The
 * caller has to fetch or build the bytes again; no answer was given from them.
 */
export declare class VpicIndexError extends Error {
  override readonly name: 'VpicIndexError';
}
