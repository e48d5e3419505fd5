/**
 * Runs in a separate process and prints a JSON object: distinct VINs decoded per second, and resident memory at the
 * end.
 *
 * node measure.mjs ours <bundle> <index> <vins.json> node measure.mjs peer <folder with @cardog/corgi> - <vins.json>
 * node measure.mjs idle
 */
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [who, where, indexFile, vinsFile] = process.argv.slice(2);
const decode = who === 'ours' ? await ours() : who === 'peer' ? await peer() : () => undefined;

const residentMb = () => process.memoryUsage().rss / 1e6;
if (!vinsFile) {
  console.log(JSON.stringify({ residentMb: residentMb() }));
} else {
  const vins = JSON.parse(readFileSync(vinsFile, 'utf8'));
  const started = performance.now();
  for (const vin of vins) {
    const answer = decode(vin);
    if (answer instanceof Promise) await answer;
  }
  const perSecond = (vins.length / (performance.now() - started)) * 1000;
  const resident = residentMb();
  console.log(JSON.stringify({ perSecond, residentMb: resident, slowestMs: slowest(vins.slice(0, 3000)) }));
}
process.exit(0);

/**
 * Worst case for a mistyped VIN, since many VINs are decoded to find the correct one. Best of three, to filter out
 * noise from other processes.
 */
function slowest(vins) {
  let most = 0;
  for (const vin of vins) {
    const mistyped = `${vin.slice(0, 5)}${vin[5] === 'Z' ? 'Y' : 'Z'}${vin.slice(6)}`;
    const times = [0, 1, 2].map(() => {
      const before = performance.now();
      decode(mistyped);
      return performance.now() - before;
    });
    most = Math.max(most, Math.min(...times));
  }
  return most;
}

async function ours() {
  const { openIndex, decodeVin } = await import(pathToFileURL(where).href);
  const index = openIndex(readFileSync(indexFile));
  return (vin) => decodeVin(index, vin);
}

/** The peer's package exports no path to its entry except through its own resolution. */
async function peer() {
  const entry = createRequire(join(where, 'entry.mjs')).resolve('@cardog/corgi');
  const { createDecoder } = await import(pathToFileURL(entry).href);
  const decoder = await createDecoder();
  return (vin) => decoder.decode(vin);
}
