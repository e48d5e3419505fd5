/**
 * `node libs/vehicle/vpic/testing/judge/make-dump.mjs small|full FILE [SEED]`: writes a synthetic release as a ZIP like
 * NHTSA's. `full` has the row counts of a real one: 320 MB of text in half a minute.
 */
import { syntheticRelease } from './synthetic-release.mjs';
import { writeDump } from './write-dump.mjs';

const [size, path, seed = '1'] = process.argv.slice(2);
if (!path || (size !== 'small' && size !== 'full')) throw new Error('Say small or full, and the file to write.');
const { bytes, unpacked } = await writeDump(syntheticRelease({ seed: Number(seed), size }), path);
console.log(`${path}: ${bytes} bytes, ${unpacked} unpacked`);
