import { type TestProject } from 'vitest/node';
import { beginTestRun, endTestRun } from './test-run.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where this run keeps its database server; see createTestDatabase. */
    testRunDirectory: string;
  }
}

/** Vitest loads this file once per project, so what the projects share lives on the process. */
type Shared = { directory: Promise<string>; users: number };
const KEY = Symbol.for('vinlore.test-run');
const shared = globalThis as { [KEY]?: Shared };

/** Gives every project of one Vitest run the same directory, and tidies up when the last of them is through. */
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
