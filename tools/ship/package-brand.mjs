/**
 * `npm run package-brand -- KEY`: packs the product with one brand, and no other, into `dist/deploy/KEY.tgz`. Unpacked on
 * a host with Node.js, `node dist/apps/server/main.js` serves that brand; nothing is installed there. Native packages
 * are those of the machine that packs, so pack on the host's platform.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brandKeys, copyProduct } from './src/product-files.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * @param {string} key
 * @returns {Promise<string>} a line about the archive
 * @throws Error in words for the terminal
 */
async function packageBrand(key) {
  const known = brandKeys(ROOT);
  if (!known.includes(key)) throw new Error(`No brand "${key}". There are: ${known.join(', ')}.`);
  const folder = mkdtempSync(join(tmpdir(), 'vinlore-brand-'));
  try {
    const { files } = await copyProduct(ROOT, folder, [key]);
    const archive = join(ROOT, 'dist/deploy', `${key}.tgz`);
    mkdirSync(join(ROOT, 'dist/deploy'), { recursive: true });
    const packed = spawnSync('tar', ['-czf', archive, '-C', folder, '.'], { stdio: 'inherit' });
    if (packed.error) throw new Error(`tar could not be started: ${packed.error.message}`);
    if (packed.status !== 0) throw new Error('tar failed; see above.');
    return `${archive}: ${(statSync(archive).size / 1e6).toFixed(1)} MB, ${files} files, brand "${key}".`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await packageBrand(process.argv[2] ?? '').then(
  (line) => console.log(line),
  (error) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  },
);
