import { builtinModules } from 'node:module';
import { noTestHelpers } from './no-test-helpers.mjs';
import { TEST_FILES } from './test-files.mjs';

const builtIns = {
  regex: `^(node:.*|${builtinModules.filter((name) => !name.startsWith('_')).join('|')})$`,
  message: 'This project also runs in browsers, which have no Node built-ins.',
};

/** Shipped projects: all except test projects, tools, and brands, which are data. */
const isProduct = (/** @type {readonly string[]} */ tags) =>
  !tags.some((tag) => ['type:testing', 'type:tests', 'type:e2e', 'type:tool', 'type:brand'].includes(tag));

/**
 * The app that a test project tests: `server` for `server-tests`.
 *
 * @param {import('./projects.mjs').Project} project
 */
export const testedApp = ({ name, tags }) => (tags.includes('type:tests') ? name.replace(/-tests$/, '') : undefined);

/**
 * Boundaries that Nx doesn't see: imports of an app by package name (most have no entry point, so Nx can't resolve
 * them), Node built-ins in browser code, and test helpers in product code. An app's tests may import that app.
 *
 * @param {readonly import('./projects.mjs').Project[]} projects
 * @returns {import('eslint').Linter.Config[]}
 */
export function restrictedImports(projects) {
  // The marketing app's renderer runs in the server, so apps may use built-ins; browser bundles with them fail to
  // build.
  const isForBrowsers = (/** @type {readonly string[]} */ tags) =>
    isProduct(tags) && !tags.includes('platform:node') && !tags.includes('type:app');
  const apps = projects
    .filter(({ tags }) => tags.some((tag) => ['type:app', 'type:brand', 'type:tests', 'type:e2e'].includes(tag)))
    .map(({ name }) => name);
  /**
   * @param {{ tested?: string, patterns?: object[] }} [options] `tested`: the one app that may be imported
   * @returns {import('eslint').Linter.RulesRecord}
   */
  const rules = ({ tested, patterns = [] } = {}) => {
    const anApp = {
      regex: `^@vinlore/(${apps.filter((name) => name !== tested).join('|')})(/|$)`,
      message: 'Don’t import from an app. Move shared code to a lib; the server loads builds from dist.',
    };
    return {
      '@typescript-eslint/no-restricted-imports': ['error', { patterns: [anApp, ...patterns] }],
      'no-restricted-syntax': [
        'error',
        {
          selector: `ImportExpression > Literal[value=/${anApp.regex.replaceAll('/', '\\u002f')}/]`,
          message: anApp.message,
        },
      ],
    };
  };
  const filesOf = (/** @type {readonly import('./projects.mjs').Project[]} */ some, folder = '') =>
    some.map(({ root }) => `${root}/${folder}**/*.{ts,tsx,mjs}`);
  return [
    { files: ['{apps,libs,tools}/**/*.{ts,tsx,mjs}'], rules: rules() },
    ...projects
      .filter((project) => testedApp(project))
      .map((project) => ({ files: filesOf([project]), rules: rules({ tested: testedApp(project) }) })),
    {
      files: filesOf(
        projects.filter(({ tags }) => isForBrowsers(tags)),
        'src/',
      ),
      ignores: TEST_FILES,
      rules: rules({ patterns: [builtIns] }),
    },
    {
      files: filesOf(projects.filter(({ tags }) => isProduct(tags))),
      ignores: TEST_FILES,
      plugins: { vinlore: { rules: { 'no-test-helpers': noTestHelpers } } },
      rules: { 'vinlore/no-test-helpers': /** @type {const} */ ('error') },
    },
  ].filter(({ files }) => files.length > 0);
}
