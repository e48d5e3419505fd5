import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@nx/devkit';
import { expect, it } from 'vitest';

const sheet = readFileSync(join(workspaceRoot, 'libs/sticker/feature/src/tour/tour-card.module.css'), 'utf8');

it('spec §9: the tour’s popover is at most 640 px wide', () => {
  expect(sheet).toMatch(/\.card \{[^}]*\n {2}max-width: 640px;/);
});
