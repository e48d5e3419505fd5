import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createPublicKey } from 'node:crypto';
import { join } from 'node:path';
import { StepError } from '@vinlore/setup';
import { notesOf, releasedChangelog } from './changelog.mjs';
import { git } from './git.mjs';
import { provenance } from './provenance.mjs';
import { readiness } from './readiness.mjs';
import { enveloped, signed } from './signing.mjs';
import { noteBegun, noteEnded, readUnfinished, settleUnfinished } from './unfinished.mjs';
import { PROVENANCE, SIGNATURE, sumOf, SUMS, sumsOf, written } from './sums.mjs';
import { verifyRelease } from './verify-release.mjs';
import { versionFiles } from './version.mjs';

/** What built it: a person's machine, which SLSA 1.0 calls build level 1. */
const BUILDER = 'urn:vinlore:builder:local';

/**
 * @typedef {object} Contents
 * @property {string} root a checkout
 * @property {string} out an empty folder for the files
 * @property {string} version
 * @property {ReadonlyMap<string, string>} changed text of files that a release changes, by path
 * @property {number} seconds the commit's time, for files that should be the same whenever they are built
 *
 * @typedef {object} ReleaseRequest
 * @property {string} root
 * @property {string} version
 * @property {import('node:crypto').KeyObject} key
 * @property {boolean} dryRun makes all files and changes nothing in the checkout
 * @property {Date} now
 * @property {(contents: Contents) => Promise<void>} build makes everything but notes, provenance, and checksums
 * @property {(line: string) => void} say progress in words
 */

/**
 * Makes a release: checks that it may be made, sets the version, dates the changelog, commits, builds, signs, verifies
 * what was made, and tags. Nothing is pushed. If a step fails, everything is undone; if the process is killed, the next
 * release does that first.
 *
 * @param {ReleaseRequest} request
 * @returns {Promise<{ folder: string, ready: boolean }>} where the files are; `ready` is false if a dry run found that
 * the release can't be made
 * @throws {StepError} if the release can't be made
 */
export async function makeRelease(request) {
  const { root, version, dryRun, now, say } = request;
  if (dryRun) {
    const unfinished = readUnfinished(root);
    if (unfinished) say(`Release ${unfinished.version} was interrupted. The next "npm run release" takes it back.`);
  } else if ((await settleUnfinished(root, say)) === version) {
    say(`ok  release ${version} was complete before it was interrupted`);
    return { folder: join(root, 'dist/release', version), ready: true };
  }
  const checks = await readiness(root, version);
  for (const { what, fault } of checks) say(`${fault === null ? 'ok' : 'NO'}  ${what}${fault ? `: ${fault}` : ''}`);
  const ready = checks.every(({ fault }) => fault === null);
  if (!ready && !dryRun) throw new StepError('Nothing was changed. Fix what is marked NO first.');
  const changed = new Map([...versionFiles(root, version), ['CHANGELOG.md', changelogOf(root, version, now, ready)]]);
  const before = await git(root, 'rev-parse', 'HEAD');
  const folder = join(root, 'dist/release', dryRun ? `${version}-dry-run` : version);
  if (dryRun) {
    await makeFiles(request, folder, changed, before);
    return { folder, ready };
  }
  noteBegun(root, version, before, changed);
  try {
    for (const [path, text] of changed) writeFileSync(join(root, path), text);
    await git(root, 'add', '--', ...changed.keys());
    await git(root, 'commit', '--quiet', '-m', `release: ${version}`);
    await makeFiles(request, folder, changed, await git(root, 'rev-parse', 'HEAD'));
    const notes = `${version}\n\n${notesOf(changed.get('CHANGELOG.md') ?? '', version)}\n`;
    await git(root, 'tag', '--annotate', '--cleanup=verbatim', `v${version}`, '-m', notes);
  } catch (error) {
    // The tree was clean, so nothing but our changes is lost.
    await git(root, 'reset', '--quiet', '--hard', before);
    rmSync(folder, { recursive: true, force: true });
    noteEnded(root);
    throw error;
  }
  noteEnded(root);
  return { folder, ready };
}

/**
 * The changelog of the release; as it is if a dry run finds nothing to release.
 *
 * @param {string} root
 * @param {string} version
 * @param {Date} now
 * @param {boolean} ready
 */
function changelogOf(root, version, now, ready) {
  const text = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  try {
    return releasedChangelog(text, version, now.toISOString().slice(0, 10));
  } catch (error) {
    if (ready) throw error;
    return text;
  }
}

/**
 * Git's address of `origin`, without a name and password.
 *
 * @param {string} root
 */
async function repositoryOf(root) {
  const remotes = (await git(root, 'remote')).split('\n');
  if (!remotes.includes('origin')) return 'local';
  return (await git(root, 'remote', 'get-url', 'origin')).replace(/^([a-z+]+:\/\/)[^/@]*@/, '$1');
}

/**
 * @param {ReleaseRequest} request
 * @param {string} folder
 * @param {ReadonlyMap<string, string>} changed
 * @param {string} commit
 */
async function makeFiles({ root, version, key, build, say }, folder, changed, commit) {
  const startedOn = new Date();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const seconds = Number(await git(root, 'show', '--no-patch', '--format=%ct', commit));
  await build({ root, out: folder, version, changed, seconds });
  const built = {
    version,
    commit,
    repository: await repositoryOf(root),
    lock: await sumOf(join(root, 'package-lock.json')),
    startedOn,
    finishedOn: new Date(),
    builder: BUILDER,
  };
  writeFileSync(join(folder, PROVENANCE), enveloped(key, provenance(await sumsOf(folder, []), built)));
  const sums = Buffer.from(written(await sumsOf(folder, [])));
  writeFileSync(join(folder, SUMS), sums);
  writeFileSync(join(folder, SIGNATURE), `${signed(key, sums)}\n`);
  const { faults } = await verifyRelease(folder, createPublicKey(key));
  if (faults.length > 0) throw new StepError(`The release can't be verified:\n\n${faults.join('\n')}`);
  say(`ok  ${(await sumsOf(folder, [SUMS, SIGNATURE])).size} files, signed and verified`);
}
