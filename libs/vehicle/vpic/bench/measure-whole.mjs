/**
 * Runs in a process of its own and prints one JSON object.
 *
 *   node measure-whole.mjs elements|names|ids|first <bundle> <index> <vins.json> <kinds>
 *   node measure-whole.mjs idle
 *
 * `elements` decodes into all elements by name, `names` asks for year, make, and model alone, `ids` for every element with
 * vPIC's id and source. The first VINs are one of each kind.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [what, bundle, indexFile, vinsFile, kindsText] = process.argv.slice(2);
const kinds = Number(kindsText);
const residentMb = () => process.memoryUsage().rss / 1e6;
const processorSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

let told = { residentMb: residentMb() };
if (what !== 'idle') {
  const { openIndex, decodeVin, decodeElements, nameVin } = await import(pathToFileURL(bundle).href);
  const index = openIndex(readFileSync(indexFile));
  const decode = {
    first: (vin) => decodeVin(index, vin, { suggest: false }),
    elements: (vin) => decodeVin(index, vin, { suggest: false }),
    ids: (vin) => decodeElements(index, vin),
    names: (vin) => nameVin(index, vin),
  }[what];
  if (what === 'first') decode('1HGCM82633A004352');
  else {
    const vins = JSON.parse(readFileSync(vinsFile, 'utf8'));
    const started = processorSeconds();
    for (let at = 0; at < kinds; at += 1) decode(vins[at]);
    const known = processorSeconds();
    for (let at = kinds; at < vins.length; at += 1) decode(vins[at]);
    const ended = processorSeconds();
    told = {
      perSecond: vins.length / (ended - started),
      knownPerSecond: (vins.length - kinds) / (ended - known),
      newMs: ((known - started) * 1000) / kinds,
      residentMb: residentMb(),
    };
  }
}
console.log(JSON.stringify({ firstMs: performance.now(), ...told }));
