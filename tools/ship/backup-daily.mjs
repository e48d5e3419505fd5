/**
 * Makes a backup each day and deletes the oldest ones: for containers, which have no cron. Stops on SIGTERM, right away
 * unless a backup is running. With --once it makes one and ends, for a scheduler such as a CronJob.
 *
 * With BACKUP_RECIPIENT, backups are encrypted, hold the keys, and are copied to the folder BACKUP_COPY_TO if set.
 *
 *   BACKUP_AT=03:15 BACKUP_KEEP=14 node tools/ship/backup-daily.mjs [--once] FOLDER
 */
import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { abandoned, backupName, nextRun, outdated, parseTime } from './src/backup-plan.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const { BACKUP_AT = '03:15', BACKUP_KEEP = '14', BACKUP_COPY_TO = '', DATA_DIR = '.data' } = process.env;
const isEncrypted = Boolean(process.env.BACKUP_RECIPIENT || process.env.BACKUP_RECIPIENT_FILE);
const once = process.argv.includes('--once');
const folder = process.argv.slice(2).find((word) => !word.startsWith('-'));
const time = parseTime(BACKUP_AT);
const keep = Number(BACKUP_KEEP);

/**
 * Runs the product's `backup`.
 *
 * @param {readonly string[]} args
 * @returns {Promise<number | null>} its exit code
 */
function runBackup(args) {
  const child = spawn(process.execPath, ['dist/apps/server/cli.cjs', 'backup', ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  return new Promise((resolve) => child.once('exit', resolve));
}

/**
 * Deletes the oldest backups, and what killed ones left.
 *
 * @param {string} within
 */
function tidy(within) {
  const names = readdirSync(within);
  const files = names.map((name) => ({ name, modified: statSync(join(within, name)).mtime }));
  for (const file of [...outdated(names, keep), ...abandoned(files, new Date())]) rmSync(join(within, file));
}

/**
 * Copies a backup and the list of erased accounts to another place; the copy has its name only once it is whole.
 *
 * @param {string} from
 * @param {string} name
 */
function copyAway(from, name) {
  for (const file of [name, 'erasures.ndjson'].filter((each) => existsSync(join(from, each)))) {
    const unfinished = join(BACKUP_COPY_TO, `${file}.unfinished`);
    copyFileSync(join(from, file), unfinished);
    renameSync(unfinished, join(BACKUP_COPY_TO, file));
  }
  tidy(BACKUP_COPY_TO);
}

/**
 * One backup. It has its name only once it is whole; one that isn't encrypted has the keys of `DATA_DIR` beside it.
 *
 * @param {string} folder
 * @param {string} name
 * @returns {Promise<boolean>} whether everything was made
 */
async function backUp(folder, name) {
  const unfinished = join(folder, `${name}.unfinished`);
  const code = await runBackup([unfinished]);
  if (code !== 0) {
    console.error(`The backup failed with exit code ${code}. The next one is tomorrow; /staff/health shows its age.`);
    rmSync(unfinished, { force: true });
    return false;
  }
  const keys = join(DATA_DIR, 'keys.json');
  if (!isEncrypted && existsSync(keys)) copyFileSync(keys, join(folder, `${name}.keys.json`));
  renameSync(unfinished, join(folder, name));
  tidy(folder);
  console.log(`Backed up to ${join(folder, name)}.`);
  if (!isEncrypted)
    console.warn('This backup and its keys are readable by anyone who gets them: set BACKUP_RECIPIENT.');
  const isCopied = !isEncrypted || !BACKUP_COPY_TO || isCopiedAway(folder, name);
  return (await isArchived()) && isCopied;
}

/**
 * @param {string} folder
 * @param {string} name
 */
function isCopiedAway(folder, name) {
  try {
    copyAway(folder, name);
    return true;
  } catch (error) {
    console.error(`The backup couldn't be copied to ${BACKUP_COPY_TO}: ${error}`);
    return false;
  }
}

/** Copies an embedded database with an archive to it, too. */
async function isArchived() {
  const { WAL_ARCHIVE, DATABASE_URL, DATABASE_URL_FILE } = process.env;
  if (!WAL_ARCHIVE || DATABASE_URL || DATABASE_URL_FILE) return true;
  return (await runBackup(['--base'])) === 0;
}

/**
 * Backs up each day until it is told to stop.
 *
 * @param {string} folder
 * @param {import('./src/backup-plan.mjs').TimeOfDay} time
 */
async function backUpDaily(folder, time) {
  const stopped = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => stopped.abort());
  while (!stopped.signal.aborted) {
    const at = nextRun(new Date(), time);
    console.log(`Next backup: ${at.toISOString()}.`);
    await wait(at.getTime() - Date.now(), undefined, { signal: stopped.signal }).catch(() => {});
    if (!stopped.signal.aborted)
      await backUp(folder, backupName(at, isEncrypted)).catch((error) => console.error(`The backup failed: ${error}`));
  }
}

if (folder === undefined || time === null || !Number.isInteger(keep) || keep < 1) {
  console.error('Usage: BACKUP_AT=HH:MM BACKUP_KEEP=COUNT node tools/ship/backup-daily.mjs [--once] FOLDER');
  process.exitCode = 2;
} else if (BACKUP_COPY_TO && !isEncrypted) {
  console.error('BACKUP_COPY_TO copies encrypted backups only: set BACKUP_RECIPIENT.');
  process.exitCode = 2;
} else if (once) process.exitCode = (await backUp(folder, backupName(new Date(), isEncrypted))) ? 0 : 1;
else await backUpDaily(folder, time);
