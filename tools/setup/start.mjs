/** `npm start`: installs, builds what changed, and serves. */
import './src/node-version.mjs';
import { runInForeground } from './src/processes.mjs';
import { makeReady } from './src/ready.mjs';
import { runMain } from './src/steps.mjs';
import { SERVER_MAIN } from './src/workspace.mjs';

await runMain(async () => {
  await makeReady();
  // A person reads this terminal: progress in words, and of the log only what needs attention.
  process.env.LOG_LEVEL ||= 'warn';
  return runInForeground(process.execPath, [SERVER_MAIN, ...process.argv.slice(2)]);
});
