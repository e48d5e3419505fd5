/** @typedef {{ hours: number, minutes: number }} TimeOfDay in UTC */

const NAME = /^vinlore-\d{4}-\d{2}-\d{2}T\d{4}Z\.backup(?:\.age)?$/;
/** A backup in the making; a killed one leaves it. */
const UNFINISHED = /^vinlore-\d{4}-\d{2}-\d{2}T\d{4}Z\.backup(?:\.age)?(?:\.unfinished)+$/;
const DAY = 24 * 60 * 60 * 1000;

/**
 * Reads a time of day such as `03:15`.
 *
 * @param {string} text
 * @returns {TimeOfDay | null} null if it is none
 */
export function parseTime(text) {
  const [, hours = '', minutes = ''] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text.trim()) ?? [];
  return hours === '' ? null : { hours: Number(hours), minutes: Number(minutes) };
}

/**
 * The next moment at which the clock shows this time in UTC, after `now`.
 *
 * @param {Date} now
 * @param {TimeOfDay} time
 */
export function nextRun(now, { hours, minutes }) {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), hours, minutes);
  return new Date(today > now.getTime() ? today : today + DAY);
}

/**
 * The file of a backup; names sort by time.
 *
 * @param {Date} at
 * @param {boolean} isEncrypted
 */
export const backupName = (at, isEncrypted = false) =>
  `vinlore-${at.toISOString().slice(0, 16).replace(/:/g, '')}Z.backup${isEncrypted ? '.age' : ''}`;

/**
 * The backups that were killed more than a day ago: one in the making is younger.
 *
 * @param {readonly { name: string, modified: Date }[]} files
 * @param {Date} now
 */
export const abandoned = (files, now) =>
  files
    .filter(({ name, modified }) => UNFINISHED.test(name) && now.getTime() - modified.getTime() > DAY)
    .map(({ name }) => name);

/**
 * The files to delete so that the newest backups stay: older ones, and keys whose backup is gone.
 *
 * @param {readonly string[]} files names in the folder; other files are left alone
 * @param {number} keep
 */
export function outdated(files, keep) {
  const old = files
    .filter((file) => NAME.test(file))
    .sort()
    .reverse()
    .slice(keep);
  return old.flatMap((file) => [file, `${file}.keys.json`]).filter((file) => files.includes(file));
}
