import { parseArgs } from 'node:util';
import { IMPORT_KINDS, type ImportKind } from '@vinlore/data-domain';
import { importByCommand } from '@vinlore/data-server';
import { HISTORY_MAPPINGS } from '@vinlore/report-server';
import { ImportError, type ImportProgress } from '@vinlore/server-kit';
import type { Command } from '../cli.ts';
import { composeImporters } from '../importers.ts';
import { importVpic } from './import-vpic.ts';
import { withProduct } from './with-product.ts';

const USAGE = `Usage: npm run import -- KIND FILE [--source NAME]
       npm run import -- history FILE [--map MAP] [--source NAME] [--as-of DAY]
       npm run import -- vpic vPICList_lite_….plain.zip, or --rollback
KIND is ${IMPORT_KINDS.join(', ')}. FILE is CSV with names of columns in its first line, or NDJSON; for fuel-economy EPA's
own vehicles.csv.zip, for recalls NHTSA's FLAT_RCL_….zip or the text file in it. MAP says how the file of another is read (docs/history-events.md), DAY is YYYY-MM-DD.
`;

const OPTIONS = {
  source: { type: 'string' },
  map: { type: 'string' },
  'as-of': { type: 'string' },
  rollback: { type: 'boolean' },
} as const;

/** `YYYY-MM-DD` that a calendar has. */
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

const isKind = (kind: string): kind is ImportKind => IMPORT_KINDS.some((each) => each === kind);

/** One line that is written over on a terminal; in a log a line a tenth. */
function progressTo(out: NodeJS.WriteStream): (progress: ImportProgress) => void {
  let tenth = -1;
  return ({ kept, faults, share }) => {
    const words = `${Math.floor(share * 100)} %, ${kept} kept${faults > 0 ? `, ${faults} refused` : ''}`;
    if (out.isTTY) out.write(`\r${words}`);
    else if (Math.floor(share * 10) > tenth) out.write(`${words}\n`);
    tenth = Math.floor(share * 10);
  };
}

/** `npm run import`: brings an operator's data in. Progress goes to standard error, the outcome to standard output. */
export const importFile: Command = async (args) => {
  const fail = (words: string) => {
    process.stderr.write(`${words}\n\n${USAGE}`);
    return 2;
  };
  let parsed;
  try {
    parsed = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    return fail(error instanceof Error ? error.message : 'The arguments cannot be read.');
  }
  const [kind = '', file, ...more] = parsed.positionals;
  if (kind === 'vpic') {
    if (parsed.values.rollback ? file : !file || more.length > 0) return fail('Name one file, or --rollback.');
    return importVpic(file ?? null, () => import('@vinlore/vehicle-vpic/release'));
  }
  if (parsed.values.rollback) return fail('Only vpic takes --rollback.');
  if (!isKind(kind)) return fail(kind === '' ? 'Say what to import.' : `"${kind}" cannot be imported.`);
  if (!file || more.length > 0) return fail('Name one file.');
  const source = parsed.values.source?.trim() || null;
  const { map = null, 'as-of': asOf = null } = parsed.values;
  if ((map !== null || asOf !== null) && kind !== 'history') return fail('Only history takes --map and --as-of.');
  if (asOf !== null && !isDay(asOf)) return fail(`"${asOf}" is no day, YYYY-MM-DD.`);
  return withProduct(async (product) => {
    try {
      const order = { file, source, map, asOf };
      const watch = { onProgress: progressTo(process.stderr) };
      const ports = { ...product, importers: composeImporters(product), mappings: HISTORY_MAPPINGS };
      const { kept, faults, errorFile } = await importByCommand(ports, kind, order, watch);
      if (process.stderr.isTTY) process.stderr.write('\n');
      process.stdout.write(`Kept ${kept}.${errorFile ? ` Refused ${faults}, see ${errorFile}.` : ''}\n`);
      return faults > 0 ? 1 : 0;
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      process.stderr.write(`${error.message}\n`);
      return 1;
    }
  });
};
