import { parseArgs } from 'node:util';
import { IMPORT_KINDS, type ImportKind } from '@vinlore/data-domain';
import { withHelp } from './command.ts';

const USAGE = `Usage: npm run import -- KIND FILE [--source NAME]
       npm run import -- history FILE [--map MAP] [--source NAME] [--as-of DAY] [--dry-run]
       npm run import -- vpic vPICList_lite_….plain.zip, or --rollback
KIND is ${IMPORT_KINDS.join(', ')}. FILE is CSV with a header line, or NDJSON; for fuel-economy EPA's
vehicles.csv.zip, for recalls NHTSA's FLAT_RCL_….zip or the text file in it. MAP maps another provider's columns
(docs/reference/history-events.md), DAY is YYYY-MM-DD. --dry-run imports nothing and shows how each column is mapped.
`;

const OPTIONS = {
  source: { type: 'string' },
  map: { type: 'string' },
  'as-of': { type: 'string' },
  rollback: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
} as const;

/** Parses a valid `YYYY-MM-DD` date. */
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

const isKind = (kind: string): kind is ImportKind => IMPORT_KINDS.some((each) => each === kind);

/** `npm run import`: imports an operator's data. Progress goes to standard error, the result to standard output. */
export const importFile = withHelp(USAGE, async (args) => {
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
    if (parsed.values.rollback ? file : !file || more.length > 0) return fail('Specify one file or --rollback.');
    const { importVpic } = await import('./import-vpic.ts');
    return importVpic(file ?? null);
  }
  if (parsed.values.rollback) return fail('--rollback is only for vpic.');
  if (!isKind(kind)) return fail(kind === '' ? 'Specify what to import.' : `Unknown kind "${kind}".`);
  if (!file || more.length > 0) return fail('Specify one file.');
  const source = parsed.values.source?.trim() || null;
  const { map = null, 'as-of': asOf = null } = parsed.values;
  if ((map !== null || asOf !== null) && kind !== 'history') return fail('--map and --as-of are only for history.');
  const isDry = parsed.values['dry-run'] ?? false;
  if (isDry && kind !== 'history') return fail('--dry-run is only for history.');
  if (asOf !== null && !isDay(asOf)) return fail(`"${asOf}" isn’t a date (YYYY-MM-DD).`);
  if (isDry) {
    const { dryRun } = await import('./import-dry-run.ts');
    return dryRun({ file, source, map, asOf });
  }
  const { importRecords } = await import('./import-records.ts');
  return importRecords(kind, { file, source, map, asOf });
});
