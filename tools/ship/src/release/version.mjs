import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StepError } from '@vinlore/setup';

const VERSION = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/;

/**
 * The version of a checkout: `version` in its root `package.json`, and nowhere else. {@link versionFiles} are written
 * from it.
 *
 * @param {string} root
 * @returns {string}
 */
export const readVersion = (root) => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;

/**
 * @param {string} text such as `0.2.0`
 * @returns {readonly [number, number, number]}
 * @throws {StepError} if it isn't three numbers
 */
function parseVersion(text) {
  const found = VERSION.exec(text);
  if (!found) throw new StepError(`"${text}" is not a version. Write three numbers, such as 0.2.0.`);
  return [Number(found[1]), Number(found[2]), Number(found[3])];
}

/**
 * Whether a version comes after another (Semantic Versioning 2.0.0, item 11, without pre-releases).
 *
 * @param {string} later
 * @param {string} earlier
 */
export function isNewer(later, earlier) {
  const [a, b] = [parseVersion(later), parseVersion(earlier)];
  const at = a.findIndex((number, index) => number !== b[index]);
  return at >= 0 && Number(a[at]) > Number(b[at]);
}

/**
 * The files that contain the version, as they are with another one: `package.json`, the root's two entries of
 * `package-lock.json`, and the Helm chart, whose format wants it in writing.
 *
 * @param {string} root
 * @param {string} version
 * @returns {ReadonlyMap<string, string>} text by path
 */
export function versionFiles(root, version) {
  parseVersion(version);
  const text = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');
  const lock = JSON.parse(text('package-lock.json'));
  lock.version = version;
  lock.packages[''].version = version;
  return new Map([
    ['package.json', text('package.json').replace(/^( {2}"version": )"[^"]*"/m, `$1"${version}"`)],
    ['package-lock.json', `${JSON.stringify(lock, null, 2)}\n`],
    [
      'tools/ship/helm/vinlore/Chart.yaml',
      text('tools/ship/helm/vinlore/Chart.yaml')
        .replace(/^version: .*$/m, `version: ${version}`)
        .replace(/^appVersion: .*$/m, `appVersion: '${version}'`),
    ],
  ]);
}
