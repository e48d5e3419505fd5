import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {object} Project
 * @property {string} root such as `libs/sticker/domain`
 * @property {string} name
 * @property {readonly string[]} tags
 */

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** @param {string} folder */
const entriesOf = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : [];

/**
 * Every project of the workspace, as in npm's workspaces: folders with a package.json below `apps`, `apps/brands`,
 * `libs/<slice>` and `tools`.
 *
 * @param {string} [workspace]
 * @returns {Project[]}
 */
export function readProjects(workspace = ROOT) {
  const groups = [
    'apps',
    'apps/brands',
    'tools',
    ...entriesOf(join(workspace, 'libs')).map((slice) => `libs/${slice}`),
  ];
  return groups.flatMap((group) =>
    entriesOf(join(workspace, group)).flatMap((entry) => {
      const root = `${group}/${entry}`;
      const file = join(workspace, root, 'package.json');
      if (!existsSync(file)) return [];
      const { name, nx } = JSON.parse(readFileSync(file, 'utf8'));
      return [{ root, name: nx?.name ?? name, tags: nx?.tags ?? [] }];
    }),
  );
}
