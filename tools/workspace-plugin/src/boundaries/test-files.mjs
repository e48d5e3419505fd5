/** Files only for tests and benchmarks, as globs for ESLint. `isTestPath` is the equivalent for import paths. */
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
 * Whether a workspace path is a test or benchmark file. The extension may be missing.
 *
 * @param {string} path such as `libs/data/server/src/testing/data-bench.ts`
 */
export const isTestPath = (path) => FOLDER.test(path) || FILE.test(path);

/**
 * Whether a package, or one of its entry points, is only for tests.
 *
 * @param {string} name as imported, such as `@vinlore/ui/testing`
 */
export const isTestPackage = (name) =>
  name.startsWith('@vinlore/') ? isTestPath(name.slice('@vinlore/'.length)) : PACKAGE.test(name);
