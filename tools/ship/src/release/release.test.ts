import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createPublicKey, type KeyObject } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { makeRelease } from './make-release.mjs';
import { keyId, throwawayKey } from './signing.mjs';
import { CHANGELOG, git, key, scratchRepository } from './testing/scratch-repository.ts';
import { verifyRelease } from './verify-release.mjs';

const publicKey = createPublicKey(key);
const scratch = scratchRepository();
const { read, write, commit, release, state } = scratch;
let [folder, root, remote] = ['', '', ''];
beforeEach(() => {
  ({ folder, root, remote } = scratch);
});

describe('a release', () => {
  it('sets the version, dates the changelog, and commits and tags it; nothing is pushed', async () => {
    const before = git(root, 'rev-parse', 'HEAD');
    const { ready } = await release();
    expect(ready).toBe(true);
    expect(JSON.parse(read('package.json'))).toMatchObject({ version: '0.2.0' });
    expect(JSON.parse(read('package-lock.json'))).toMatchObject({
      version: '0.2.0',
      packages: { '': { version: '0.2.0' } },
    });
    expect(read('tools/ship/helm/vinlore/Chart.yaml')).toBe("name: vinlore\nversion: 0.2.0\nappVersion: '0.2.0'\n");
    expect(read('CHANGELOG.md')).toContain(
      '## [Unreleased]\n\n## [0.2.0] - 2026-12-01\n\n### Added\n\n- Garage: saved vehicles.\n',
    );
    expect(git(root, 'log', '-1', '--format=%s')).toBe('release: 0.2.0');
    expect(git(root, 'rev-parse', 'HEAD^')).toBe(before);
    expect(git(root, 'status', '--porcelain')).toBe('');
    expect(git(root, 'rev-parse', 'v0.2.0^{commit}')).toBe(git(root, 'rev-parse', 'HEAD'));
    expect(git(root, 'for-each-ref', '--format=%(contents)', 'refs/tags/v0.2.0')).toContain(
      '### Added\n\n- Garage: saved vehicles.',
    );
    expect(git(remote, 'rev-parse', 'main')).toBe(before);
    expect(git(remote, 'tag')).toBe('');
  });

  it('has files that verify, with the commit they were built from', async () => {
    const made = await release();
    expect(await verifyRelease(made.folder, publicKey)).toEqual({
      faults: [],
      origin: { version: '0.2.0', commit: git(root, 'rev-parse', 'HEAD'), builder: 'urn:vinlore:builder:local' },
    });
  });

  it('can be made from a clone again, and published in one push', async () => {
    await release();
    git(root, 'push', '--quiet', '--atomic', 'origin', 'main', 'v0.2.0');
    git(folder, 'clone', '--quiet', '--branch', 'v0.2.0', remote, 'again');
    expect(JSON.parse(readFileSync(join(folder, 'again/package.json'), 'utf8'))).toMatchObject({ version: '0.2.0' });
  });

  it('takes everything back if a Git hook refuses the commit', async () => {
    const before = state();
    const hook = join(root, '.git/hooks/pre-commit');
    mkdirSync(join(hook, '..'), { recursive: true });
    writeFileSync(hook, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    await expect(release()).rejects.toThrow('commit');
    expect(state()).toEqual(before);
  });

  it('takes everything back if the build fails', async () => {
    const before = state();
    await expect(release({ build: () => Promise.reject(new Error('The disk is full.')) })).rejects.toThrow(
      'The disk is full.',
    );
    expect(state()).toEqual(before);
    // After the cause is mended, the same version can be released.
    expect((await release()).ready).toBe(true);
  });
});

describe('a release is refused, and nothing changes,', () => {
  const refusals: readonly [string, () => unknown, string, Partial<Parameters<typeof makeRelease>[0]>?][] = [
    ['if something is not committed', () => write('new.txt', 'new'), 'the tree is clean'],
    ['on another branch', () => git(root, 'switch', '--quiet', '-c', 'topic'), 'the branch is main'],
    ['before the tests passed', () => rmSync(join(root, 'dist'), { recursive: true }), 'this commit passed all tests'],
    [
      'if an earlier commit passed them',
      () => {
        write('a.txt', 'a');
        git(root, 'add', '--all');
        git(root, 'commit', '--quiet', '-m', 'another');
        git(root, 'push', '--quiet', 'origin', 'main');
      },
      'this commit passed all tests',
    ],
    ['if the version is not higher', () => undefined, '0.1.0 comes after 0.1.0', { version: '0.1.0' }],
    ['if the tag exists', () => git(root, 'tag', 'v0.2.0'), 'there is no tag v0.2.0'],
    ['if the tag exists on origin alone', () => git(remote, 'tag', 'v0.2.0', 'main'), 'there is no tag v0.2.0'],
    [
      'if others have pushed to main',
      () => {
        git(folder, 'clone', '--quiet', remote, 'other');
        const other = join(folder, 'other');
        git(
          other,
          '-c',
          'user.name=O',
          '-c',
          'user.email=o@example.com',
          'commit',
          '--quiet',
          '--allow-empty',
          '-m',
          'x',
        );
        git(other, 'push', '--quiet');
      },
      'main is the same as on origin',
    ],
    [
      'if the changelog says nothing new',
      () => {
        write('CHANGELOG.md', CHANGELOG.replace(/### Added\n\n.*\n\n/, ''));
        commit('empty');
      },
      'CHANGELOG.md says what changed',
    ],
    [
      'if the changelog has a heading of its own kind',
      () => {
        write('CHANGELOG.md', CHANGELOG.replace('### Added', '### News'));
        commit('news');
      },
      'CHANGELOG.md says what changed',
    ],
  ];
  it.each(refusals)('%s', async (_when, arrange, what, changes = {}) => {
    arrange();
    const before = state();
    const said: string[] = [];
    await expect(release({ say: (line) => void said.push(line), ...changes })).rejects.toThrow('Nothing was changed.');
    expect(said.filter((line) => line.startsWith('NO')).join('\n')).toContain(what);
    expect(state()).toEqual(before);
  });
});

describe('a dry run', () => {
  it('makes and verifies the files as they would be, and changes nothing in the checkout', async () => {
    const before = state();
    const made = await release({ dryRun: true, key: throwawayKey() });
    expect(made.ready).toBe(true);
    expect(state()).toEqual(before);
    expect(JSON.parse(readFileSync(join(made.folder, 'package.json'), 'utf8'))).toMatchObject({ version: '0.2.0' });
    expect(made.folder).toBe(join(root, 'dist/release/0.2.0-dry-run'));
  });

  it('says everything that is in the way, and makes the files all the same', async () => {
    write('new.txt', 'new');
    rmSync(join(root, 'dist'), { recursive: true });
    const made = await release({ dryRun: true });
    expect(made.ready).toBe(false);
    expect(made.said.filter((line) => line.startsWith('NO'))).toHaveLength(2);
    expect(await verifyRelease(made.folder, publicKey)).toMatchObject({ faults: [] });
  });
});

describe('verifying a release finds', () => {
  let genuine: string | undefined;
  afterAll(() => genuine && rmSync(genuine, { recursive: true, force: true }));
  /** Faults of a copy of a genuine release after a change. */
  const faultsOf = async (change: (made: string) => void, by: KeyObject = publicKey) => {
    if (genuine === undefined) {
      genuine = mkdtempSync(join(tmpdir(), 'vinlore-released-'));
      cpSync((await release()).folder, genuine, { recursive: true });
    }
    const made = join(folder, 'made');
    cpSync(genuine, made, { recursive: true });
    change(made);
    return (await verifyRelease(made, by)).faults;
  };

  it('a changed file', async () => {
    const faults = await faultsOf((made) => appendFileSync(join(made, 'vinlore-0.2.0.tgz'), '!'));
    expect(faults).toEqual(['vinlore-0.2.0.tgz was changed.']);
  });

  it('a missing file, and one that was added', async () => {
    const faults = await faultsOf((made) => renameSync(join(made, 'vinlore-0.2.0.tgz'), join(made, 'other.tgz')));
    expect(faults).toEqual(['vinlore-0.2.0.tgz is missing.', 'other.tgz is not part of the release.']);
  });

  it('changed checksums', async () => {
    const faults = await faultsOf((made) => appendFileSync(join(made, 'SHA256SUMS'), `${'0'.repeat(64)}  more\n`));
    expect(faults).toEqual(["SHA256SUMS wasn't signed with this key."]);
  });

  it('the signature of another key', async () => {
    const faults = await faultsOf(() => undefined, createPublicKey(throwawayKey()));
    expect(faults).toEqual(["SHA256SUMS wasn't signed with this key."]);
  });

  it('provenance that is no envelope', async () => {
    const faults = await faultsOf((made) => writeFileSync(join(made, 'provenance.intoto.jsonl'), 'not JSON'));
    expect(faults).toContain("provenance.intoto.jsonl wasn't signed with this key.");
  });

  it('missing signatures', async () => {
    const faults = await faultsOf((made) => rmSync(join(made, 'SHA256SUMS.sig')));
    expect(faults).toEqual(['SHA256SUMS.sig is missing.']);
  });

  it('the provenance of another release, signed with the same key', async () => {
    const first = await release();
    const kept = join(folder, 'kept');
    cpSync(first.folder, kept, { recursive: true });
    write(
      'CHANGELOG.md',
      read('CHANGELOG.md').replace('## [Unreleased]', '## [Unreleased]\n\n### Fixed\n\n- A fault.'),
    );
    commit('more');
    const second = await release({
      version: '0.3.0',
      build: ({ out }) => {
        cpSync(join(kept, 'provenance.intoto.jsonl'), join(out, 'old-provenance'));
        return Promise.resolve();
      },
    });
    cpSync(join(kept, 'provenance.intoto.jsonl'), join(second.folder, 'provenance.intoto.jsonl'));
    const { faults } = await verifyRelease(second.folder, publicKey);
    expect(faults).toContain('provenance.intoto.jsonl was changed.');
    expect(faults).toContain('The provenance is not about this old-provenance.');
  });
});

describe('other programs', () => {
  const has = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;

  it.skipIf(!has('openssl', 'version'))('openssl and sha256sum verify the same files', async () => {
    const made = (await release()).folder;
    const pem = join(folder, 'key.pem');
    writeFileSync(pem, publicKey.export({ type: 'spki', format: 'pem' }));
    const signature = join(folder, 'signature');
    writeFileSync(signature, Buffer.from(readFileSync(join(made, 'SHA256SUMS.sig'), 'utf8'), 'base64'));
    const verifying = ['pkeyutl', '-verify', '-rawin', '-pubin', '-inkey', pem, '-sigfile', signature, '-in'];
    expect(spawnSync('openssl', [...verifying, join(made, 'SHA256SUMS')]).status).toBe(0);
    expect(spawnSync('openssl', [...verifying, join(made, 'vinlore-0.2.0.tgz')]).status).not.toBe(0);
    expect(spawnSync('sha256sum', ['--check', '--strict', 'SHA256SUMS'], { cwd: made }).status).toBe(0);
  });

  it('in-toto programs find a statement in a DSSE envelope that names its key', async () => {
    const made = (await release()).folder;
    const line = readFileSync(join(made, 'provenance.intoto.jsonl'), 'utf8');
    const envelope = JSON.parse(line) as { payloadType: string; payload: string; signatures: { keyid: string }[] };
    expect(line.split('\n')).toHaveLength(2);
    expect(envelope.payloadType).toBe('application/vnd.in-toto+json');
    expect(envelope.signatures).toMatchObject([{ keyid: keyId(publicKey) }]);
    expect(JSON.parse(Buffer.from(envelope.payload, 'base64').toString())).toMatchObject({
      _type: 'https://in-toto.io/Statement/v1',
      predicateType: 'https://slsa.dev/provenance/v1',
      predicate: {
        buildDefinition: { resolvedDependencies: [{ digest: { gitCommit: git(root, 'rev-parse', 'HEAD') } }, {}] },
      },
    });
  });
});
