import { chmod, cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryDirectory } from '../testing/support.ts';
import { installedPackage, prepareBinaries, type Package } from './binaries.ts';
import { runAs, unprivilegedUser } from './run-as.ts';

const SELF = { kind: 'self' } as const;

/** The installed package as npm leaves it without its post-install: no symbolic links. */
async function unlinkedPackage(directory: string): Promise<Package> {
  const { native, version } = await installedPackage();
  const copy = join(directory, 'native');
  await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  const lib = join(copy, 'lib');
  for (const entry of await readdir(lib, { withFileTypes: true })) {
    if (entry.isSymbolicLink()) await rm(join(lib, entry.name));
  }
  return { native: copy, version };
}

describe("stack.md: restoring the package's symbolic links if its post-install did not run", () => {
  test('happens in place', async () => {
    const directory = await temporaryDirectory();
    const from = await unlinkedPackage(directory);
    const binaries = await prepareBinaries(SELF, join(directory, 'data'), from);
    expect(binaries).toMatchObject({ postgres: join(from.native, 'bin', 'postgres'), major: 18 });
    expect((await runAs(SELF, binaries.initdb, ['--version'])).output).toMatch(/^initdb \(PostgreSQL\) 18/);
  });

  test("happens in a copy in DATA_DIR if the server's user can't reach the installed files", async () => {
    if (process.getuid?.() !== 0) return console.log('Skipped: only root can start a program as another user.');
    const directory = await temporaryDirectory();
    await chmod(directory, 0o755);
    await mkdir(join(directory, 'private'), { mode: 0o700 });
    const from = await unlinkedPackage(join(directory, 'private'));
    const user = await unprivilegedUser();
    const binaries = await prepareBinaries(user, join(directory, 'data'), from);
    expect(binaries.postgres).toBe(join(directory, 'data', `postgres-programs-${from.version}`, 'bin', 'postgres'));
    expect((await runAs(user, binaries.postgres, ['--version'])).output).toMatch(/PostgreSQL\) 18/);
  });
});

test('stack.md: names DATABASE_URL if no binary fits (Alpine)', async () => {
  const directory = await temporaryDirectory();
  const native = join(directory, 'native');
  await mkdir(join(native, 'bin'), { recursive: true });
  await writeFile(join(native, 'bin', 'postgres'), '#!/lib/ld-that-is-not-here.so\n', { mode: 0o755 });
  await expect(prepareBinaries(SELF, join(directory, 'data'), { native, version: '18.0.0' })).rejects.toMatchObject({
    code: 'NO_BINARY',
    advice: expect.stringMatching(/Alpine.*Set DATABASE_URL/),
  });
});
