import { execFile } from 'node:child_process';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Programs that the bed starts, by the Debian package that holds them. */
const PACKAGES = [
  'etcd-server',
  'haproxy',
  'libfaketime',
  'patroni',
  'pgbouncer',
  'postgresql-15',
  'postgresql-client-15',
  'python3-etcd',
];

/** Packages of the C library: a second one beside the loader of this machine would start no program. */
const NEVER = /^(?:libc6|libc-bin|libc-dev-bin|locales)$/;

/**
 * Reads what `apt-get install --simulate` would install.
 *
 * @param {string} plan
 * @returns {string[]} package names
 */
export function plannedPackages(plan) {
  return [...plan.matchAll(/^Inst (\S+)/gm)].map(([, name = '']) => name).filter((name) => !NEVER.test(name));
}

/**
 * Unpacks Debian packages into a folder of their own; nothing is installed. A second call finds them there.
 *
 * @param {string} folder
 * @param {(text: string) => void} say
 * @returns {Promise<string>} the root that they are unpacked in
 * @throws {Error} without apt-get, or if a package cannot be had
 */
export async function unpackPackages(folder, say) {
  const root = join(folder, 'root');
  if (await stat(root).catch(() => null)) return root;
  const archives = join(folder, 'archives');
  const unpacking = join(folder, 'unpacking');
  for (const each of [archives, unpacking]) await rm(each, { recursive: true, force: true });
  await mkdir(archives, { recursive: true });
  await mkdir(unpacking, { recursive: true });
  const simulate = ['install', '--simulate', '--no-install-recommends', ...PACKAGES];
  const { stdout } = await run('apt-get', simulate);
  const names = [...new Set([...PACKAGES, ...plannedPackages(stdout)])];
  say(`Downloading ${names.length} Debian packages to ${folder}`);
  await run('apt-get', ['download', ...names], { cwd: archives });
  for (const file of await readdir(archives)) await run('dpkg-deb', ['-x', join(archives, file), unpacking]);
  await rename(unpacking, root);
  return root;
}

/**
 * The environment in which unpacked programs find their libraries.
 *
 * @param {string} root
 * @returns {Record<string, string>}
 */
export function environmentOf(root) {
  return {
    PATH: [
      `${root}/usr/lib/postgresql/15/bin`,
      `${root}/usr/bin`,
      `${root}/usr/sbin`,
      '/usr/bin',
      '/bin',
      '/usr/sbin',
    ].join(':'),
    LD_LIBRARY_PATH: `${root}/usr/lib/x86_64-linux-gnu`,
    PYTHONPATH: `${root}/usr/lib/python3/dist-packages`,
    LANG: 'C',
    LC_ALL: 'C.UTF-8',
    TZ: 'UTC',
  };
}
