import { formatFiles, readJson, writeJson } from '@nx/devkit';
import { addProject, linkProjects } from '../shared/new-project.mjs';
import { checkName, GeneratorError } from '../shared/names.mjs';

const BRANDS = 'apps/brands';
const LANGUAGES = ['en', 'es'];
const DOMAIN = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;

/**
 * @typedef {{ key: string, name: string, language?: 'en' | 'es', domain?: string, like?: string, supportEmail?: string }} Options
 * @typedef {import('@nx/devkit').Tree} Tree
 */

/**
 * The brand to start from.
 *
 * @param {Tree} tree
 * @param {string} language
 * @param {string | undefined} like
 */
function startingPoint(tree, language, like) {
  const brands = tree.children(BRANDS).filter((key) => tree.exists(`${BRANDS}/${key}/brand.json`));
  if (like !== undefined && !brands.includes(like))
    throw new GeneratorError(`Unknown brand "${like}". Brands: ${brands.join(', ')}.`);
  const speaks = (/** @type {string} */ key) => readJson(tree, `${BRANDS}/${key}/brand.json`).language === language;
  const found = like ?? brands.find(speaks);
  if (!found) throw new GeneratorError(`No brand uses "${language}" yet: choose one to copy with --like.`);
  return found;
}

/**
 * The first letter on the brand's color, as a placeholder logo until someone designs one (`lettermark` of `brand`,
 * which a generator can't import).
 *
 * @param {Tree} tree
 * @param {string} name
 * @param {string} ground
 * @param {string} ink
 */
function lettermark(tree, name, ground, ink) {
  const drawn = readJson(tree, 'libs/shared/brand/src/logo/lettermark.json');
  const first = name.normalize('NFD').trim()[0]?.toUpperCase() ?? '';
  const letter = drawn.letters[first] ?? drawn.other;
  return `${drawn.svg.replace('{ground}', ground).replace('{letter}', letter).replace('{ink}', ink)}\n`;
}

/**
 * Copies a brand's pages in all languages, replacing its name and key with the new brand's. The new brand's own
 * language goes in `content`, the others in subfolders. Pictures aren't copied, because they show the other brand's
 * documents; pages work without them.
 *
 * @param {Tree} tree
 * @param {{ root: string, language: string }} from
 * @param {{ root: string, language: string }} to
 * @param {(text: string) => string} renamed
 */
function copyPages(tree, from, to, renamed) {
  const folder = (/** @type {{ root: string, language: string }} */ brand, /** @type {string} */ language) =>
    language === brand.language ? `${brand.root}/content` : `${brand.root}/content/${language}`;
  for (const language of LANGUAGES.filter((each) => tree.exists(`${folder(from, each)}/site.json`))) {
    const [source, target] = [folder(from, language), folder(to, language)];
    const pages = tree.children(`${source}/pages`).map((page) => `pages/${page}`);
    for (const file of ['site.json', ...pages])
      tree.write(`${target}/${file}`, renamed(tree.read(`${source}/${file}`, 'utf8') ?? ''));
  }
}

/**
 * Validates a command line value before anything is written.
 *
 * @param {string} what
 * @param {string} value
 * @param {RegExp} pattern
 * @param {string} allowed
 * @throws {GeneratorError}
 */
function check(what, value, pattern, allowed) {
  if (!pattern.test(value)) throw new GeneratorError(`${what} "${value}": ${allowed}.`);
}

/**
 * Creates a brand that works after the next start: all of it is data below `apps/brands/<key>`.
 *
 * @param {Tree} tree
 * @param {Options} options
 * @throws {GeneratorError}
 */
export default async function brandGenerator(tree, options) {
  const { key, name, language = 'en' } = options;
  checkName('The key', key);
  const root = `${BRANDS}/${key}`;
  if (tree.exists(root)) throw new GeneratorError(`${root} already exists.`);
  const like = startingPoint(tree, language, options.like);
  const source = `${BRANDS}/${like}`;
  const domain = options.domain ?? `${key}.localhost`;
  const supportEmail = options.supportEmail ?? `support@${domain}`;
  check('The name', name, /^(?=.*\S).{1,40}$/u, 'up to 40 characters');
  check('The domain', domain, DOMAIN, 'a host name in lower case, without scheme and port, such as autolore.com');
  check('The support address', supportEmail, /^[^\s@]+@[^\s@]+$/, 'an email address such as help@autolore.com');
  for (const other of tree.children(BRANDS)) {
    const file = `${BRANDS}/${other}/brand.json`;
    if (tree.exists(file) && readJson(tree, file).domains.includes(domain))
      throw new GeneratorError(`The brand "${other}" already uses the domain ${domain}.`);
  }

  const was = readJson(tree, `${source}/brand.json`);
  // Specific to the other brand: analytics and chat accounts, and its API host.
  const { api: _api, livechat_license: _license, tag_host: _host, ...shared } = was;
  writeJson(tree, `${root}/brand.json`, {
    ...shared,
    key,
    name,
    domains: [domain],
    language,
    support_email: supportEmail,
    settings: { ...was.settings, clarity: '', google_analytics: '', google_tag: '', security: 'disabled' },
  });
  const theme = readJson(tree, `${source}/theme.json`);
  writeJson(tree, `${root}/theme.json`, theme);
  writeJson(tree, `${root}/plans.json`, readJson(tree, `${source}/plans.json`));
  const { primary, 'on-primary': ink } = theme.semantic.light;
  tree.write(`${root}/assets/logo.svg`, lettermark(tree, name, primary, ink));
  const inJson = (/** @type {string} */ text) => JSON.stringify(text).slice(1, -1);
  copyPages(tree, { root: source, language: was.language }, { root, language }, (text) =>
    text.replaceAll(inJson(was.name), inJson(name)).replaceAll(`"${was.key}"`, `"${key}"`),
  );

  const project = {
    name: `brand-${key}`,
    root,
    manifest: {
      nx: {
        name: `brand-${key}`,
        tags: ['scope:app', 'type:brand', 'platform:any'],
        // Deployed with it: the server and the two apps it serves.
        implicitDependencies: ['marketing', 'members', 'server'],
        targets: {
          build: { command: `node dist/apps/server/cli.js brand ${key}` },
          deploy: { command: `node tools/ship/package-brand.mjs ${key}`, dependsOn: ['build'] },
        },
      },
    },
  };
  addProject(tree, project);
  await formatFiles(tree);
  return linkProjects(tree, [project]);
}
