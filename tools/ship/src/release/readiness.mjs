import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTested, StepError } from '@vinlore/setup';
import { releasedChangelog } from './changelog.mjs';
import { git } from './git.mjs';
import { isNewer, readVersion } from './version.mjs';

/**
 * @typedef {object} Check
 * @property {string} what what should be so
 * @property {string | null} fault what to do; null if it is so
 */

/** @param {() => unknown} work */
function faultOf(work) {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof StepError) return error.message;
    throw error;
  }
}

/**
 * Whether a checkout can be released as a version: everything that should be so before anything is changed.
 *
 * @param {string} root
 * @param {string} version
 * @returns {Promise<readonly Check[]>}
 */
export async function readiness(root, version) {
  const current = readVersion(root);
  const changelog = join(root, 'CHANGELOG.md');
  const branch = await git(root, 'rev-parse', '--abbrev-ref', 'HEAD');
  const head = await git(root, 'rev-parse', 'HEAD');
  const changed = await git(root, 'status', '--porcelain');
  const tags = await git(root, 'tag', '--list', `v${version}`);
  const hasOrigin = (await git(root, 'remote')).split('\n').includes('origin');
  const remote = hasOrigin
    ? (await git(root, 'ls-remote', 'origin', 'refs/heads/main', `refs/tags/v${version}`)).split('\n')
    : [];
  const remoteMain = remote.find((line) => line.endsWith('refs/heads/main'))?.slice(0, 40);
  const isTaken = tags !== '' || remote.some((line) => line.includes('refs/tags/'));
  const tested = readTested(root);
  return [
    {
      what: `${version} comes after ${current}`,
      fault: isNewer(version, current) ? null : `The version is ${current} already; choose a higher one.`,
    },
    { what: `there is no tag v${version}`, fault: isTaken ? 'Choose another version; a release never changes.' : null },
    {
      what: 'CHANGELOG.md says what changed',
      fault: existsSync(changelog)
        ? faultOf(() => releasedChangelog(readFileSync(changelog, 'utf8'), version, '2000-01-01'))
        : 'CHANGELOG.md is missing.',
    },
    { what: 'the branch is main', fault: branch === 'main' ? null : `This is ${branch}. Run "git switch main".` },
    {
      what: 'the tree is clean',
      fault: changed === '' ? null : `Commit or remove these changes:\n${changed}`,
    },
    {
      what: 'main is the same as on origin',
      fault:
        remoteMain === undefined || remoteMain === head
          ? null
          : 'Run "git pull --ff-only" or push, so that everyone has the commit.',
    },
    {
      what: 'this commit passed all tests',
      fault: tested === head ? null : 'Run "npm test" on this commit, without naming stages.',
    },
  ];
}
