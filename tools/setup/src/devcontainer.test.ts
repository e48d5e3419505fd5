import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at } from './workspace.mjs';

const read = (path: string) => readFileSync(at(path), 'utf8');

it('the development container has the Node.js of .nvmrc, the programs that tests need, and no root', () => {
  const image = read('tools/devcontainer/Dockerfile');
  const [major] = read('.nvmrc').trim().split('.');
  expect(image).toContain(`FROM node:${major}-bookworm\n`);
  // As root, tests would install it (chromium.mjs).
  expect(image).toMatch(/apt-get install .* chromium-headless-shell poppler-utils\b/);
  expect(image.trimEnd().split('\n').at(-1)).toBe('USER node');
  const settings = JSON.parse(read('tools/devcontainer/devcontainer.json').replaceAll(/^\s*\/\/.*$/gm, '')) as object;
  expect(settings).toMatchObject({
    build: { dockerfile: 'Dockerfile' },
    remoteUser: 'node',
    forwardPorts: [3000, 3001],
  });
});
