import { spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { git, scratchRepository } from './testing/scratch-repository.ts';

const scratch = scratchRepository();
const { read, write, release, state } = scratch;
let root = '';
beforeEach(() => {
  ({ root } = scratch);
});

describe('a release whose process is killed', () => {
  const MODULE = new URL('./make-release.mjs', import.meta.url).href;
  /** Git's hooks that kill it at a moment; without one, it is killed while it builds. */
  const hooks = {
    'before its commit': ['pre-commit', 'kill -9 $RELEASE; exit 1'],
    'while it builds': null,
    'after its tag': ['reference-transaction', 'test $1 != committed || ! grep -q refs/tags/ || kill -9 $RELEASE'],
  } as const;
  const killed = (moment: keyof typeof hooks) => {
    const hook = hooks[moment];
    const file = hook && join(root, '.git/hooks', hook[0]);
    if (hook) write(`.git/hooks/${hook[0]}`, `#!/bin/sh\n${hook[1]}\n`);
    if (file) chmodSync(file, 0o755);
    const code = `
      import { generateKeyPairSync } from 'node:crypto';
      import { writeFileSync } from 'node:fs';
      import { makeRelease } from ${JSON.stringify(MODULE)};
      process.env.RELEASE = process.pid;
      const build = ({ out }) => {
        writeFileSync(out + '/vinlore.tgz', 'the product');
        if (${hook === null}) process.kill(process.pid, 'SIGKILL');
      };
      const { privateKey: key } = generateKeyPairSync('ed25519');
      await makeRelease({ root: ${JSON.stringify(root)}, version: '0.2.0', key, dryRun: false, now: new Date(), build, say() {} });`;
    const { signal, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
    if (file) rmSync(file);
    expect(signal, stderr).toBe('SIGKILL');
  };

  it.each(['before its commit', 'while it builds'] as const)('%s is taken back by the next one', async (moment) => {
    const before = git(root, 'rev-parse', 'HEAD');
    killed(moment);
    expect(git(root, 'status', '--porcelain') !== '' || git(root, 'rev-parse', 'HEAD') !== before).toBe(true);
    const { ready, said } = await release();
    expect([ready, said[0]]).toEqual([true, 'ok  release 0.2.0 was interrupted, and is taken back']);
    expect(git(root, 'rev-parse', 'v0.2.0^{commit}^')).toBe(before);
    expect(git(root, 'rev-parse', 'v0.2.0^{commit}')).toBe(git(root, 'rev-parse', 'HEAD'));
  });

  it('while it builds can be followed by another version', async () => {
    const before = git(root, 'rev-parse', 'HEAD');
    killed('while it builds');
    await release({ version: '0.3.0' });
    expect(git(root, 'rev-parse', 'HEAD^')).toBe(before);
    expect(git(root, 'tag')).toBe('v0.3.0');
  });

  it('after its tag is complete', async () => {
    killed('after its tag');
    const made = git(root, 'rev-parse', 'HEAD');
    const { folder: files, said } = await release();
    expect(said).toEqual(['ok  release 0.2.0 was complete before it was interrupted']);
    expect(git(root, 'rev-parse', 'HEAD')).toBe(made);
    expect(readdirSync(files)).toContain('SHA256SUMS.sig');
  });

  it.each([
    ['something was committed', () => git(root, 'commit', '--quiet', '--allow-empty', '-m', 'more')],
    ['a file was changed', () => write('CHANGELOG.md', 'mine')],
    ['a file was added', () => write('new.txt', 'mine')],
  ] as const)('is left alone if %s since', async (_what, change) => {
    killed('while it builds');
    change();
    const before = state();
    await expect(release()).rejects.toThrow('Release 0.2.0 was interrupted, and something was changed since');
    expect(state()).toEqual(before);
  });

  it('is left alone by a dry run', async () => {
    killed('while it builds');
    const before = state();
    const { ready, said } = await release({ version: '0.3.0', dryRun: true });
    expect(said[0]).toBe('Release 0.2.0 was interrupted. The next "npm run release" takes it back.');
    expect([ready, state()]).toEqual([false, before]);
  });

  it('is not taken back while it runs', async () => {
    const build = async () => {
      const note = JSON.parse(read('dist/release/unfinished.json')) as object;
      // The process that runs the tests stands for another one.
      write('dist/release/unfinished.json', JSON.stringify({ ...note, process: process.ppid }));
      await expect(release({ version: '0.3.0' })).rejects.toThrow(`Process ${process.ppid} is making release 0.2.0.`);
    };
    await release({ build });
    expect(git(root, 'tag')).toBe('v0.2.0');
  });
});
