/** `npm run bench [name …]`: runs benchmarks and prints one JSON object per figure. */
import './src/node-version.mjs';
import { runInForeground } from './src/processes.mjs';
import { makeReady } from './src/ready.mjs';
import { runMain } from './src/steps.mjs';
import { at } from './src/workspace.mjs';

await runMain(async () => {
  await makeReady(process.stderr);
  return runInForeground(process.execPath, [at('tools/bench/src/main.mjs'), ...process.argv.slice(2)]);
});
