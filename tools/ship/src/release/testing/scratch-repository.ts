import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noteTested } from '@vinlore/setup';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { makeRelease } from '../make-release.mjs';
import { throwawayKey } from '../signing.mjs';

/** The changelog of the scratch repository. */
export const CHANGELOG = `# Changelog

## [Unreleased]

### Added

- Garage: saved vehicles.

## [0.1.0] - 2026-11-22

First release.
`;

/** The key of its releases. */
export const key = throwawayKey();

/** Runs Git. @returns its output, trimmed */
export const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/**
 * A scratch repository and a clone of it for each test, whose commit on `main` passed its tests. Made once, and copied;
 * call it at the top of a test file.
 */
export function scratchRepository() {
  const template = mkdtempSync(join(tmpdir(), 'vinlore-release-'));
  const scratch = {
    /** What a test may write to. */
    folder: '',
    /** The clone. */
    root: '',
    /** Its bare `origin`. */
    remote: '',
    read: (path: string) => readFileSync(join(scratch.root, path), 'utf8'),
    write(path: string, text: string) {
      mkdirSync(join(scratch.root, path, '..'), { recursive: true });
      writeFileSync(join(scratch.root, path), text);
    },
    /** Commits and pushes everything, as tested. */
    commit(message: string) {
      git(scratch.root, 'add', '--all');
      git(scratch.root, 'commit', '--quiet', '-m', message);
      git(scratch.root, 'push', '--quiet', 'origin', 'main');
      noteTested(scratch.root);
    },
    /** A release whose build writes two small files. */
    async release(changes: Partial<Parameters<typeof makeRelease>[0]> = {}) {
      const said: string[] = [];
      const work = makeRelease({
        root: scratch.root,
        version: '0.2.0',
        key,
        dryRun: false,
        now: new Date('2026-12-01T12:00:00Z'),
        build: ({ out, version, changed }) => {
          writeFileSync(join(out, `vinlore-${version}.tgz`), 'the product');
          writeFileSync(join(out, 'package.json'), changed.get('package.json')!);
          return Promise.resolve();
        },
        say: (line) => void said.push(line),
        ...changes,
      });
      return { ...(await work), said };
    },
    /** Everything that a release could change. */
    state: () => [
      git(scratch.root, 'rev-parse', 'HEAD'),
      git(scratch.root, 'status', '--porcelain'),
      git(scratch.root, 'tag'),
      scratch.read('package.json'),
    ],
  };
  const use = (folder: string) =>
    Object.assign(scratch, { folder, root: join(folder, 'clone'), remote: join(folder, 'remote.git') });
  beforeAll(() => {
    const { root, write, commit } = use(template);
    git(template, 'init', '--quiet', '--bare', '--initial-branch=main', 'remote.git');
    git(template, 'init', '--quiet', '--initial-branch=main', 'clone');
    git(root, 'config', 'user.name', 'Test');
    git(root, 'config', 'user.email', 'test@example.com');
    git(root, 'remote', 'add', 'origin', '../remote.git');
    write('package.json', '{\n  "name": "vinlore",\n  "version": "0.1.0"\n}\n');
    write('package-lock.json', JSON.stringify({ version: '0.1.0', packages: { '': { version: '0.1.0' } } }));
    write('tools/ship/helm/vinlore/Chart.yaml', "name: vinlore\nversion: 0.1.0\nappVersion: '0.1.0'\n");
    write('.gitignore', 'dist/\n');
    write('CHANGELOG.md', CHANGELOG);
    commit('begin');
  });
  afterAll(() => rmSync(template, { recursive: true, force: true }));
  beforeEach(() => {
    use(mkdtempSync(join(tmpdir(), 'vinlore-release-')));
    cpSync(template, scratch.folder, { recursive: true });
  });
  afterEach(() => rmSync(scratch.folder, { recursive: true, force: true }));
  return scratch;
}
