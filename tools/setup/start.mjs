/** `npm start`: installs packages, builds what changed, and serves. */
import './src/node-version.mjs';
import { runInForeground } from './src/processes.mjs';
import { makeReady } from './src/ready.mjs';
import { runMain } from './src/steps.mjs';
import { SERVER_MAIN } from './src/workspace.mjs';

await runMain(async () => {
  await makeReady();
  // Interactive: readable progress, and only log messages that need attention.
  process.env.LOG_LEVEL ||= 'warn';
  return runInForeground(process.execPath, [SERVER_MAIN, ...process.argv.slice(2)]);
});
