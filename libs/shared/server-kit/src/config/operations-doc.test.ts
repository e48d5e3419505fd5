import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { KEY_INVENTORY } from '../keys/inventory.ts';
import { VARIABLES } from './config.ts';

const chapter = (name: string) =>
  readFileSync(new URL(`../../../../../docs/operations/${name}`, import.meta.url), 'utf8').replace(/\s+/g, ' ');

describe('docs/operations/configuration.md', () => {
  const document = chapter('configuration.md');

  it.each(Object.entries(VARIABLES))('documents %s in the words of the code', (name, { means }) => {
    expect(document).toContain(`\`${name}\``);
    expect(document).toContain(means.replace(/\s+/g, ' '));
  });
});

describe('docs/operations/keys-and-backups.md', () => {
  const document = chapter('keys-and-backups.md');

  it.each(Object.entries(KEY_INVENTORY))('lists the keys for %s as the code knows them', (purpose, use) => {
    for (const text of [`\`${purpose}\``, `\`${use.variable}\``, use.algorithm, use.protects, use.rotation])
      expect(document).toContain(text);
  });
});
