import type { ImportOrder } from '@vinlore/data-server';
import { type ImportColumn, ImportError } from '@vinlore/server-kit';
import { composeImporters } from '../importers.ts';
import { withProduct } from './with-product.ts';

const lined = (count: number) => `${count} ${count === 1 ? 'line' : 'lines'}`;

/** A column in a few lines: what it becomes, values before and after, and values that nobody has named. */
function sayColumn({ column, fields, filled, samples, unknown }: ImportColumn): string {
  return [
    `${column} → ${fields.join(', ')} (${lined(filled)})`,
    ...samples.map(({ before, after }) => `    ${before} → ${after}`),
    ...unknown.map(
      ({ value, lines, refused }) => `    ${refused ? 'refused' : 'nothing kept'}: ${value} (${lined(lines)})`,
    ),
  ].join('\n');
}

/** What became of the columns of a file, for people. */
function sayColumns(columns: readonly ImportColumn[]): string {
  const used = columns.filter(({ fields }) => fields.length > 0);
  const unused = columns.filter(({ fields }) => fields.length === 0).map(({ column }) => column);
  return [...used.map(sayColumn), ...(unused.length > 0 ? [`Not used: ${unused.join(', ')}`] : [])].join('\n');
}

/** `npm run import -- history FILE --dry-run`: says what each column becomes, and keeps nothing. @returns the exit code */
export function dryRun(order: ImportOrder): Promise<number> {
  return withProduct(async (product) => {
    try {
      const result = await composeImporters(product).history(order, { checkOnly: true });
      if (result.columns) process.stdout.write(`${sayColumns(result.columns)}\n`);
      const refused = result.errorFile ? ` Would refuse ${result.faults}, see ${result.errorFile}.` : '';
      process.stdout.write(`Would keep ${result.kept}.${refused}\n`);
      return result.faults > 0 ? 1 : 0;
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      process.stderr.write(`${error.message}\n`);
      return 1;
    }
  });
}
