import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The workspace's root folder. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * A path below the root.
 *
 * @param {...string} parts
 */
export const at = (...parts) => join(ROOT, ...parts);

/** The built server's entry points. */
export const SERVER_MAIN = at('dist', 'apps', 'server', 'main.js');
export const SERVER_CLI = at('dist', 'apps', 'server', 'cli.cjs');

/**
 * Whether all the paths exist.
 *
 * @param {readonly string[]} paths
 */
export const allExist = (paths) => paths.every((path) => existsSync(path));

/**
 * A TCP port that is currently free on loopback.
 *
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * The file behind a package's program, to run with this Node.js: the links in `.bin` differ between systems.
 *
 * @param {string} name of the package, and of its program if it has several
 */
export function programOf(name) {
  const { bin } = JSON.parse(readFileSync(at('node_modules', name, 'package.json'), 'utf8'));
  const file = typeof bin === 'string' ? bin : (bin[name] ?? Object.values(bin)[0]);
  return at('node_modules', name, file);
}
