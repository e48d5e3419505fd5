import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StepError } from '@vinlore/setup';
import * as v from 'valibot';
import { git } from './git.mjs';

/** Says which release is being made, from before its first change until its tag. */
const NOTE = 'dist/release/unfinished.json';

const NoteSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    version: v.string(),
    /** The process that makes it. */
    process: v.number(),
    /** The commit from before it. */
    before: v.string(),
    /** SHA-256 by path of the files that it changes. */
    files: v.record(v.string(), v.string()),
  }),
);

/** @param {string | Buffer} text */
const hashOf = (text) => createHash('sha256').update(text).digest('hex');

/**
 * Notes that a release begins, so that the next one can take back what a killed process left.
 *
 * @param {string} root
 * @param {string} version
 * @param {string} before the current commit
 * @param {ReadonlyMap<string, string>} changed text of the files that it changes, by path
 */
export function noteBegun(root, version, before, changed) {
  const files = Object.fromEntries([...changed].map(([path, text]) => [path, hashOf(text)]));
  mkdirSync(dirname(join(root, NOTE)), { recursive: true });
  writeFileSync(join(root, NOTE), JSON.stringify({ version, process: process.pid, before, files }));
}

/**
 * Forgets {@link noteBegun}: the release has its tag, or was taken back.
 *
 * @param {string} root
 */
export const noteEnded = (root) => rmSync(join(root, NOTE), { force: true });

/** @param {number} id */
function isAlive(id) {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * A release that a killed process left unfinished.
 *
 * @param {string} root
 * @returns {v.InferOutput<typeof NoteSchema> | null}
 * @throws {StepError} if its process is still running, or the note isn't ours
 */
export function readUnfinished(root) {
  const file = join(root, NOTE);
  if (!existsSync(file)) return null;
  const note = v.safeParse(NoteSchema, readFileSync(file, 'utf8'));
  // A process that was killed while it wrote the note had changed nothing yet.
  if (!note.success) throw new StepError(`${NOTE} can't be read. If no release is being made, delete it.`);
  const { version, process: id } = note.output;
  if (id !== process.pid && isAlive(id))
    throw new StepError(`Process ${id} is making release ${version}. If it isn't, delete ${NOTE}.`);
  return note.output;
}

/**
 * Takes back what a killed process left of a release: its commit and its changes, and nothing else. A release that got
 * its tag is complete and stays.
 *
 * @param {string} root
 * @param {(line: string) => void} say
 * @returns {Promise<string | null>} the version if it is complete
 * @throws {StepError} if something else was changed or committed since; then nothing is
 */
export async function settleUnfinished(root, say) {
  const note = readUnfinished(root);
  if (note === null) return null;
  const { version, before, files } = note;
  const head = await git(root, 'rev-parse', 'HEAD');
  const tagged = await git(root, 'tag', '--list', '--points-at', head, `v${version}`);
  if (tagged !== '') {
    noteEnded(root);
    return version;
  }
  const isOwn = async () => {
    if (head === before) return true;
    const [parent, subject] = (await git(root, 'show', '--no-patch', '--format=%P%n%s', head)).split('\n');
    return parent === before && subject === `release: ${version}`;
  };
  // `-z`: names as they are, each behind two letters and a space.
  const changed = (await git(root, 'status', '--porcelain', '-z')).split('\0').filter(Boolean);
  const others = changed
    .map((entry) => entry.slice(3))
    .filter((path) => {
      const file = join(root, path);
      return !existsSync(file) || hashOf(readFileSync(file)) !== files[path];
    });
  if (!(await isOwn()) || others.length > 0)
    throw new StepError(
      `Release ${version} was interrupted, and something was changed since${others.length > 0 ? `: ${others.join(', ')}` : ''}. ` +
        `Take back its commit and its changes (it began at ${before}), and delete ${NOTE}.`,
    );
  await git(root, 'reset', '--quiet', '--hard', before);
  rmSync(join(root, 'dist/release', version), { recursive: true, force: true });
  noteEnded(root);
  say(`ok  release ${version} was interrupted, and is taken back`);
  return null;
}
