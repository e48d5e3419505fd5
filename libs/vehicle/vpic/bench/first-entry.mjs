/** What a program needs that decodes a single VIN, as one file: the index is read piece by piece, as `npm run decode` does. */
export { openPieces } from '../build-index/index-pieces.mjs';
export { decodeVin, openIndexInPieces } from '../src/index.ts';
