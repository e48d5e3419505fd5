import { parseArgs } from 'node:util';
import { listErasures } from '@vinlore/account-server';
import { readBackupFacts, recover, restore as readBackup, tables } from '@vinlore/database';
import { type Config, ConfigError, createLogger, readConfig } from '@vinlore/server-kit';
import { sql } from 'kysely';
import { afterRestore, erasureLists, readLists, wordsOf } from '../keep/after-restore.ts';
import { KEYS_NAME, type KeysRestored, restoreKeys } from '../keep/backup-keys.ts';
import { migrationsOf, type Product } from '../product.ts';
import { databaseLog } from '../start/database-log.ts';
import { withHelp } from './command.ts';
import { withProduct } from './with-product.ts';

const USAGE = `Usage: npm run restore -- FILE [--force] [--keys]   restores a backup completely or not at all; --force replaces existing data
       npm run restore -- --to TIME|latest           restores the embedded database from WAL_ARCHIVE, such as --to 2026-11-30T08:15:00Z
       npm run restore -- --again                    after a restore by other tools: erases the accounts erased since
Accounts erased since are erased again in any case. --keys adds the backup’s keys that are missing here, as old keys.
`;

const KEY_WORDS: Record<KeysRestored, string> = {
  none: '',
  known: '',
  written: 'The keys in DATA_DIR are those of the backup.\n',
  added: 'The keys of the backup that were missing here were added as old keys.\n',
  differ:
    'The backup has keys that this product lacks: some signatures, links, or second factors of restored data won’t work. Add them with --keys, or to the variables that hold your keys.\n',
};

/** What a restore of a file needs. */
export type RestoreWork = Pick<
  Product,
  'config' | 'database' | 'modules' | 'jobs' | 'anchor' | 'erasures' | 'eraseAgain' | 'clock'
>;

/**
 * Restores a backup, and then carries out the erasures since.
 *
 * @returns words for the operator
 * @throws BackupError if it can't be restored; nothing was changed then
 */
export async function restoreFrom(
  product: RestoreWork,
  file: string,
  { force }: { readonly force: boolean },
): Promise<string> {
  const { config, database, modules, erasures, clock } = product;
  const { rows } = await sql<{ known: string | null }>`select to_regclass('account_deletion') as known`.execute(
    tables<object>(database),
  );
  // What the database about to be replaced knows, the list may lack.
  if (rows[0]?.known) await listErasures(database, erasures, clock());
  const identities = config.BACKUP_IDENTITY ?? [];
  await readBackup(database, file, { slices: migrationsOf(modules), force, identities });
  const repeated = await afterRestore(product, readLists(erasureLists(config, file)));
  return `Restored from ${file}.\n${wordsOf(repeated)}`;
}

async function restoreFile(file: string, force: boolean, add: boolean): Promise<number> {
  const config = readConfig(process.env);
  const { attached } = await readBackupFacts(file, config.BACKUP_IDENTITY ?? []);
  // Before the product opens, which creates keys where there are none.
  const keys = restoreKeys(config, attached[KEYS_NAME], add);
  const restoreInto = async (product: Product) => {
    process.stdout.write(`${await restoreFrom(product, file, { force })}${KEY_WORDS[keys]}`);
    return 0;
  };
  return withProduct(restoreInto, { schema: 'as-it-is' });
}

/** The archive and DATA_DIR of the embedded database. @throws ConfigError if there is none */
export function archiveOf(config: Config): { readonly archive: string; readonly dataDir: string } {
  if (config.WAL_ARCHIVE === null || config.DATABASE_URL !== null)
    throw new ConfigError('WAL_ARCHIVE', 'must be set, and DATABASE_URL must not: --to restores the embedded database');
  return { archive: config.WAL_ARCHIVE, dataDir: config.DATA_DIR };
}

function repeatErasures(): Promise<number> {
  return withProduct(async (product) => {
    const repeated = await afterRestore(product, readLists(erasureLists(product.config, null)));
    process.stdout.write(`Done.\n${wordsOf(repeated)}`);
    return 0;
  });
}

async function restoreTo(to: Date | null): Promise<number> {
  const config = readConfig(process.env);
  const log = databaseLog(createLogger(process.env['LOG_LEVEL'] ? config.LOG_LEVEL : 'warn'));
  const { lastCommit, base, movedTo } = await recover({ ...archiveOf(config), to, goesOn: true, log });
  const reached = (lastCommit ?? base.finishedAt).toISOString();
  return withProduct(async (product) => {
    const repeated = await afterRestore(product, readLists(erasureLists(config, null)));
    const aside = movedTo === null ? '' : `The database that was there is in ${movedTo}; delete it when all is well.\n`;
    process.stdout.write(`Restored to ${reached}.\n${wordsOf(repeated)}${aside}`);
    return 0;
  });
}

/** What the arguments ask for; null if they aren't clear. */
function readArgs(args: readonly string[]) {
  const options = {
    again: { type: 'boolean' },
    force: { type: 'boolean' },
    keys: { type: 'boolean' },
    to: { type: 'string' },
  } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    const { again = false, force = false, keys = false, to } = values;
    if (again) return args.length === 1 ? { again } : null;
    if (to !== undefined) return positionals.length === 0 && !force && !keys ? momentOf(to) : null;
    return positionals.length === 1 ? { file: positionals[0]!, force, keys } : null;
  } catch {
    return null;
  }
}

/** A time as `2026-11-30T08:15:00Z`, or `latest`; null if it is neither. A time needs its zone, or it would be guessed. */
export function momentOf(text: string): { readonly to: Date | null } | null {
  if (text === 'latest') return { to: null };
  const isTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/.test(text);
  return isTime && !Number.isNaN(Date.parse(text)) ? { to: new Date(text) } : null;
}

/** `npm run restore`: restores a backup, or the embedded database to a point in time. */
export const restore = withHelp(USAGE, async (args) => {
  const order = readArgs(args);
  if (!order) {
    process.stderr.write(USAGE);
    return 2;
  }
  if ('again' in order) return repeatErasures();
  return 'to' in order ? restoreTo(order.to) : restoreFile(order.file, order.force, order.keys);
});
