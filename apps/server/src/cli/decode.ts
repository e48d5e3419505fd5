import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Command } from '../cli.ts';
import { workspaceRoot } from '@vinlore/documents';
import { type Decoder, loadDecoder } from '@vinlore/vehicle-server';

const USAGE = `Usage: npm run decode -- <VIN>…
       npm run decode -- --ndjson < file    a VIN per line in, a JSON object per line out
`;

/** One decoded VIN as a line of JSON: `elements` by vPIC's own variable names. */
function line(decoder: Decoder, vin: string): string {
  const { vin: plain, year, make, model, errorCodes, elements } = decoder.raw(vin);
  return JSON.stringify({ vin: plain, year, make, model, errorCodes, elements });
}

/** A decoded VIN for a reader at a terminal: vPIC's groups, one value a line. */
function sheet(decoder: Decoder, typed: string): string {
  const { vin, year, make, model, errorText, groups, elements, suggestions } = decoder.raw(typed);
  const width = Math.max(20, ...Object.keys(elements).map((name) => name.length)) + 2;
  const row = (name: string, value: string) => `  ${name.padEnd(width)}${value}`;
  return [
    `${vin}  ${[year, make, model].filter(Boolean).join(' ') || 'unknown'}`,
    row('Check', errorText),
    ...suggestions.map((each) => row('Did you mean', each.vin)),
    ...groups.flatMap((group) => ['', group.name, ...group.elements.map((name) => row(name, elements[name] ?? ''))]),
    '',
    row('Source', `NHTSA vPIC, as of ${decoder.asOf}`),
    '',
  ].join('\n');
}

/** `npm run decode`: decodes VINs locally, from arguments or line by line from standard input. */
export const decode: Command = async (args) => {
  const vins = args.filter((arg) => !arg.startsWith('--'));
  const ndjson = args.includes('--ndjson');
  if (args.some((arg) => arg.startsWith('--') && arg !== '--ndjson') || (vins.length === 0 && !ndjson)) {
    process.stderr.write(USAGE);
    return 2;
  }
  const decoder = loadDecoder(join(workspaceRoot(), 'dist/vpic/vpic.index'));
  const print = async (text: string) => {
    if (!process.stdout.write(`${text}\n`)) await once(process.stdout, 'drain');
  };
  if (!ndjson) {
    for (const vin of vins) await print(sheet(decoder, vin));
    return 0;
  }
  for (const vin of vins) await print(line(decoder, vin));
  if (vins.length > 0) return 0;
  for await (const each of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (each.trim()) await print(line(decoder, each));
  }
  return 0;
};
