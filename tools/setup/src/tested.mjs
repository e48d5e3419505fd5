import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const NOTE = 'dist/.vinlore-tested';

/**
 * Records that a checkout's commit passed all tests; nothing is recorded if something isn't committed, or Git has no
 * commit.
 *
 * @param {string} root
 */
export function noteTested(root) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    if (git('status', '--porcelain') !== '') return;
    const commit = git('rev-parse', 'HEAD');
    mkdirSync(dirname(join(root, NOTE)), { recursive: true });
    writeFileSync(join(root, NOTE), `${commit}\n`);
  } catch {
    // A copy without Git is tested all the same.
  }
}

/**
 * The commit that passed all tests last.
 *
 * @param {string} root
 * @returns {string | null}
 */
export function readTested(root) {
  try {
    return readFileSync(join(root, NOTE), 'utf8').trim();
  } catch {
    return null;
  }
}
