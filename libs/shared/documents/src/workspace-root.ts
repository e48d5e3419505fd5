import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder that holds `nx.json`: templates, the worker file and the fonts in `node_modules` are found from there,
 * whether this code runs from its sources (vitest) or from the server's bundle in `dist`.
 *
 * @param from a `file:` URL to start from; each folder above it is asked in turn
 * @throws Error when no folder above holds an `nx.json`
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
