/**
 * @typedef {{ version?: string, resolved?: string, link?: boolean, dev?: boolean, optional?: boolean, peer?: boolean,
 *   os?: string[], cpu?: string[], libc?: string[],
 *   dependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }} LockEntry
 * @typedef {{ packages: Record<string, LockEntry> }} LockFile
 */

/**
 * Where Node.js would find a package required from a place in the tree, as a lock file key; null if nowhere.
 *
 * @param {LockFile} lock
 * @param {string} from
 * @param {string} name
 */
function resolveIn(lock, from, name) {
  for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')))) {
    const key = `${place ? `${place}/` : ''}node_modules/${name}`;
    if (lock.packages[key]) return key;
    if (!place) return null;
  }
}

/**
 * Packages that the lock file requires but doesn't contain. `npm ci` rejects such a file. It happens if a registry
 * lacks some platforms' packages: npm then omits the optional ones from the file it writes.
 *
 * @param {LockFile} lock
 * @returns {{ from: string, name: string, version: string, optional: boolean }[]}
 */
export function missingFromLock(lock) {
  return Object.entries(lock.packages).flatMap(([from, entry]) =>
    /** @type {const} */ ([
      ['dependencies', false],
      ['optionalDependencies', true],
    ]).flatMap(([kind, optional]) =>
      Object.entries(entry[kind] ?? {})
        .filter(([name]) => !resolveIn(lock, from, name))
        .map(([name, version]) => ({ from, name, version, optional })),
    ),
  );
}

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64'];

/**
 * The machines a platform package is for, parsed from its name (`…-linux-arm64-musl`), which all such packages share.
 *
 * @param {string} name
 * @returns {{ os: string[], cpu: string[], libc?: string[] } | null}
 */
function platformOf(name) {
  const parts = name.split(/[-/]/);
  const os = SYSTEMS.find((each) => parts.includes(each));
  const cpu = PROCESSORS.find((each) => parts.includes(each));
  if (!os || !cpu) return null;
  const libc = parts.some((part) => part.startsWith('musl'))
    ? 'musl'
    : parts.some((part) => part.startsWith('gnu'))
      ? 'glibc'
      : null;
  return { os: [os], cpu: [cpu], ...(os === 'linux' && libc ? { libc: [libc] } : {}) };
}

/**
 * Restores platform packages that npm omitted: with the exact version their parent requires, and their machines, so
 * that others skip them. They have no checksum, because they aren't available here.
 *
 * @param {LockFile} lock changed in place
 * @returns {string[]} restored packages
 * @throws {Error} if anything other than a platform package is missing
 */
export function completeLock(lock) {
  const added = missingFromLock(lock).map(({ from, name, version, optional }) => {
    const platform = platformOf(name);
    if (!optional || !platform || !/^\d+\.\d+\.\d+[\w.-]*$/.test(version))
      throw new Error(`${name}@${version}, required by ${from || 'package.json'}, is missing. Run \`npm install\`.`);
    const dev = lock.packages[from]?.dev;
    lock.packages[`node_modules/${name}`] = {
      version,
      cpu: platform.cpu,
      ...(dev ? { dev } : {}),
      ...(platform.libc ? { libc: platform.libc } : {}),
      optional: true,
      os: platform.os,
    };
    return name;
  });
  const [root, ...rest] = Object.entries(lock.packages);
  const sorted = rest.sort(([a], [b]) => a.localeCompare(b, 'en'));
  lock.packages = Object.fromEntries(root ? [root, ...sorted] : sorted);
  return added;
}
