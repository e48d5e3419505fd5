import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { keepTemporaryFilesInMemory } from './tools/setup/src/memory-folder.mjs';

keepTemporaryFilesInMemory();

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

interface Member {
  readonly name: string;
  readonly root: string;
  readonly platform: 'node' | 'web';
}

/** Every project of the workspace that declares an Nx target `test`. */
const members = ['apps', 'tools', ...readdirSync(at('libs')).map((slice) => `libs/${slice}`)].flatMap((group) =>
  readdirSync(at(group))
    .filter((entry) => existsSync(at(`${group}/${entry}/package.json`)))
    .map((entry) => ({
      root: `${group}/${entry}`,
      nx: JSON.parse(readFileSync(at(`${group}/${entry}/package.json`), 'utf8')).nx,
    }))
    .filter(({ nx }) => nx?.targets?.test)
    .map(({ root, nx }): Member => {
      const platform = nx.tags.includes('platform:web') ? 'web' : 'node';
      return { name: nx.name, root, platform };
    }),
);

const project = (name: string, platform: Member['platform'], roots: readonly string[]) => ({
  extends: true as const,
  test: {
    name,
    environment: platform === 'web' ? 'happy-dom' : 'node',
    include: roots.map((root) => `${root}/src/**/*.test.{ts,tsx}`),
    setupFiles: [
      ...(platform === 'web' ? [at('libs/shared/testing-web/src/leave-no-trace.ts')] : []),
      ...(process.env.SOAK_RUNS ? [at('tools/setup/src/soak-runs.mjs')] : []),
    ],
    globalSetup: platform === 'node' ? [at('libs/shared/testing-node/src/global-setup.ts')] : [],
  },
});

/** `--project sticker-domain` is a project of the workspace; a run of all takes them together, by platform. */
const isOfOne = process.argv.some((word) => /^--project\b/.test(word));
const rootsOn = (platform: Member['platform']) =>
  members.filter((member) => member.platform === platform).map(({ root }) => root);

/** Files that say an environment of their own come last: each change of environment is a new process with all its imports. */
class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isOther = ({ moduleId }: TestSpecification) =>
      /^\/\/ @vitest-environment /.test(readFileSync(moduleId, 'utf8'));
    const sorted = (await super.sort(files)).map((file) => ({ file, last: isOther(file) }));
    return [...sorted.filter(({ last }) => !last), ...sorted.filter(({ last }) => last)].map(({ file }) => file);
  }
}

export default defineConfig({
  plugins: [react()],
  test: {
    passWithNoTests: true,
    // Vitest leaves a core for itself, which on two cores leaves only one for the tests.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // The files of a project share a process and what they import, which halves the work: each leaves no trace behind.
    // With all of a platform in one project nothing is transformed and imported again for each of some sixty.
    isolate: false,
    sequence: { sequencer: ByEnvironment },
    // Tests start servers, threads and browsers' elements: on a busy machine that takes its time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: isOfOne
      ? members.map(({ name, platform, root }) => project(name, platform, [root]))
      : [project('web', 'web', rootsOn('web')), project('node', 'node', rootsOn('node'))],
  },
});
