import { parseArgs } from 'node:util';
import { ImportError, type ImportProgress, type ImportResult } from '@vinlore/server-kit';
import { importRecalls, TELL_WATCHERS_JOB } from '@vinlore/recall-server';
import { importHistory } from '@vinlore/report-server';
import { importCatalogue, importFuelEconomy } from '@vinlore/sticker-server';
import { importPlates } from '@vinlore/vehicle-server';
import type { Command } from '../cli.ts';
import type { Product } from '../product.ts';
import { withProduct } from './with-product.ts';

interface Order {
  readonly file: string;
  /** Where the data comes from, for lines that do not say it themselves. */
  readonly source: string | null;
  /** How a file's columns are to be read: a name or a path. */
  readonly map: string | null;
  /** The day up to which the file knows. */
  readonly asOf: string | null;
}

/** What can be imported. Each keeps what it reads under the source and the source's own id, so that it can be run again. */
const IMPORTS: Readonly<
  Record<
    string,
    (product: Product, order: Order, onProgress: (progress: ImportProgress) => void) => Promise<ImportResult>
  >
> = {
  catalogue: ({ database, clock }, { file, source }, onProgress) =>
    importCatalogue(database, file, { source, today: clock().toISOString().slice(0, 10) }, onProgress),
  'fuel-economy': ({ database }, { file }, onProgress) => importFuelEconomy(database, file, onProgress),
  history: ({ database, clock }, { file, ...order }, onProgress) =>
    importHistory(database, file, { ...order, today: clock().toISOString().slice(0, 10) }, onProgress),
  plates: ({ database }, { file, source }, onProgress) => importPlates(database, file, source, onProgress),
  recalls: async ({ database, jobs, clock }, { file }, onProgress) => {
    const result = await importRecalls(database, file, clock().toISOString().slice(0, 10), onProgress);
    if (result.kept > 0) await database.transaction((tx) => jobs.enqueue(tx, TELL_WATCHERS_JOB, {}));
    return result;
  },
};

const USAGE = `Usage: npm run import -- KIND FILE [--source NAME]
       npm run import -- history FILE [--map MAP] [--source NAME] [--as-of DAY]
KIND is ${Object.keys(IMPORTS).join(', ')}. FILE is CSV with names of columns in its first line, or NDJSON; for fuel-economy EPA's
own vehicles.csv.zip, for recalls NHTSA's FLAT_RCL_….zip or the text file in it. MAP says how the file of another is read (docs/history-events.md), DAY is YYYY-MM-DD.
`;

const OPTIONS = { source: { type: 'string' }, map: { type: 'string' }, 'as-of': { type: 'string' } } as const;

/** `YYYY-MM-DD` that a calendar has. */
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

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
  const run = Object.hasOwn(IMPORTS, kind) ? IMPORTS[kind] : undefined;
  if (!run) return fail(kind === '' ? 'Say what to import.' : `"${kind}" cannot be imported.`);
  if (!file || more.length > 0) return fail('Name one file.');
  const source = parsed.values.source?.trim() || null;
  const { map = null, 'as-of': asOf = null } = parsed.values;
  if ((map !== null || asOf !== null) && kind !== 'history') return fail('Only history takes --map and --as-of.');
  if (asOf !== null && !isDay(asOf)) return fail(`"${asOf}" is no day, YYYY-MM-DD.`);
  return withProduct(async (product) => {
    try {
      const { kept, faults, errorFile } = await run(product, { file, source, map, asOf }, progressTo(process.stderr));
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
