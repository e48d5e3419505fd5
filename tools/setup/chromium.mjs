/** Prints the path of a Chromium, installing one if possible. */
import './src/node-version.mjs';
import { ensureChromium } from './src/chromium.mjs';
import { runMain } from './src/steps.mjs';

await runMain(async () => console.log(await ensureChromium()));
