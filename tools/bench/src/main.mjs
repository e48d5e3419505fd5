import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { StepError } from '@vinlore/setup';
import { asLine } from './figures.mjs';

const ROWS = new URL('rows/', import.meta.url);

/** Names of all rows, one file each. */
const rowNames = () =>
  readdirSync(ROWS)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => file.replace(/\.mjs$/, ''));

/**
 * Runs rows and prints each figure as a line of JSON on standard output; progress goes to standard error. A failing row
 * prints why, and the others continue.
 *
 * @param {readonly string[]} names of rows; all if empty
 * @param {{ index?: string, size?: string }} options for the rows
 * @returns {Promise<number>} exit code
 */
async function bench(names, options) {
  const all = rowNames();
  const unknown = names.find((name) => !all.includes(name));
  if (unknown !== undefined) {
    console.error(`Unknown row "${unknown}". Rows: ${all.join(', ')}.`);
    return 2;
  }
  let failed = 0;
  for (const name of names.length > 0 ? names : all) {
    /** @type {{ default: import('./figures.mjs').Row }} */
    const { default: row } = await import(new URL(`${name}.mjs`, ROWS).href);
    console.error(`${name}: ${row.title}`);
    try {
      await row.run((figure) => console.log(asLine(figure)), options);
    } catch (error) {
      failed += 1;
      console.error(`${name} failed. ${error instanceof StepError ? error.message : String(error)}`);
    }
  }
  return failed > 0 ? 1 : 0;
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { index: { type: 'string' }, size: { type: 'string' } },
});
process.exitCode = await bench(positionals, values);
