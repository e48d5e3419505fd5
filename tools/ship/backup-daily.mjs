/**
 * Makes a backup each day and deletes the oldest ones: for containers, which have no cron. Stops on SIGTERM, right away
 * unless a backup is running. With --once it makes one and ends, for a scheduler such as a CronJob.
 *
 *   BACKUP_AT=03:15 BACKUP_KEEP=14 node tools/ship/backup-daily.mjs [--once] FOLDER
 */
import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { backupName, nextRun, outdated, parseTime } from './src/backup-plan.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const { BACKUP_AT = '03:15', BACKUP_KEEP = '14', DATA_DIR = '.data' } = process.env;
const once = process.argv.includes('--once');
const folder = process.argv.slice(2).find((word) => !word.startsWith('-'));
const time = parseTime(BACKUP_AT);
const keep = Number(BACKUP_KEEP);

/**
 * One backup, with the keys of `DATA_DIR` beside it. It has its name only once it is whole.
 *
 * @param {string} folder
 * @param {string} name
 * @returns {Promise<boolean>} whether it was made
 */
async function backUp(folder, name) {
  const unfinished = join(folder, `${name}.unfinished`);
  const child = spawn(process.execPath, ['dist/apps/server/cli.cjs', 'backup', unfinished], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) {
    console.error(`The backup failed with exit code ${code}. The next one is tomorrow; /staff/health shows its age.`);
    rmSync(unfinished, { force: true });
    return false;
  }
  const keys = join(DATA_DIR, 'keys.json');
  if (existsSync(keys)) copyFileSync(keys, join(folder, `${name}.keys.json`));
  renameSync(unfinished, join(folder, name));
  for (const file of outdated(readdirSync(folder), keep)) rmSync(join(folder, file));
  console.log(`Backed up to ${join(folder, name)}.`);
  return true;
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
    if (!stopped.signal.aborted) await backUp(folder, backupName(at));
  }
}

if (folder === undefined || time === null || !Number.isInteger(keep) || keep < 1) {
  console.error('Usage: BACKUP_AT=HH:MM BACKUP_KEEP=COUNT node tools/ship/backup-daily.mjs [--once] FOLDER');
  process.exitCode = 2;
} else if (once) process.exitCode = (await backUp(folder, backupName(new Date()))) ? 0 : 1;
else await backUpDaily(folder, time);
