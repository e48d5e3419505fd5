/**
 * `node first-decode.mjs INDEX VIN`, as one file: decodes a single VIN and exits. Reads the index piece by piece, like
 * `npm run decode`.
 */
import { openPieces } from '../build-index/index-pieces.mjs';
import { decodeVin, openIndexInPieces } from '../src/index.ts';

const [indexFile, vin] = process.argv.slice(2);
const { model } = decodeVin(openIndexInPieces(openPieces(indexFile)), vin, { suggest: false });
if (model === null) throw new Error(`The index knows no model of ${vin}.`);
