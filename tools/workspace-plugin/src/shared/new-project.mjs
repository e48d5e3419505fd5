import { lstatSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { writeJson } from '@nx/devkit';
import { isInstalled, noteInstalled } from '@vinlore/setup';

/**
 * @typedef {object} NewProject
 * @property {string} name of the Nx project; the package is `@vinlore/<name>`
 * @property {string} root such as `libs/recall/domain`
 * @property {Record<string, unknown>} manifest the rest of its package.json
 */

/**
 * Adds a project with its package.json, and its entry in package-lock.json, which `npm ci` compares with the
 * workspaces.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {NewProject} project
 */
export function addProject(tree, { name, root, manifest }) {
  const packageName = `@vinlore/${name}`;
  writeJson(tree, `${root}/package.json`, {
    name: packageName,
    version: '0.0.0',
    private: true,
    type: 'module',
    ...manifest,
  });
  const lock = JSON.parse(tree.read('package-lock.json', 'utf8') ?? '{}');
  lock.packages[root] = { name: packageName, version: '0.0.0' };
  lock.packages[`node_modules/${packageName}`] = { resolved: root, link: true };
  // The root's own entry has the empty key, so it stays first.
  const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  lock.packages = Object.fromEntries(sorted);
  // Without Prettier, which would change every line: npm's format is JSON.stringify's.
  tree.write('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
}

/**
 * Task to run after files are written: links the new packages into node_modules, as npm would. An up-to-date
 * installation stays up to date, so the next start installs nothing.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {readonly NewProject[]} projects
 * @returns {() => void}
 */
export function linkProjects(tree, projects) {
  const upToDate = isInstalled(tree.root);
  return () => {
    for (const { name, root } of projects) {
      const link = join(tree.root, 'node_modules/@vinlore', name);
      if (lstatSync(link, { throwIfNoEntry: false })) continue;
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(relative(dirname(link), join(tree.root, root)), link, 'junction');
    }
    if (upToDate) noteInstalled(tree.root);
  };
}
