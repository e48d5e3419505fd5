/** `npm run decode` and the other product commands. Standard output is their data; progress goes to standard error. */
import './src/node-version.mjs';
import { runInForeground } from './src/processes.mjs';
import { makeReady } from './src/ready.mjs';
import { runMain } from './src/steps.mjs';
import { SERVER_CLI } from './src/workspace.mjs';

await runMain(async () => {
  await makeReady(process.stderr);
  return runInForeground(process.execPath, [SERVER_CLI, ...process.argv.slice(2)]);
});
