import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Readable by `nonroot` and PostgreSQL's user inside the containers; the folder lets only its owner in. */
const FILE_MODE = 0o444;
const FOLDER_MODE = 0o700;

/** 192 bits, in characters that need no escape in a URL or in PgBouncer's list of users. */
const newPassword = () => randomBytes(24).toString('base64url');

/**
 * Writes the secrets that tools/ship/compose/compose.yaml names. A file that exists is never overwritten, so this can be
 * run again after an update that needs one more. Those that only the operator has start out empty, which means "not set".
 *
 * @param {string} folder made if it is not there
 * @returns {string[]} names of the files written
 */
export function writeSecrets(folder) {
  mkdirSync(folder, { recursive: true, mode: FOLDER_MODE });
  /** @type {string[]} */
  const written = [];
  /**
   * @param {string} name
   * @param {string} value
   * @returns {string} what the file holds now
   */
  const keep = (name, value) => {
    const file = join(folder, name);
    try {
      // `wx` fails if the file exists, also when two runs meet.
      writeFileSync(file, value, { mode: FILE_MODE, flag: 'wx' });
      written.push(name);
      return value;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
      return readFileSync(file, 'utf8').trim();
    }
  };
  keep('postgres_password', newPassword());
  const owner = keep('owner_password', newPassword());
  const running = keep('running_password', newPassword());
  keep('database_direct_url', `postgres://vinlore_owner:${owner}@postgres:5432/vinlore`);
  keep('database_url', `postgres://vinlore:${running}@pgbouncer:6432/vinlore`);
  keep('pgbouncer_users', `"vinlore" "${running}"\n`);
  for (const name of ['smtp_url', 'stripe_secret_key', 'stripe_webhook_secret']) keep(name, '');
  return written;
}
