import { readErasures } from '@vinlore/account-server';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { erasureFile, type Product } from '../product.ts';

/** Scheduled jobs that delete what is past its time; their names say so. */
const DELETES = /\.(?:erase|forget|lapse|purge)(?:-|$)/;

/** What was deleted again after a restore. */
export interface Repeated {
  /** Accounts that had been erased since the backup. */
  readonly erased: number;
  /** Accounts to erase whose brand isn't served anymore. */
  readonly left: number;
  /** Jobs that failed; their next run tries again. */
  readonly failed: readonly string[];
}

/** The lists of erasures that count for a backup: this machine's, and the one kept beside the file. */
export function erasureLists(config: Parameters<typeof erasureFile>[0], backupFile: string | null): readonly string[] {
  const beside = backupFile === null ? [] : [join(dirname(backupFile), 'erasures.ndjson')];
  return [erasureFile(config), ...beside].filter((file) => existsSync(file));
}

/**
 * Carries out again what a restore has undone: erases accounts that were erased since the backup, and deletes what is
 * past its retention, before anything is served. Running it again changes nothing.
 *
 * @param fingerprints of erased accounts, from {@link readLists}
 */
export async function afterRestore(
  { jobs, anchor, eraseAgain }: Pick<Product, 'jobs' | 'anchor' | 'eraseAgain'>,
  fingerprints: ReadonlySet<string>,
): Promise<Repeated> {
  // The audit log goes back on purpose: verification starts over from here.
  await anchor.forget();
  const { erased, left } = await eraseAgain(fingerprints);
  return { erased, left, failed: await jobs.runScheduled((name) => DELETES.test(name)) };
}

/** The erased accounts of all these lists. @throws Error if one can't be read */
export function readLists(files: readonly string[]): ReadonlySet<string> {
  return new Set(files.flatMap((file) => [...readErasures(file)]));
}

/** What {@link afterRestore} did, for the operator. */
export function wordsOf({ erased, left, failed }: Repeated): string {
  const again = erased > 0 ? `Erased ${erased} accounts again that had been erased since.\n` : '';
  const kept =
    left > 0
      ? `${left} accounts to erase belong to brands that aren’t served here: add the brands, or erase them by hand.\n`
      : '';
  const jobs = failed.length > 0 ? `These jobs failed and will run again: ${failed.join(', ')}.\n` : '';
  return `${again}${kept}${jobs}`;
}
