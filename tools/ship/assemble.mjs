/**
 * Copies the built product into a folder: what the container image and the archives of brands hold.
 *
 *   node tools/ship/assemble.mjs FOLDER [BRAND …]     all brands if none is named
 */
import { fileURLToPath } from 'node:url';
import { brandKeys, copyProduct } from './src/product-files.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const [folder, ...named] = process.argv.slice(2);
const known = brandKeys(ROOT);
const unknown = named.find((key) => !known.includes(key));

if (folder === undefined) fail('Usage: node tools/ship/assemble.mjs FOLDER [BRAND …]');
else if (unknown !== undefined) fail(`No brand "${unknown}". There are: ${known.join(', ')}.`);
else
  await copyProduct(ROOT, folder, named.length > 0 ? named : known).then(
    ({ files, bytes }) => console.log(`${folder}: ${files} files, ${(bytes / 1e6).toFixed(0)} MB.`),
    (error) => fail(error instanceof Error ? error.message : String(error)),
  );

/** @param {string} message */
function fail(message) {
  console.error(message);
  process.exitCode = 1;
}
