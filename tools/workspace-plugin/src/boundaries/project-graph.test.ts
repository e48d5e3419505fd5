import { createProjectGraphAsync } from '@nx/devkit';
import { expect, it } from 'vitest';

// Walls, affected tests and the build's cache all ask this graph. Without @nx/js it has no edges, and nothing complains.
it('Nx sees which project imports which', async () => {
  const { dependencies } = await createProjectGraphAsync({ exitOnError: false });
  const importedBy = (project: string) => dependencies[project]!.map(({ target }) => target);
  expect(importedBy('staff')).toContain('desk-ui');
  expect(importedBy('billing-server')).toContain('billing-domain');
});
