import type { ImportOrder } from '@vinlore/data-server';
import { type ImportColumn, ImportError, type LineFault, type ValueOutcome } from '@vinlore/server-kit';
import { composeImporters } from '../importers.ts';
import { withProduct } from './with-product.ts';

const lined = (count: number) => `${count} ${count === 1 ? 'line' : 'lines'}`;

const OUTCOMES: Readonly<Record<ValueOutcome, string>> = {
  refused: 'rejected',
  'left-out': 'skipped',
  'in-words': 'kept as written',
};

/** A column in a few lines: its target, sample values before and after, and unmapped values. */
function sayColumn({ column, fields, filled, samples, unknown }: ImportColumn): string {
  return [
    `${column} → ${fields.join(', ')} (${lined(filled)})`,
    ...samples.map(({ before, after }) => `    ${before} → ${after}`),
    ...unknown.map(({ value, lines, outcome }) => `    ${OUTCOMES[outcome]}: ${value} (${lined(lines)})`),
  ].join('\n');
}

/** Summary of a file's columns. */
function sayColumns(columns: readonly ImportColumn[]): string {
  const used = columns.filter(({ fields }) => fields.length > 0);
  const unused = columns.filter(({ fields }) => fields.length === 0).map(({ column }) => column);
  return [...used.map(sayColumn), ...(unused.length > 0 ? [`Not used: ${unused.join(', ')}`] : [])].join('\n');
}

const TOLD_REASONS = 10;
/** Reasons that quote a line are unlimited in number. */
const MOST_REASONS = 1_000;

/** Why lines would be rejected, most frequent reason first. */
function sayReasons(reasons: ReadonlyMap<string, number>): string {
  const sorted = [...reasons].sort(([, one], [, other]) => other - one);
  const told = sorted.slice(0, TOLD_REASONS).map(([reason, lines]) => `    ${reason} (${lined(lines)})\n`);
  const others = sorted.length - told.length;
  return `${told.join('')}${others > 0 ? `    and ${others} more reasons\n` : ''}`;
}

/**
 * `npm run import -- history FILE --dry-run`: prints each column's mapping without importing. @returns the exit code
 */
export function dryRun(order: ImportOrder): Promise<number> {
  return withProduct(async (product) => {
    try {
      const reasons = new Map<string, number>();
      const onFault = (_line: number, { words: { en: reason } }: LineFault) => {
        const before = reasons.get(reason);
        if (before !== undefined || reasons.size < MOST_REASONS) reasons.set(reason, (before ?? 0) + 1);
      };
      const result = await composeImporters(product).history(order, { checkOnly: true, onFault, errorFile: true });
      if (result.columns) process.stdout.write(`${sayColumns(result.columns)}\n`);
      const refused = result.errorFile ? `  Would reject ${result.faults}, see ${result.errorFile}:` : '';
      process.stdout.write(`Would import ${result.kept}.${refused}\n${sayReasons(reasons)}`);
      return result.faults > 0 ? 1 : 0;
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      process.stderr.write(`${error.message}\n`);
      return 1;
    }
  });
}
