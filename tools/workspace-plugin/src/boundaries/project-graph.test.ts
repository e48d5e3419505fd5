import { createProjectGraphAsync } from '@nx/devkit';
import { expect, it } from 'vitest';

// Boundaries, affected tests, and the build cache all use this graph. Without @nx/js it silently has no edges.
it('Nx sees which project imports which', async () => {
  const { dependencies } = await createProjectGraphAsync({ exitOnError: false });
  const importedBy = (project: string) => dependencies[project]!.map(({ target }) => target);
  expect(importedBy('staff')).toContain('desk-ui');
  expect(importedBy('billing-server')).toContain('billing-domain');
});
