/** `npm run build`: installs packages and builds what changed. */
import './src/node-version.mjs';
import { makeReady } from './src/ready.mjs';
import { runMain } from './src/steps.mjs';

await runMain(() => makeReady());
