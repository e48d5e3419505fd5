import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Every project of the workspace that declares an Nx target `test` is a Vitest project of the same name. */
const projects = ['apps', 'tools', ...readdirSync(at('libs')).map((slice) => `libs/${slice}`)].flatMap((group) =>
  readdirSync(at(group))
    .filter((entry) => existsSync(at(`${group}/${entry}/package.json`)))
    .map((entry) => ({
      root: `${group}/${entry}`,
      nx: JSON.parse(readFileSync(at(`${group}/${entry}/package.json`), 'utf8')).nx,
    }))
    .filter(({ nx }) => nx?.targets?.test)
    .map(({ root, nx }) => ({
      extends: true as const,
      root: `./${root}`,
      test: {
        name: nx.name as string,
        environment: nx.tags.includes('platform:web') ? 'happy-dom' : 'node',
        include: ['src/**/*.test.{ts,tsx}'],
        setupFiles: process.env.SOAK_RUNS ? [at('tools/setup/src/soak-runs.mjs')] : [],
        globalSetup: nx.tags.includes('platform:node') ? [at('libs/shared/testing-node/src/global-setup.ts')] : [],
      },
    })),
);

export default defineConfig({
  plugins: [react()],
  test: {
    passWithNoTests: true,
    // Vitest leaves a core for itself, which on two cores leaves only one for the tests.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // The files of a project share a process and what they import, which halves the work: each leaves no trace behind.
    isolate: false,
    // Tests start servers, threads and browsers' elements: on a busy machine that takes its time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects,
  },
});
