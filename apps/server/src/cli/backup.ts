import { openSync, writeSync, closeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { erasureLogIn, listErasures, mergeErasures } from '@vinlore/account-server';
import { backup as writeBackup, copyBase, newBackupIdentity } from '@vinlore/database';
import { ConfigError } from '@vinlore/server-kit';
import { noteBackup } from '../health/backups.ts';
import { KEYS_NAME, keysToBackUp } from '../keep/backup-keys.ts';
import { databaseLog } from '../start/database-log.ts';
import { erasureFile, type Product } from '../product.ts';
import { withHelp } from './command.ts';
import { withProduct } from './with-product.ts';

const USAGE = `Usage: npm run backup -- FILE                  backs up the database to one file while the product runs
       npm run backup -- --base [--keep N]     copies the embedded database to WAL_ARCHIVE; keeps the newest N (default 2)
       npm run backup -- --new-identity FILE   creates a key pair: FILE gets the secret key, BACKUP_RECIPIENT the public one
With BACKUP_RECIPIENT, the file is encrypted and also holds all keys.
`;

/** Dependencies of a backup. */
export type BackupWork = Pick<Product, 'config' | 'database' | 'clock'>;

/**
 * Writes a backup: encrypted and with all keys if there is a recipient. The list of erased accounts goes beside it.
 *
 * @returns words for the operator
 * @throws BackupError if it can't be written
 */
export async function backUpTo({ config, database, clock }: BackupWork, file: string): Promise<string> {
  const recipients = config.BACKUP_RECIPIENT;
  const encryption = recipients && { recipients, attached: { [KEYS_NAME]: keysToBackUp(config) } };
  const { bytes } = await writeBackup(database, file, encryption ? { encryption } : {});
  await noteBackup(database, bytes);
  // Not in DATA_DIR, which a process that only makes backups may not write.
  const list = join(dirname(file), 'erasures.ndjson');
  await listErasures(database, erasureLogIn(list), clock());
  mergeErasures(list, erasureFile(config), clock());
  return recipients
    ? `Backed up to ${file}, encrypted for ${recipients.length} ${recipients.length === 1 ? 'key' : 'keys'}, with all keys of the product.\n`
    : `Backed up to ${file}. It isn’t encrypted. Also back up ${'`keys.json`'} in DATA_DIR, or your SIGNING_KEYS and COOKIE_KEYS.\n`;
}

/** Writes a new secret key to a file that doesn't exist yet. */
async function writeIdentity(file: string): Promise<number> {
  const { identity, recipient } = await newBackupIdentity();
  const handle = openSync(file, 'wx', 0o600);
  try {
    writeSync(handle, `# public key: ${recipient}\n${identity}\n`);
  } finally {
    closeSync(handle);
  }
  process.stdout.write(
    `BACKUP_RECIPIENT=${recipient}\nThe secret key is in ${file}. Move it off this machine: whoever has it can read your backups, and without it no one can.\n`,
  );
  return 0;
}

function copyToArchive(keep: number): Promise<number> {
  return withProduct(async ({ config, log }) => {
    if (config.WAL_ARCHIVE === null || config.DATABASE_URL !== null)
      throw new ConfigError(
        'WAL_ARCHIVE',
        'must be set, and DATABASE_URL must not: --base copies the embedded database',
      );
    const { DATA_DIR: dataDir, WAL_ARCHIVE: archive } = config;
    const { folder, bytes } = await copyBase({ dataDir, archive, keep, log: databaseLog(log) });
    process.stdout.write(`Copied ${Math.round(bytes / 1024 / 1024)} MB to ${folder}.\n`);
    return 0;
  });
}

function readArgs(args: readonly string[]) {
  const options = { base: { type: 'boolean' }, keep: { type: 'string' }, 'new-identity': { type: 'string' } } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    const [file, ...others] = positionals;
    const ways = [file, values.base, values['new-identity']].filter((way) => way !== undefined);
    const keep = Number(values.keep ?? 2);
    const isClear = ways.length === 1 && others.length === 0 && (values.keep === undefined || values.base);
    return isClear && Number.isInteger(keep) && keep > 0 ? { file, keep, identity: values['new-identity'] } : null;
  } catch {
    return null;
  }
}

/** `npm run backup`: backs up the database to a file or the archive, or creates keys for that. */
export const backup = withHelp(USAGE, async (args) => {
  const order = readArgs(args);
  if (!order) {
    process.stderr.write(USAGE);
    return 2;
  }
  const { file, keep, identity } = order;
  if (identity !== undefined) return writeIdentity(identity);
  if (file === undefined) return copyToArchive(keep);
  return withProduct(async (product) => {
    process.stdout.write(await backUpTo(product, file));
    return 0;
  });
});
