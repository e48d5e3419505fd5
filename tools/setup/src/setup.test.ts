import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { sourceStamp } from './build.mjs';
import { chromiumPath } from './chromium.mjs';
import { installStamp, isInstalled, noteInstalled, NPM_FLAGS, npmAgrees, npmWords } from './install.mjs';
import { readReport as readJourneys } from './journeys.mjs';
import { completeLock, type LockFile, missingFromLock } from './lock-file.mjs';
import { isOpenMount } from './memory-folder.mjs';
import { nodeTooOld } from './node-version.mjs';
import { exitCode, runQuietly } from './processes.mjs';
import { duration } from './steps.mjs';
import { readReport as readUnitTests, unitTests } from './unit-tests.mjs';
import { at } from './workspace.mjs';

const folders: string[] = [];
function folder(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'vinlore-setup-'));
  folders.push(root);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}
afterEach(() => folders.splice(0).forEach((each) => rmSync(each, { recursive: true })));

describe('any machine with git, Node, and npm', () => {
  it('names the required Node.js if it is older than 20.19', () => {
    expect(nodeTooOld('18.20.4')).toContain('Vinlore needs Node.js 20.19 or newer; this is 18.20.4.');
    expect(nodeTooOld('20.18.3')).toContain('nvm install');
    for (const good of ['20.19.0', '20.20.2', '22.0.0', '24.1.0']) expect(nodeTooOld(good)).toBeNull();
  });

  it('puts temporary test files in memory only if programs can run there', () => {
    const mounts = (options: string) => `proc /proc proc rw,noexec 0 0\ntmpfs /dev/shm tmpfs ${options} 0 0\n`;
    expect(isOpenMount(mounts('rw,relatime,size=24684092k'), '/dev/shm')).toBe(true);
    expect(isOpenMount(mounts('rw,nosuid,nodev,noexec,size=65536k'), '/dev/shm')).toBe(false);
    expect(isOpenMount(mounts('ro'), '/dev/shm')).toBe(false);
    expect(isOpenMount(mounts('rw'), '/memory')).toBe(false);
  });

  it('installs development and optional packages whatever the user’s npm settings', async () => {
    const lock = { name: 'a', lockfileVersion: 3, packages: { '': { name: 'a', devDependencies: { b: 'file:b' } } } };
    const root = folder({
      'package.json': '{"name":"a","devDependencies":{"b":"file:b"}}',
      'package-lock.json': JSON.stringify({
        ...lock,
        packages: {
          ...lock.packages,
          b: { version: '1.0.0', dev: true },
          'node_modules/b': { resolved: 'b', link: true },
        },
      }),
      'b/package.json': '{"name":"b","version":"1.0.0"}',
    });
    const env = { ...process.env, NODE_ENV: 'production', npm_config_omit: 'dev', npm_config_engine_strict: 'true' };
    expect(await runQuietly('npm', ['ci', ...NPM_FLAGS], { cwd: root, env })).toMatchObject({ code: 0 });
    expect(existsSync(join(root, 'node_modules/b/package.json'))).toBe(true);
  });

  it('reinstalls only when the lock file, package.json, or npm’s settings changed', () => {
    const root = folder({ 'package.json': '{}', 'package-lock.json': '{}', '.npmrc': '' });
    expect(isInstalled(root)).toBe(false);
    noteInstalled(root);
    expect(isInstalled(root)).toBe(true);
    const before = installStamp(root);
    writeFileSync(join(root, 'package-lock.json'), '{ }');
    expect(isInstalled(root)).toBe(false);
    expect(installStamp(root)).not.toBe(before);
  });

  it("prints npm's error, not its manual", () => {
    expect(
      npmWords('npm error code EUSAGE\nnpm error Missing: a\nnpm error Clean install a project\nnpm error x'),
    ).toBe('npm error code EUSAGE\nnpm error Missing: a');
  });

  it('skips the installation if npm itself has already synced with the lock file', () => {
    const entry = { version: '1.0.0', integrity: 'sha512-x' };
    const other = { version: '2.0.0', integrity: 'sha512-y' };
    const lock = (packages: object) => JSON.stringify({ packages });
    const wanted = lock({ '': {}, 'node_modules/a': entry, 'node_modules/mac-only': { ...other, optional: true } });
    const with_ = (found: string) =>
      folder({ 'package-lock.json': wanted, 'node_modules/.package-lock.json': found, 'node_modules/a/x': '' });
    expect(npmAgrees(with_(lock({ 'node_modules/a': entry })))).toBe(true);
    expect(npmAgrees(with_(lock({ 'node_modules/a': other })))).toBe(false);
    expect(npmAgrees(with_(lock({})))).toBe(false);
    expect(npmAgrees(with_('{ broken'))).toBe(false);
    expect(npmAgrees(folder({ 'package-lock.json': wanted }))).toBe(false);
  });
});

describe('the next start takes at most 5 s, so it skips the build if nothing changed', () => {
  it('detects changes in a source, its name, and the lock file, but ignores tests and built files', () => {
    const root = folder({ 'apps/a/src/x.ts': 'one', 'libs/l/l/src/y.ts': 'two', 'package-lock.json': '{}' });
    const before = sourceStamp(root);
    writeFileSync(join(root, 'apps/a/src/x.test.ts'), 'a test');
    mkdirSync(join(root, 'apps/a/dist'));
    writeFileSync(join(root, 'apps/a/dist/x.js'), 'built');
    expect(sourceStamp(root)).toBe(before);
    writeFileSync(join(root, 'apps/a/src/x.ts'), 'eno');
    const changed = sourceStamp(root);
    expect(changed).not.toBe(before);
    writeFileSync(join(root, 'package-lock.json'), '{ }');
    expect(sourceStamp(root)).not.toBe(changed);
  });
});

describe('Chromium', () => {
  it("prefers CHROMIUM_PATH, and reports if it isn't a program", () => {
    expect(chromiumPath({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
    expect(() => chromiumPath({ CHROMIUM_PATH: '/nowhere/chromium' })).toThrow('CHROMIUM_PATH is not an executable');
  });
});

describe('the full run ends with accurate numbers', () => {
  it("counts passed, failed, and skipped unit tests, and a file that can't be loaded as a failure", () => {
    const assertion = { fullName: 'adds', status: 'failed', failureMessages: ['expected 1 to be 2'] };
    const tally = readUnitTests({
      numPassedTests: 5,
      numFailedTests: 1,
      numPendingTests: 2,
      testResults: [
        { name: 'a.test.ts', status: 'failed', message: '', assertionResults: [assertion] },
        { name: 'b.test.ts', status: 'failed', message: 'Cannot find ./x.ts', assertionResults: [] },
        { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [] },
      ],
    });
    expect(tally).toMatchObject({ passed: 5, failed: 2, skipped: 2 });
    expect(tally.details).toContain('a.test.ts › adds\n  expected 1 to be 2');
    expect(tally.details).toContain('b.test.ts\n  Cannot find ./x.ts');
  });

  describe('when a process dies under a test file', () => {
    const file = (name: string, ...states: string[]) => ({
      name,
      status: states.includes('failed') ? 'failed' : 'passed',
      message: '',
      assertionResults: states.map((status) => ({ fullName: 'adds', status, failureMessages: [] })),
    });
    const report = (...testResults: ReturnType<typeof file>[]) => {
      const count = (state: string) =>
        testResults.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === state).length;
      return { numPassedTests: count('passed'), numFailedTests: count('failed'), numPendingTests: 0, testResults };
    };
    const death = 'FATAL ERROR: out of memory\nCaused by: Error: Worker exited unexpectedly\n     Errors  1 error\n';
    const dead = {
      code: 1,
      output: death,
      report: report(file('a.test.ts', 'passed'), file('b.test.ts', 'pending', 'pending')),
    };
    const runs = (...answers: Awaited<ReturnType<NonNullable<Parameters<typeof unitTests>[0]>>>[]) => {
      const asked: (readonly string[] | undefined)[] = [];
      const run = async (files?: readonly string[]) => {
        asked.push(files);
        return answers.shift()!;
      };
      return { run, asked };
    };

    it('runs that file again, alone, and says so', async () => {
      const alone = { code: 0, output: '', report: report(file('b.test.ts', 'passed', 'passed')) };
      const { run, asked } = runs(dead, alone);
      const tally = await unitTests(run);
      expect(asked).toEqual([undefined, ['b.test.ts']]);
      expect(tally).toMatchObject({ passed: 3, failed: 0 });
      expect(tally.details).toContain('b.test.ts (its process died; passed when run again)');
      expect(tally.details).toContain('FATAL ERROR: out of memory');
    });

    it('fails, and names the file, if it fails or dies again', async () => {
      for (const alone of [dead, { code: 1, output: '', report: report(file('b.test.ts', 'passed', 'failed')) }]) {
        const tally = await unitTests(runs(dead, alone).run);
        expect(tally).toMatchObject({ passed: 1, failed: 1 });
        expect(tally.details).toContain('b.test.ts\n  Its process died before its tests ended.');
      }
    });

    it('still counts other failures, and errors outside of tests', async () => {
      const alone = { code: 0, output: '', report: report(file('b.test.ts', 'passed', 'passed')) };
      const failing = { ...dead, report: report(file('a.test.ts', 'failed'), file('b.test.ts', 'pending')) };
      expect(await unitTests(runs(failing, alone).run)).toMatchObject({ passed: 2, failed: 1 });
      const rejecting = { ...dead, output: death.replace('1 error', '2 errors') };
      expect(await unitTests(runs(rejecting, alone).run)).toMatchObject({ passed: 3, failed: 1 });
    });
  });

  it('counts e2e tests, names flaky ones, and counts errors outside of tests', () => {
    const spec = (title: string, status: string) => ({
      title,
      file: 'home.spec.ts',
      line: 3,
      tests: [{ status, results: [{ error: { message: `${title} broke` } }] }],
    });
    const tally = readJourneys({
      suites: [{ title: 'x', suites: [{ title: 'y', specs: [spec('one', 'unexpected'), spec('two', 'flaky')] }] }],
      errors: [{ message: 'no browser' }],
      stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 0 },
    });
    expect(tally).toMatchObject({ passed: 8, failed: 2 });
    expect(tally.details).toContain('home.spec.ts:3 › two (passed when tried again)');
    expect(tally.details).toContain('no browser');
  });

  it('formats exit codes by shell convention and durations for people', () => {
    expect([exitCode(0, null), exitCode(3, null), exitCode(null, 'SIGTERM')]).toEqual([0, 3, 143]);
    expect([duration(240), duration(34_400), duration(125_000)]).toEqual(['0.2 s', '34 s', '2 min 5 s']);
  });
});

describe('`npm ci` works with any registry', () => {
  const lock: LockFile = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'));

  it('the lock file contains every required package (else: node tools/setup/complete-lock.mjs)', () => {
    expect(missingFromLock(lock)).toEqual([]);
  });

  it('the lock file names no registry', () => {
    const resolved = Object.values(lock.packages).filter((entry) => entry.resolved?.includes('://'));
    expect(resolved).toEqual([]);
  });

  it('restores a platform package that npm omitted, for its machines', () => {
    const broken: LockFile = {
      packages: {
        '': { dependencies: { a: '1.0.0' } },
        'node_modules/a': { version: '1.0.0', dev: true, optionalDependencies: { '@a/b-linux-arm64-musl': '1.2.3' } },
      },
    };
    expect(completeLock(broken)).toEqual(['@a/b-linux-arm64-musl']);
    expect(broken.packages['node_modules/@a/b-linux-arm64-musl']).toEqual({
      version: '1.2.3',
      cpu: ['arm64'],
      dev: true,
      libc: ['musl'],
      optional: true,
      os: ['linux'],
    });
    expect(() => completeLock({ packages: { '': { dependencies: { a: '1.0.0' } } } })).toThrow(
      'a@1.0.0, required by package',
    );
  });
});
