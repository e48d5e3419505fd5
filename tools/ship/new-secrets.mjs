/**
 * Writes the secrets of tools/ship/compose: random passwords, and the addresses that hold them. What is there already stays.
 *
 *   node tools/ship/new-secrets.mjs FOLDER
 */
import { writeSecrets } from './src/secrets.mjs';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Usage: node tools/ship/new-secrets.mjs FOLDER');
  process.exitCode = 1;
} else {
  const written = writeSecrets(folder);
  console.log(written.length > 0 ? `Wrote ${written.join(', ')} to ${folder}.` : `${folder} has all secrets already.`);
}
