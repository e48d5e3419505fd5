/** `npm run testbed -- ha up|down|status|run`: a highly available product on this machine, `grow`, or `soak` (tools/testbed/README.md). */
import './src/node-version.mjs';
import { runInForeground } from './src/processes.mjs';
import { makeReady } from './src/ready.mjs';
import { runMain } from './src/steps.mjs';
import { at } from './src/workspace.mjs';

await runMain(async () => {
  await makeReady(process.stderr);
  return runInForeground(process.execPath, [at('tools/testbed/src/main.mjs'), ...process.argv.slice(2)]);
});
