export { nx, nxEnvironment } from './build.mjs';
export { CHROMIUM_FLAGS, chromiumPath, ensureChromium } from './chromium.mjs';
export { isInstalled, noteInstalled } from './install.mjs';
export { oxlint } from './oxlint.mjs';
export { plainEnvironment, runQuietly, tail } from './processes.mjs';
export { SAMPLE_PASSWORD, startServer } from './server-process.mjs';
export { StepError } from './steps.mjs';
export { noteTested, readTested } from './tested.mjs';
export { at, freePort, programOf, ROOT, SERVER_CLI } from './workspace.mjs';
export { missingFromLock } from './lock-file.mjs';
/** @typedef {import('./lock-file.mjs').LockFile} LockFile */
