import { createProjectGraphAsync } from '@nx/devkit';
import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { depConstraints } from './tools/workspace-plugin/src/boundaries/constraints.mjs';
import { readProjects } from './tools/workspace-plugin/src/boundaries/projects.mjs';
import { restrictedImports, testedApp } from './tools/workspace-plugin/src/boundaries/restricted-imports.mjs';

// The module walls read Nx's project graph and are skipped without a word where there is none yet. Below Nx there
// always is one; a plain `eslint` makes it here.
if (!process.env.NX_TASK_TARGET_PROJECT) {
  process.env.NX_DAEMON ??= 'false';
  await createProjectGraphAsync({ exitOnError: false });
}

const projects = readProjects();
const serverProjects = projects.filter(({ tags }) => tags.includes('platform:node')).map(({ root }) => `${root}/**`);
const boundaries = (allow = []) => [
  'error',
  { enforceBuildableLibDependency: false, banTransitiveDependencies: false, allow, depConstraints },
];

export default tseslint.config(
  { ignores: ['**/dist', '**/.nx', '**/node_modules', '**/*.gen.ts', '**/test-results', '.data'] },
  ...tseslint.configs.recommended,
  // The React compiler judges what may be drawn. It would only take time for tests, which it never compiles, and for
  // projects of the server alone.
  {
    files: ['**/*.{ts,tsx}'],
    ignores: [...serverProjects, '**/*.{test,spec}.{ts,tsx}'],
    ...reactHooks.configs.flat.recommended,
  },
  {
    files: ['**/*.test.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'warn' },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': boundaries(),
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    },
  },
  ...restrictedImports(projects),
  // Nx knows no project whose purpose is to test an app.
  ...projects
    .filter((project) => testedApp(project))
    .map((project) => ({
      files: [`${project.root}/**`],
      rules: { '@nx/enforce-module-boundaries': boundaries([`@vinlore/${testedApp(project)}/**`]) },
    })),
  // A build's configuration runs beside its app, not in it: it may use the set-up's tools, which an app may not.
  // So does what draws an app's shell while it is developed: it needs the look that the server draws otherwise.
  {
    files: ['apps/*/vite.config.ts', 'tools/vite-plugins/src/shell-parts.ts'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
);
