import { execFile } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { at } from './workspace.mjs';

let folder = '';

/**
 * Runs `.ci/run` in its own folder, with a fake npm.
 *
 * @param says shell lines for `npm run test` and `npm run test:matrix`
 */
function ciRun(says: { readonly test: string; readonly matrix: string }) {
  const npm = join(folder, 'bin/npm');
  writeFileSync(npm, `#!/usr/bin/env bash\nif [ "$2" = test:matrix ]; then\n${says.matrix}\nelse\n${says.test}\nfi\n`);
  chmodSync(npm, 0o755);
  return new Promise<{ readonly code: number; readonly lastLine: string | undefined }>((resolve) => {
    const env = { ...process.env, PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}` };
    execFile('bash', [join(folder, '.ci/run')], { env }, (error, stdout) => {
      resolve({ code: error ? Number(error.code) : 0, lastLine: stdout.trimEnd().split('\n').at(-1) });
    });
  });
}

describe('.ci/run', () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vinlore-ci-run-'));
    mkdirSync(join(folder, 'bin'));
    cpSync(at('.ci/run'), join(folder, '.ci/run'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const green = (passed: number) => `echo "${passed} passed, 0 failed"`;

  it('adds up the tests and the matrix in its last line', async () => {
    expect(await ciRun({ test: green(11), matrix: green(4) })).toEqual({ code: 0, lastLine: '15 passed, 0 failed' });
  });

  it('audits a different quarter of the screens for each commit', async () => {
    const parts: (string | undefined)[] = [];
    for (const commits of [0, 1, 2, 3, 4]) {
      writeFileSync(join(folder, 'bin/git'), `#!/usr/bin/env bash\necho ${commits}\n`, { mode: 0o755 });
      const ran = await ciRun({ test: green(1), matrix: 'echo "${@: -1}" > part; echo "1 passed, 0 failed"' });
      expect(ran.code).toBe(0);
      parts.push(readFileSync(join(folder, 'part'), 'utf8').trim());
    }
    expect(parts).toEqual(['--part=1/4', '--part=2/4', '--part=3/4', '--part=4/4', '--part=1/4']);
  });

  it('audits the screens even if a test failed', async () => {
    const ran = await ciRun({ test: 'echo "9 passed, 2 failed"; echo "npm error code 1"; exit 1', matrix: green(4) });
    expect(ran).toEqual({ code: 1, lastLine: '13 passed, 2 failed' });
  });

  it('fails if the matrix fails', async () => {
    const ran = await ciRun({ test: green(11), matrix: 'echo "3 passed, 1 failed"; exit 1' });
    expect(ran).toEqual({ code: 1, lastLine: '14 passed, 1 failed' });
  });

  it.each([
    ['dies without a word', 'exit 137'],
    ['ends well without a count', 'echo done'],
    ['counts no failure and still ends badly', 'echo "11 passed, 0 failed"; exit 1'],
  ])('counts one failure if a run %s', async (_, says) => {
    const ran = await ciRun({ test: says, matrix: green(4) });
    expect(ran.code).toBe(1);
    expect(ran.lastLine).toMatch(/^\d+ passed, 1 failed$/);
  });
});
