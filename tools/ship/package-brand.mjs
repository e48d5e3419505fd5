/**
 * `npm run package-brand -- KEY`: packs the product with one brand, and no other, into `dist/deploy/KEY.tgz`. Unpacked on
 * a host with Node.js, `node dist/apps/server/main.js` serves that brand; nothing is installed there. Native packages
 * are those of the machine that packs, so pack on the host's platform.
 */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packProduct } from './src/pack-product.mjs';
import { brandKeys } from './src/product-files.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * @param {string} key
 * @returns {Promise<string>} a line about the archive
 * @throws Error in words for the terminal
 */
async function packageBrand(key) {
  const known = brandKeys(ROOT);
  if (!known.includes(key)) throw new Error(`No brand "${key}". There are: ${known.join(', ')}.`);
  const archive = join(ROOT, 'dist/deploy', `${key}.tgz`);
  const files = await packProduct(ROOT, archive, { brands: [key] });
  return `${archive}: ${(statSync(archive).size / 1e6).toFixed(1)} MB, ${files} files, brand "${key}".`;
}

await packageBrand(process.argv[2] ?? '').then(
  (line) => console.log(line),
  (error) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  },
);
