import { type TestProject } from 'vitest/node';
import { beginTestRun, endTestRun } from './test-run.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Directory of this run's database server; see createTestDatabase. */
    testRunDirectory: string;
  }
}

/** Vitest loads this file once per project, so state shared by the projects is stored on the process. */
type Shared = { directory: Promise<string>; users: number };
const KEY = Symbol.for('vinlore.test-run');
const shared = globalThis as { [KEY]?: Shared };

/** Gives all projects of a Vitest run the same directory, and removes it when the last one is done. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const run = (shared[KEY] ??= { directory: beginTestRun(), users: 0 });
  run.users += 1;
  const directory = await run.directory;
  project.provide('testRunDirectory', directory);
  return async () => {
    run.users -= 1;
    if (run.users > 0) return;
    delete shared[KEY];
    await endTestRun(directory);
  };
}
