import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { workspaceRoot } from './workspace-root.ts';

test('finds the root from the sources and from the server bundle', () => {
  const root = workspaceRoot();
  expect(existsSync(join(root, 'nx.json'))).toBe(true);
  expect(workspaceRoot(pathToFileURL(join(root, 'dist/apps/server/main.js')).href)).toBe(root);
});

test('names the starting point if it is outside a workspace', () => {
  expect(() => workspaceRoot('file:///nowhere/at/all.js')).toThrow('/nowhere/at/all.js');
});
