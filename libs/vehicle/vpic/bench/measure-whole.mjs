/**
 * Runs in a separate process and prints a JSON object.
 *
 * node measure-whole.mjs elements|names|ids <bundle> <index> <vins.json> <kinds> node measure-whole.mjs memory <bundle>
 * <index> <kinds.json> <VINs of each kind> node measure-whole.mjs idle
 *
 * `elements` decodes all elements by name, `names` only year, make, and model, `ids` every element with vPIC id and
 * origin. The first VINs are one of each kind. `memory` generates each VIN right before decoding it and keeps none.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { serialOf } from './vins-of-index.mjs';

const [what, bundle, indexFile, vinsFile, countText] = process.argv.slice(2);
const count = Number(countText);
const processorSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

async function open() {
  const decoder = await import(pathToFileURL(bundle).href);
  return { ...decoder, index: decoder.openIndex(readFileSync(indexFile)) };
}

async function rates() {
  const { index, decodeVin, decodeElements, nameVin } = await open();
  const decode = {
    elements: (vin) => decodeVin(index, vin, { suggest: false }),
    ids: (vin) => decodeElements(index, vin),
    names: (vin) => nameVin(index, vin),
  }[what];
  const vins = JSON.parse(readFileSync(vinsFile, 'utf8'));
  const started = processorSeconds();
  for (let at = 0; at < count; at += 1) decode(vins[at]);
  const known = processorSeconds();
  for (let at = count; at < vins.length; at += 1) decode(vins[at]);
  const ended = processorSeconds();
  return {
    perSecond: vins.length / (ended - started),
    knownPerSecond: (vins.length - count) / (ended - known),
    newMs: ((known - started) * 1000) / count,
  };
}

async function memory() {
  const { index, decodeVin } = await open();
  const kinds = JSON.parse(readFileSync(vinsFile, 'utf8'));
  for (let serial = 0; serial < count; serial += 1)
    for (const kind of kinds) decodeVin(index, serialOf(kind, serial), { suggest: false });
}

const told = what === 'idle' ? {} : await (what === 'memory' ? memory() : rates());
console.log(JSON.stringify({ ...told, residentMb: process.memoryUsage().rss / 1e6 }));
