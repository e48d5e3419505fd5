/**
 * Runs in a process of its own and prints one JSON object.
 *
 *   node measure-whole.mjs elements|names|ids|first <bundle> <index> <vins.json>
 *   node measure-whole.mjs idle
 *
 * `elements` decodes into all elements by name, `names` asks for year, make, and model alone, `ids` for every element with
 * vPIC's id and source.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [what, bundle, indexFile, vinsFile] = process.argv.slice(2);
const residentMb = () => process.memoryUsage().rss / 1e6;
const processorSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

let told = { residentMb: residentMb() };
if (what !== 'idle') {
  const { openIndex, decodeVin, decodeElements } = await import(pathToFileURL(bundle).href);
  const index = openIndex(readFileSync(indexFile));
  const decode = {
    first: (vin) => decodeVin(index, vin, { suggest: false }),
    elements: (vin) => decodeVin(index, vin, { suggest: false }),
    ids: (vin) => decodeElements(index, vin),
    names: (vin) => {
      const { year, make, model } = decodeVin(index, vin, { suggest: false });
      return [year, make, model];
    },
  }[what];
  if (what === 'first') decode('1HGCM82633A004352');
  else {
    const vins = JSON.parse(readFileSync(vinsFile, 'utf8'));
    const before = processorSeconds();
    for (const vin of vins) decode(vin);
    told = { perSecond: vins.length / (processorSeconds() - before), residentMb: residentMb() };
  }
}
console.log(JSON.stringify({ firstMs: performance.now(), ...told }));
