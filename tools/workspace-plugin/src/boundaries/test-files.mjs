/** Files that serve tests and benches alone, as globs for ESLint. `isTestPath` says the same of what is imported. */
export const TEST_FILES = [
  '**/*.{test,spec}.{ts,tsx,mjs}',
  '**/{testing,fixtures,test-support,bench}/**',
  '**/{testing,fixtures,test-support}.{ts,tsx,mjs}',
];

const FOLDER = /(?:^|\/)(?:testing(?:-node|-web)?|fixtures|test-support|bench|[^/]+-(?:tests|e2e))(?:\/|\.[^/.]+$|$)/;
const FILE = /\.(?:test|spec)(?:\.[^/.]+)?$/;
const PACKAGE =
  /^(?:vitest|fast-check|happy-dom|playwright(?:-core)?|@(?:vitest|fast-check|testing-library|playwright|axe-core)\/[^/]+)(?:\/|$)/;

/**
 * Whether a path of the workspace leads to a file of tests or benches. The ending may be missing.
 *
 * @param {string} path such as `libs/data/server/src/testing/data-bench.ts`
 */
export const isTestPath = (path) => FOLDER.test(path) || FILE.test(path);

/**
 * Whether a package, or an entry point of one, serves tests alone.
 *
 * @param {string} name as an import names it, such as `@vinlore/ui/testing`
 */
export const isTestPackage = (name) =>
  name.startsWith('@vinlore/') ? isTestPath(name.slice('@vinlore/'.length)) : PACKAGE.test(name);
