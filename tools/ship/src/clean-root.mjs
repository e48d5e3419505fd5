import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, chownSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyProduct } from './product-files.mjs';

/** The user of distroless images, `nonroot`. */
const NONROOT = 65_532;

/** Folders that this user can write to, as the image has them. */
const WRITABLE = ['data', 'tmp'];

/**
 * The shared libraries that a program or a native module is linked to, as the dynamic linker finds them.
 *
 * @param {string} file
 */
function sharedLibraries(file) {
  const { stdout } = spawnSync('ldd', [file], { encoding: 'utf8' });
  return [...stdout.matchAll(/(?:=>\s+|^\s+)(\/\S+)/gm)].map(([, path = '']) => path);
}

/**
 * @param {string} from
 * @param {string} root
 */
function copyInto(from, root) {
  const to = join(root, from);
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}

/**
 * Makes a folder that holds what the container image holds, and nothing else: Node.js with the C and C++ libraries, the
 * product below `/app`, and two writable folders. No shell, no tools, no sources.
 *
 * @param {string} root the checkout
 * @param {string} out an empty folder
 * @param {readonly string[]} brands
 * @returns {Promise<{ bytes: number }>} size of the product below `/app`
 */
export async function makeCleanRoot(root, out, brands) {
  const app = join(out, 'app');
  const { bytes } = await copyProduct(root, app, brands);
  copyInto(process.execPath, out);
  const native = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.node'));
  const libraries = [process.execPath, ...native.map((file) => join(app, file))].flatMap(sharedLibraries);
  for (const library of new Set(libraries)) if (!library.startsWith(app)) copyInto(library, out);
  for (const folder of WRITABLE) {
    mkdirSync(join(out, folder));
    chownSync(join(out, folder), NONROOT, NONROOT);
  }
  mkdirSync(join(out, 'etc'), { recursive: true });
  writeFileSync(join(out, 'etc/hosts'), '127.0.0.1 localhost\n');
  return { bytes };
}

/**
 * Starts a script of the product in such a folder as `nonroot`, who can write to `/data` and `/tmp` only. Takes root.
 *
 * @param {string} out what `makeCleanRoot` made
 * @param {readonly string[]} args script below `/app`, and its arguments
 * @param {Record<string, string>} env all variables that it sees
 */
export function runInCleanRoot(out, args, env) {
  const { PATH } = process.env;
  const user = `--userspec=${NONROOT}:${NONROOT}`;
  const [script = '', ...rest] = args;
  return spawn('chroot', [user, out, process.execPath, join('/app', script), ...rest], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, TMPDIR: '/tmp', DATA_DIR: '/data', BRANDS_DIR: '/app/apps/brands', ...env },
  });
}
