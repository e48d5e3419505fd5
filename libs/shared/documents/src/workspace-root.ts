import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Returns the folder with `nx.json`, as the base of templates, the worker file and the fonts in `node_modules`, whether
 * this code runs from its sources (vitest) or from the server's bundle in `dist`.
 *
 * @param from a `file:` URL to start from; its parent folders are checked in turn
 * @throws Error if no parent folder has an `nx.json`
 */
export function workspaceRoot(from: string = import.meta.url): string {
  let folder = dirname(fileURLToPath(from));
  while (!existsSync(join(folder, 'nx.json'))) {
    const above = dirname(folder);
    if (above === folder) throw new Error(`No nx.json in any folder above ${fileURLToPath(from)}`);
    folder = above;
  }
  return folder;
}
