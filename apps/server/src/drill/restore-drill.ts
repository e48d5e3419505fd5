import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BackupError, readBackupFacts, recover, restore } from '@vinlore/database';
import {
  type Config,
  KeyFileError,
  keysFromEnvironment,
  loadKeys,
  parseKeyFile,
  writeKeyFile,
} from '@vinlore/server-kit';
import { afterRestore, erasureLists, readLists } from '../keep/after-restore.ts';
import { KEYS_NAME } from '../keep/backup-keys.ts';
import { migrationsOf, type Product } from '../product.ts';
import { type Check, checkData, countRows } from './checks.ts';
import { openScratch, type Scratch } from './scratch.ts';

/** Result of a restore drill. */
export interface RestoreDrill {
  readonly ok: boolean;
  /** The backup's file, or the archive. */
  readonly source: string;
  /** The moment that the restored data is from. */
  readonly dataFrom: string;
  /** Recovery point: seconds of data that would be lost if everything were lost now. */
  readonly rpoSeconds: number;
  /** Recovery time: seconds until the restored data was ready to serve; the checks come after. */
  readonly rtoSeconds: number;
  readonly rows: Readonly<Record<string, number>>;
  /** Accounts that had been erased since the backup, and were erased again. */
  readonly erasedAgain: number;
  readonly checks: readonly Check[];
}

/** What to restore: a backup, or the archive up to a moment (null: as far as it goes). */
export type DrillSource = { readonly file: string } | { readonly archive: string; readonly to: Date | null };

/** The newest backup of a folder; a file stays itself. @throws BackupError if there is none */
export function newestBackup(path: string): string {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return path;
  const newest = readdirSync(path)
    .filter((name) => /^vinlore-.*\.backup(?:\.age)?$/.test(name))
    .sort()
    .at(-1);
  if (newest === undefined)
    throw new BackupError(`${path} has no backup.`, 'Choose a folder of backups or a backup file.');
  return join(path, newest);
}

/**
 * Restores into a scratch place as after a disaster, and checks what came back. The product and its data are not touched.
 *
 * @throws BackupError if it can't be restored at all
 */
export async function drillRestore(config: Config, source: DrillSource, now: () => Date): Promise<RestoreDrill> {
  // An archive is played back by a server of its own.
  const scratch = openScratch('archive' in source ? { ...config, DRILL_DATABASE_URL: null } : config);
  try {
    const began = performance.now();
    const startedAt = now();
    const { product, dataFrom, keyCheck } =
      'file' in source ? await fromFile(config, scratch, source.file) : await fromArchive(config, scratch, source);
    const { erased, left, failed } = await afterRestore(
      product,
      readLists(erasureLists(config, 'file' in source ? source.file : null)),
    );
    const rtoSeconds = secondsSince(began);
    const checks = [
      keyCheck,
      ...(await checkData(product.database, product.signer.publicKeys, dataFrom)),
      {
        name: 'erasures',
        ok: left === 0 && failed.length === 0,
        words:
          left === 0 && failed.length === 0
            ? `Erased accounts stay erased; ${erased} were in the backup.`
            : `Not everything to be deleted is: ${left} accounts of unknown brands; failed jobs: ${failed.join(', ') || 'none'}.`,
      },
    ];
    return {
      ok: checks.every(({ ok }) => ok),
      source: 'file' in source ? source.file : source.archive,
      dataFrom: dataFrom.toISOString(),
      rpoSeconds: Math.max(0, Math.round((startedAt.getTime() - dataFrom.getTime()) / 1000)),
      rtoSeconds,
      rows: await countRows(product.database),
      erasedAgain: erased,
      checks,
    };
  } finally {
    await scratch.remove();
  }
}

const secondsSince = (began: number) => Math.round((performance.now() - began) / 100) / 10;

interface Restored {
  readonly product: Product;
  readonly dataFrom: Date;
  readonly keyCheck: Check;
}

/** An encrypted backup must bring its keys along; for others, this machine's keys are used, and the check says so. */
function giveKeys(config: Config, scratch: Scratch, attached: string | undefined): Check {
  mkdirSync(scratch.config.DATA_DIR, { recursive: true });
  if (attached === undefined) {
    writeKeyFile(scratch.config.DATA_DIR, loadKeys(config.DATA_DIR, keysFromEnvironment(config)));
    return {
      name: 'keys',
      ok: true,
      words: 'The backup has no keys; those of this machine were used. Keep them elsewhere, too.',
    };
  }
  try {
    writeKeyFile(scratch.config.DATA_DIR, parseKeyFile(attached, 'The backup'));
    return { name: 'keys', ok: true, words: 'The keys of the backup were used, as after a disaster.' };
  } catch (error) {
    if (!(error instanceof KeyFileError)) throw error;
    return { name: 'keys', ok: false, words: error.message };
  }
}

async function fromFile(config: Config, scratch: Scratch, file: string): Promise<Restored> {
  const identities = config.BACKUP_IDENTITY ?? [];
  const { createdAt, attached } = await readBackupFacts(file, identities);
  const keyCheck = giveKeys(config, scratch, attached[KEYS_NAME]);
  const product = await scratch.open();
  await restore(product.database, file, { slices: migrationsOf(product.modules), identities });
  return { product, dataFrom: createdAt, keyCheck };
}

async function fromArchive(
  config: Config,
  scratch: Scratch,
  { archive, to }: { readonly archive: string; readonly to: Date | null },
): Promise<Restored> {
  const keyCheck = giveKeys(config, scratch, undefined);
  const { lastCommit, base } = await recover({
    archive,
    dataDir: scratch.config.DATA_DIR,
    to,
    goesOn: false,
    log: () => undefined,
  });
  const product = await scratch.open();
  return { product, dataFrom: lastCommit ?? base.finishedAt, keyCheck };
}

/** The result in plain words. */
export function wordsOfRestore(drill: RestoreDrill): string {
  const { ok, source, dataFrom, rpoSeconds, rtoSeconds, rows, checks } = drill;
  const counted = Object.entries(rows).map(([table, count]) => `${count} ${table}`);
  return [
    ok ? 'The restore drill succeeded.' : 'The restore drill FAILED.',
    `  Source           ${source}`,
    `  Data from        ${dataFrom}`,
    `  You would lose   ${spanOf(rpoSeconds)} of data if everything were lost now (RPO)`,
    `  You would be     back in ${spanOf(rtoSeconds)} (RTO)`,
    `  Rows             ${counted.join(', ')}`,
    ...checks.map((check) => `  ${check.ok ? 'ok    ' : 'FAILED'}  ${check.words}`),
    '',
  ].join('\n');
}

/** A duration in seconds, minutes, or hours, as people say it. */
function spanOf(seconds: number): string {
  if (seconds < 120) return `${seconds} s`;
  return seconds < 7200 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`;
}
