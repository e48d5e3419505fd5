/**
 * Writes the regression set: VINs built from vPIC's patterns and what the rules, applied plainly to vPIC's tables
 * (reference.mjs), say of them. Run it when the data package is updated and read the difference before committing:
 *
 *   node libs/vehicle/vpic/testing/make-regression.mjs
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeVins } from './make-vins.mjs';
import { openReference } from './reference.mjs';

const TODAY = new Date('2026-03-12T12:00:00Z');
const { tables, decode } = await openReference();
const sets = [
  { seed: 565, count: 220, vehicleTypes: [2, 3, 7] },
  { seed: 1981, count: 60, vehicleTypes: [1, 5, 10] },
  { seed: 30, count: 20, vehicleTypes: [6, 9] },
];
const lines = sets
  .flatMap((set) => [...makeVins(tables, set)])
  .map((vin) => JSON.stringify({ vin, elements: decode(vin, TODAY) }));
const file = fileURLToPath(new URL('./regression.jsonl', import.meta.url));
writeFileSync(file, `${lines.join('\n')}\n`);
console.log(`${file}: ${lines.length} VINs`);
