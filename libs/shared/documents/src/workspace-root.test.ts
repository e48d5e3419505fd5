import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { workspaceRoot } from './workspace-root.ts';

test('the root is found from the sources and from where the server bundle lies', () => {
  const root = workspaceRoot();
  expect(existsSync(join(root, 'nx.json'))).toBe(true);
  expect(workspaceRoot(pathToFileURL(join(root, 'dist/apps/server/main.js')).href)).toBe(root);
});

test('outside of a workspace the error names the place', () => {
  expect(() => workspaceRoot('file:///nowhere/at/all.js')).toThrow('/nowhere/at/all.js');
});
