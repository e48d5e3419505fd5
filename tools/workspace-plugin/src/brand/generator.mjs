import { formatFiles, readJson, writeJson } from '@nx/devkit';
import { addProject, linkProjects } from '../shared/new-project.mjs';
import { checkName, GeneratorError } from '../shared/names.mjs';

const BRANDS = 'apps/brands';

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
    throw new GeneratorError(`There is no brand "${like}" to start from. There are: ${brands.join(', ')}.`);
  const speaks = (/** @type {string} */ key) => readJson(tree, `${BRANDS}/${key}/brand.json`).language === language;
  const found = like ?? brands.find(speaks);
  if (!found) throw new GeneratorError(`No brand speaks "${language}" yet: name one to start from with --like.`);
  return found;
}

/**
 * The first letter on the brand's colour: a logo that is the brand's own until somebody draws one.
 *
 * @param {string} name
 * @param {string} background
 * @param {string} ink
 */
function lettermark(name, background, ink) {
  const letter = [...name][0]?.toUpperCase().replace(/[<&>]/g, '') ?? '';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<rect width="32" height="32" rx="7" fill="${background}"/>`,
    `<text x="16" y="22.5" text-anchor="middle" font-family="sans-serif" font-size="19" font-weight="700" fill="${ink}">`,
    `${letter}</text></svg>\n`,
  ].join('');
}

/**
 * Copies a folder of JSON files, writing the new brand's name where the old one's stands.
 *
 * @param {Tree} tree
 * @param {string} from
 * @param {string} to
 * @param {readonly [was: string, is: string]} name
 */
function copyContent(tree, from, to, [was, is]) {
  for (const entry of tree.children(from)) {
    if (!tree.isFile(`${from}/${entry}`)) copyContent(tree, `${from}/${entry}`, `${to}/${entry}`, [was, is]);
    else if (entry.endsWith('.json')) {
      const text = tree.read(`${from}/${entry}`, 'utf8') ?? '';
      tree.write(`${to}/${entry}`, text.replaceAll(JSON.stringify(was).slice(1, -1), JSON.stringify(is).slice(1, -1)));
    } else tree.write(`${to}/${entry}`, tree.read(`${from}/${entry}`) ?? '');
  }
}

/**
 * A brand that works at once after the next start: everything of it is data below `apps/brands/<key>`.
 *
 * @param {Tree} tree
 * @param {Options} options
 * @throws {GeneratorError}
 */
export default async function brandGenerator(tree, options) {
  const { key, name, language = 'en' } = options;
  checkName('The key', key);
  const root = `${BRANDS}/${key}`;
  if (tree.exists(root)) throw new GeneratorError(`${root} is there already.`);
  const like = startingPoint(tree, language, options.like);
  const source = `${BRANDS}/${like}`;
  const domain = options.domain ?? `${key}.localhost`;
  for (const other of tree.children(BRANDS)) {
    const file = `${BRANDS}/${other}/brand.json`;
    if (tree.exists(file) && readJson(tree, file).domains.includes(domain))
      throw new GeneratorError(`The domain ${domain} is taken by the brand "${other}".`);
  }

  const was = readJson(tree, `${source}/brand.json`);
  writeJson(tree, `${root}/brand.json`, {
    ...was,
    key,
    name,
    domains: [domain],
    language,
    support_email: options.supportEmail ?? `support@${domain}`,
    settings: { ...was.settings, clarity: '', google_analytics: '', google_tag: '', security: 'disabled' },
  });
  const theme = readJson(tree, `${source}/theme.json`);
  writeJson(tree, `${root}/theme.json`, theme);
  writeJson(tree, `${root}/plans.json`, readJson(tree, `${source}/plans.json`));
  const { primary, 'on-primary': ink } = theme.semantic.light;
  tree.write(`${root}/assets/logo.svg`, lettermark(name, primary, ink));
  copyContent(tree, `${source}/content`, `${root}/content`, [was.name, name]);

  const project = {
    name: `brand-${key}`,
    root,
    manifest: {
      nx: {
        name: `brand-${key}`,
        tags: ['scope:app', 'type:brand', 'platform:any'],
        implicitDependencies: ['server'],
        targets: {
          deploy: { command: `node tools/setup/package-brand.mjs ${key}`, dependsOn: ['server:build'] },
        },
      },
    },
  };
  addProject(tree, project);
  await formatFiles(tree);
  return linkProjects(tree, [project]);
}
