import { parseArgs } from 'node:util';
import { ImportError, type ImportProgress, type ImportResult } from '@vinlore/server-kit';
import { importCatalogue, importFuelEconomy } from '@vinlore/sticker-server';
import { importPlates } from '@vinlore/vehicle-server';
import type { Command } from '../cli.ts';
import type { Product } from '../product.ts';
import { withProduct } from './with-product.ts';

interface Order {
  readonly file: string;
  /** Where the data comes from, for lines that do not say it themselves. */
  readonly source: string | null;
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
  plates: ({ database }, { file, source }, onProgress) => importPlates(database, file, source, onProgress),
};

const USAGE = `Usage: npm run import -- KIND FILE [--source NAME]
KIND is ${Object.keys(IMPORTS).join(', ')}. FILE is CSV with names of columns in its first line, or NDJSON; for fuel-economy EPA's
own vehicles.csv.zip.
`;

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
    parsed = parseArgs({ args: [...args], allowPositionals: true, options: { source: { type: 'string' } } });
  } catch (error) {
    return fail(error instanceof Error ? error.message : 'The arguments cannot be read.');
  }
  const [kind = '', file, ...more] = parsed.positionals;
  const run = Object.hasOwn(IMPORTS, kind) ? IMPORTS[kind] : undefined;
  if (!run) return fail(kind === '' ? 'Say what to import.' : `"${kind}" cannot be imported.`);
  if (!file || more.length > 0) return fail('Name one file.');
  const source = parsed.values.source?.trim() || null;
  return withProduct(async (product) => {
    try {
      const { kept, faults, errorFile } = await run(product, { file, source }, progressTo(process.stderr));
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
