/**
 * Packs everything one brand's host needs into `dist/deploy/<key>.tgz`: the built apps (`dist`) and this brand's folder
 * only. Run by the `deploy` target of the brand's project, so that `nx affected -t deploy` packs exactly the brands
 * affected by a change. Unpacked over a checkout with its packages installed, `npm start` serves that brand alone.
 *
 * node tools/setup/package-brand.mjs vinlore
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const key = process.argv[2] ?? '';

/**
 * Prints an error with what to do, and exits.
 *
 * @param {string} message
 */
function stop(message) {
  console.error(message);
  process.exit(1);
}

const brands = readdirSync(join(root, 'apps/brands')).filter((name) =>
  existsSync(join(root, 'apps/brands', name, 'brand.json')),
);
if (!brands.includes(key)) stop(`Unknown brand "${key}". Brands: ${brands.join(', ')}.`);
if (!existsSync(join(root, 'dist'))) stop('Nothing has been built. Run "npm run build" first.');

const folder = join(root, 'dist/deploy');
const file = join(folder, `${key}.tgz`);
mkdirSync(folder, { recursive: true });
const parts = ['dist', `apps/brands/${key}`, 'package.json', 'package-lock.json', '.npmrc', '.nvmrc'];
const packed = spawnSync('tar', ['-czf', file, '--exclude=dist/deploy', '-C', root, ...parts], { stdio: 'inherit' });
if (packed.error) stop(`tar could not be started: ${packed.error.message}`);
if (packed.status !== 0) stop('tar failed; see above.');
console.log(`${file}: ${(statSync(file).size / 1024 / 1024).toFixed(1)} MB, brand "${key}".`);
