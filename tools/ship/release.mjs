/**
 * `npm run release -- VERSION --key FILE`: makes a release from `main`, in `dist/release/VERSION`. It sets the version,
 * dates the changelog, commits, builds, signs, and tags; pushing is yours. `--dry-run` makes all files with a key that is
 * thrown away, and changes nothing else.
 *
 * `npm run release -- verify FOLDER --key PUBLIC_KEY`: checks the files of a release.
 *
 * docs/operations/releasing.md has the steps.
 */
import { parseArgs } from 'node:util';
import { resolve } from 'node:path';
import { ROOT, StepError } from '@vinlore/setup';
import { buildFiles } from './src/release/build-files.mjs';
import { makeRelease } from './src/release/make-release.mjs';
import { readPrivateKey, readPublicKey, throwawayKey } from './src/release/signing.mjs';
import { verifyRelease } from './src/release/verify-release.mjs';

const USAGE = `Usage: npm run release -- VERSION --key PRIVATE_KEY
       npm run release -- VERSION --dry-run
       npm run release -- verify FOLDER --key PUBLIC_KEY`;

/**
 * @param {string} version
 * @param {{ key?: string | undefined, 'dry-run'?: boolean | undefined }} options
 * @returns {Promise<number>} exit code
 */
async function release(version, { key, 'dry-run': dryRun = false }) {
  if (!dryRun && key === undefined) throw new StepError(`A release needs a key to sign with.\n\n${USAGE}`);
  const { folder, ready } = await makeRelease({
    root: ROOT,
    version,
    key: key === undefined || dryRun ? throwawayKey() : readPrivateKey(key),
    dryRun,
    now: new Date(),
    build: buildFiles,
    say: (line) => console.log(line),
  });
  console.log(`\n${folder}`);
  if (dryRun) console.log(ready ? 'It can be released.' : 'It can’t be released yet: see what is marked NO.');
  else
    console.log(`Publish it:\n\n  git push --atomic origin main v${version}\n\nand upload the files of that folder.`);
  return ready ? 0 : 1;
}

/**
 * @param {string} folder
 * @param {string} key
 * @returns {Promise<number>} exit code
 */
async function verify(folder, key) {
  const { faults, origin } = await verifyRelease(resolve(folder), readPublicKey(key));
  for (const fault of faults) console.error(fault);
  if (origin) console.log(`Version ${origin.version} from commit ${origin.commit}, built by ${origin.builder}.`);
  if (faults.length === 0) console.log('Every file is signed and unchanged.');
  return faults.length === 0 ? 0 : 1;
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { key: { type: 'string' }, 'dry-run': { type: 'boolean' }, help: { type: 'boolean' } },
  });
  const [first, folder] = positionals;
  if (values.help || first === undefined) {
    console.log(USAGE);
    process.exitCode = values.help ? 0 : 1;
  } else if (first === 'verify' && folder !== undefined && values.key !== undefined)
    process.exitCode = await verify(folder, values.key);
  else if (first === 'verify') throw new StepError(USAGE);
  else process.exitCode = await release(first, values);
} catch (error) {
  if (!(error instanceof StepError || (error instanceof TypeError && 'code' in error))) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
