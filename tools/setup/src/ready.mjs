import { buildAll, isBuilt } from './build.mjs';
import { installPackages, isInstalled } from './install.mjs';
import { step } from './steps.mjs';
import { ROOT } from './workspace.mjs';

/**
 * Makes the product runnable: installs packages and builds, each only if something changed.
 *
 * @param {NodeJS.WriteStream} [out] for progress
 */
export async function makeReady(out = process.stdout) {
  if (!isInstalled(ROOT)) await step('Installing packages', () => installPackages(), out);
  if (!isBuilt()) await step('Building', buildAll, out);
}
