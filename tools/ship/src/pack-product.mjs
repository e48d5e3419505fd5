import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { copyProduct } from './product-files.mjs';

/**
 * Packs a folder. The archive is the same, byte for byte, whenever and by whomever the same files are packed.
 *
 * @param {string} folder
 * @param {string} archive a `.tgz`
 * @param {number} seconds modification time of all files, since 1970
 * @throws Error if tar or gzip fails
 */
export function packFolder(folder, archive, seconds) {
  mkdirSync(dirname(archive), { recursive: true });
  const order = ['--sort=name', `--mtime=@${seconds}`, '--owner=0', '--group=0', '--numeric-owner', '--format=gnu'];
  // gzip -n leaves out the time of packing.
  const packed = spawnSync('tar', [...order, '-I', 'gzip -n', '-cf', archive, '-C', folder, '.'], { stdio: 'inherit' });
  if (packed.error) throw new Error(`tar could not be started: ${packed.error.message}`);
  if (packed.status !== 0) throw new Error('tar failed; see above.');
}

/**
 * Packs the built product with some brands.
 *
 * @param {string} root a checkout with its packages installed and `dist` built
 * @param {string} archive a `.tgz`
 * @param {object} options
 * @param {readonly string[]} options.brands
 * @param {number} [options.seconds] modification time of all files, since 1970
 * @param {ReadonlyMap<string, string>} [options.changed] text of files that differ from the checkout, by path
 * @returns {Promise<number>} how many files
 * @throws Error as {@link copyProduct} and {@link packFolder} do
 */
export async function packProduct(root, archive, { brands, seconds = 0, changed = new Map() }) {
  const folder = mkdtempSync(join(tmpdir(), 'vinlore-pack-'));
  try {
    const { files } = await copyProduct(root, folder, brands);
    const own = changed.get('package.json');
    if (own !== undefined) writeFileSync(join(folder, 'package.json'), own);
    packFolder(folder, archive, seconds);
    return files;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
