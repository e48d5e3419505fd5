import { builtinModules } from 'node:module';

const TESTS = ['**/*.test.{ts,tsx,mjs}', '**/testing/**', '**/testing.{ts,tsx}', '**/test-support{,/**,.ts,.tsx}'];

const builtIns = {
  regex: `^(node:.*|${builtinModules.filter((name) => !name.startsWith('_')).join('|')})$`,
  message: 'This project runs in browsers too, where Node’s built-in modules do not exist.',
};
const testHelpers = {
  regex: '^(@vinlore/testing-.*|@vinlore/.*/testing|vitest|fast-check|@testing-library/.*|happy-dom)$',
  message: 'Helpers of tests are for tests; what ships does not import them.',
};

/**
 * Walls that Nx does not see: imports of an app by its package's name (it has no door, so Nx cannot resolve it), Node
 * built-ins in what runs in browsers, and helpers of tests outside of tests.
 *
 * @param {readonly import('./projects.mjs').Project[]} projects
 * @returns {import('eslint').Linter.Config[]}
 */
export function restrictedImports(projects) {
  const roots = (/** @type {(tags: readonly string[]) => boolean} */ fits) =>
    projects.filter(({ tags }) => fits(tags)).map(({ root }) => `${root}/src/**/*.{ts,tsx,mjs}`);
  const isCode = (/** @type {readonly string[]} */ tags) =>
    !tags.some((tag) => ['type:testing', 'type:e2e', 'type:tool', 'type:brand'].includes(tag));
  // The marketing app's renderer runs in the server, so apps may use built-ins; their browser bundles fail to build.
  const isForBrowsers = (/** @type {readonly string[]} */ tags) =>
    isCode(tags) && !tags.includes('platform:node') && !tags.includes('type:app');
  const apps = projects
    .filter(({ tags }) => tags.some((tag) => ['type:app', 'type:brand', 'type:e2e'].includes(tag)))
    .map(({ name }) => name);
  const anApp = {
    regex: `^@vinlore/(${apps.join('|')})(/|$)`,
    message: 'Imports of apps are forbidden. What two apps share is a lib; the server loads builds from dist.',
  };
  /**
   * @param {...object} patterns
   * @returns {Record<string, ['error', object]>}
   */
  const rules = (...patterns) => ({
    '@typescript-eslint/no-restricted-imports': ['error', { patterns: [anApp, ...patterns] }],
    'no-restricted-syntax': [
      'error',
      {
        selector: `ImportExpression > Literal[value=/${anApp.regex.replaceAll('/', '\\u002f')}/]`,
        message: anApp.message,
      },
    ],
  });
  return [
    { files: ['{apps,libs,tools}/**/*.{ts,tsx,mjs}'], rules: rules() },
    { files: roots(isCode), ignores: TESTS, rules: rules(testHelpers) },
    { files: roots(isForBrowsers), ignores: TESTS, rules: rules(testHelpers, builtIns) },
  ].filter(({ files }) => files.length > 0);
}
