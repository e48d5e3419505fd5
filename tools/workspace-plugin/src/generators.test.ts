import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { type Brand, languagesOf, pathIn } from '@vinlore/brand';
import { readBrandSeed } from '@vinlore/content-server';
import { loadBrands } from '@vinlore/server-kit';
import { at, type LockFile, missingFromLock, startServer } from '@vinlore/setup';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import brandGenerator from './brand/generator.mjs';
import { addHandler, contractOf } from './endpoint/edit-module.mjs';
import endpointGenerator from './endpoint/generator.mjs';
import migrationGenerator from './migration/generator.mjs';
import { findMigrationLists, namesIn } from './migration/migration-lists.mjs';
import moduleGenerator from './module/generator.mjs';
import { definitionOf, findModules, read } from './shared/modules.mjs';
import { temporaryWorkspace } from './shared/temporary-workspace.mjs';
import sliceGenerator from './slice/generator.mjs';

/** Runs the real Nx, ESLint, compiler, and Vitest, which takes seconds on two busy cores. */
const MINUTES = { timeout: 180_000 };
const isBuilt = existsSync(at('dist/apps/server/main.js'));
if (!isBuilt) console.log('Skipped starting a new brand: dist/apps/server is not built. Run npm run build.');

const workspace = temporaryWorkspace();
const { make, tree } = workspace;
const brands = join(workspace.root, 'apps/brands');
const lastMigrations = new Map<string, string>();
/** All files the generators have written. */
const made = new Set<string>();

const text = (path: string) => readFileSync(join(workspace.root, path), 'utf8');
const succeeds = ({ code, output }: { code: number; output: string }) => expect(code, output).toBe(0);
const json = (path: string) => JSON.parse(text(path));
const sources = () => [...made].filter((path) => /\.tsx?$/.test(path));

/** Calls by module, for modules of every form. */
const CALLS = {
  'tire-wear': { name: 'limits', auth: 'none', method: 'GET' },
  'tread-depths': { name: 'measure', auth: 'bearer' },
  // Handlers in a separate function; a staff act.
  'sticker-desk': { name: 'mark-sticker', auth: 'staff', permission: 'support' },
  // Two modules that share their handlers.
  proof: { name: 'forget-proof', auth: 'bearer', recentProof: true },
  // Two contracts, one of them for staff.
  deletion: { name: 'deletion-figures', auth: 'staff', method: 'GET' },
  // Two modules in one file.
  team: { name: 'badge', auth: 'staff', method: 'GET' },
  // A module of the app with routes from a shared lib.
  consent: { name: 'withdraw-consent', auth: 'none' },
} as const;

const pathOf = ({ name, auth }: { name: string; auth: string }) =>
  `/api-cwa/${auth === 'staff' ? 'staff/' : ''}made/${name}`;

/** Migrations for lists of every form, each with its first statement. */
const MIGRATIONS = {
  'tread-depths': 'alter table tread_depths add column wheel text;',
  consent: "comment on table consent_answer is 'Answers in `words`, never ${values}'",
  // A list of lists, one in the module itself, and a shared lib's.
  purchase: 'select 1',
  gateway: 'select 1',
  audit: 'select 1',
} as const;

beforeAll(async () => {
  for (const { name, path, list } of findMigrationLists(tree()))
    lastMigrations.set(name, namesIn(tree(), path, list).sort().at(-1)!);
  const slice = await workspace.generate('slice', ['tire-wear', '--holds=the wear of tires', '--desk']);
  succeeds(slice);
  for (const path of [
    'apps/server/src/product.ts',
    'libs/tire-wear/feature/src/index.ts',
    'libs/tire-wear/desk/src/index.ts',
  ])
    made.add(path);
  const note = async (...written: Parameters<typeof make>) => {
    for (const path of await make(...written)) made.add(path);
  };
  await note('brand', { key: 'carta-auto', name: 'Carta Auto & Más', language: 'es', like: 'vinlore' });
  await note('module', { slice: 'tire-wear', name: 'tread-depths', holds: 'tread depths' });
  await note('module', { slice: 'recall', name: 'garages', holds: "garages that repair people's vehicles" });
  for (const [module, call] of Object.entries(CALLS))
    await note('endpoint', { module, summary: 'A call', path: pathOf(call), ...call });
  for (const [of, sql] of Object.entries(MIGRATIONS)) await note('migration', { of, name: 'made', sql });
}, 180_000);
afterAll(() => workspace.remove());

describe('generator output, in a copy of the workspace', () => {
  it('passes lint, with boundaries for a new slice right away', MINUTES, async () => {
    const trespass = 'libs/tire-wear/server/src/trespass.ts';
    writeFileSync(join(workspace.root, trespass), "export { createStickerModule } from '@vinlore/sticker-server';\n");
    const faults = await workspace.lint(['libs/tire-wear', 'tools/workspace-plugin/src/boundaries', ...sources()]);
    rmSync(join(workspace.root, trespass));
    expect(faults).toEqual([
      expect.stringContaining(`${trespass}: A project tagged with "scope:tire-wear" can only depend on`),
    ]);
    expect(text('tools/workspace-plugin/src/boundaries/boundaries.test.ts')).toContain("'scope:tire-wear': [");
  });

  it('is formatted', MINUTES, async () => {
    const paths = ['libs/tire-wear', 'tools/workspace-plugin/src/boundaries', ...made];
    succeeds(await workspace.formatted(paths));
  });

  it('type-checks when mounted into the server', MINUTES, async () => {
    succeeds(await workspace.typecheck(sources()));
  });

  it('includes passing tests', MINUTES, async () => {
    const own = [...sources().filter((path) => /(?<!staff-acts)\.test\.ts$/.test(path))];
    expect(own.length).toBe(Object.keys(CALLS).length + 2);
    // The migrated tables of an existing module.
    succeeds(await workspace.test([...own, 'apps/server/src/modules/consent']));
  });
});

describe('docs/how-to/adding-a-slice.md: nx g @vinlore/workspace-plugin:slice', () => {
  it('creates its libs with READMEs, mounts it, and adds it to the lists of owners and packages', () => {
    for (const part of ['domain', 'feature', 'desk', 'server'])
      expect(text(`libs/tire-wear/${part}/README.md`)).toMatch(
        new RegExp(`^# @vinlore/tire-wear-${part}\n.*## Public surface\n.*## Example\n.*## Who may import it\n`, 's'),
      );
    expect(text('apps/server/src/product.ts')).toContain('createTireWearModule()');
    expect(text('.github/CODEOWNERS')).toMatch(/^\/libs\/tire-wear\/ +@vinlore\/tire-wear$/m);
    expect(json('package-lock.json').packages['node_modules/@vinlore/tire-wear-server']).toEqual({
      resolved: 'libs/tire-wear/server',
      link: true,
    });
    expect(missingFromLock(json('package-lock.json') as LockFile)).toEqual([]);
  });

  it('rejects an invalid name and an existing slice', async () => {
    await expect(sliceGenerator(tree(), { name: 'Sticker Two', holds: 'x' })).rejects.toThrow('lowercase letters');
    await expect(sliceGenerator(tree(), { name: 'sticker', holds: 'x' })).rejects.toThrow('already exists');
  });
});

describe('docs/how-to/adding-a-module.md: nx g @vinlore/workspace-plugin:module', () => {
  it('creates one folder, mounts and exports it, in new and existing slices', () => {
    for (const [slice, name, type] of [
      ['tire-wear', 'tread-depths', 'TreadDepths'],
      ['recall', 'garages', 'Garages'],
    ] as const) {
      const folder = `libs/${slice}/server/src/${name}`;
      for (const file of ['list', `${name}-store`, 'tables', 'migrations', 'messages/es', `${name}.test`])
        expect([...made]).toContain(`${folder}/${file}.ts`);
      expect(text('apps/server/src/product.ts')).toContain(`create${type}Module({ database })`);
      expect(text(`libs/${slice}/server/README.md`)).toContain(`- \`create${type}Module()\` – `);
      expect(text(`libs/${slice}/domain/src/index.ts`)).toContain(`./contract/${name}/index.ts`);
    }
  });

  it('rejects an unknown slice and an existing module or folder', async () => {
    const refused = (options: object) =>
      expect(moduleGenerator(tree(), { slice: 'recall', name: 'shops', holds: 'x', ...options })).rejects;
    await refused({ slice: 'nowhere' }).toThrow('No slice "nowhere"');
    await refused({ name: 'Two Words' }).toThrow('lowercase letters');
    await refused({ name: 'garages' }).toThrow('already exists');
    await refused({ name: 'watches' }).toThrow('libs/recall/server/src/watches already exists');
    await refused({ name: 'coupon' }).toThrow('The module "coupon" already exists');
  });
});

describe('docs/how-to/adding-a-call.md: nx g @vinlore/workspace-plugin:endpoint', () => {
  it("adds the route to the contract and the handler to the module's others", () => {
    expect(text('libs/tire-wear/domain/src/contract/index.ts')).toContain('tireWearContract = { limits }');
    expect(text('libs/tire-wear/server/src/tire-wear-module.ts')).toContain('handlers: { limits: limitsCall() }');
    expect(text('libs/account/server/src/proof/proof-modules.ts')).toMatch(
      /contract: proofContract,\s+handlers: \{ \.\.\.handlers, forgetProof: forgetProofCall\(\) \}/,
    );
    expect(text('libs/account/domain/src/contract/staff-members/index.ts')).toContain('deletionFigures');
    expect(text('libs/account/server/src/staff/desk-modules.ts')).toContain('badge: badgeCall()');
  });

  it('adds staff calls to the lists that name them all', () => {
    const calls = text('apps/server-tests/src/testing/staff-calls.ts');
    expect(calls).toContain("'sticker.markSticker': ['support']");
    expect(calls).toContain("'deletion.deletionFigures': ['owner']");
    expect(calls.match(/'sticker\.markSticker': 'is not built yet'/g)).toHaveLength(2);
    expect(calls.match(/deletionFigures/g)).toHaveLength(1);
  });

  it('works for every module except the one whose routes several modules handle', () => {
    const copy = tree();
    const modules = findModules(copy);
    expect(modules.length).toBeGreaterThan(40);
    for (const module of modules.filter(({ name }) => name !== 'documents')) {
      const contract = contractOf(copy, module, false);
      expect(read(copy, contract.path), module.name).toContain(`${contract.name} = {`);
      const before = copy.listChanges().length;
      addHandler(copy, module, { key: 'everyone', handler: 'everyoneCall', file: 'libs/everyone.ts' });
      expect(copy.listChanges().length, module.name).toBeGreaterThanOrEqual(before);
      expect(() => definitionOf(module, read(copy, module.path))).not.toThrow();
    }
    expect(copy.listChanges().filter(({ content }) => !content?.includes('everyone: everyoneCall()'))).toEqual([]);
    const documents = modules.find(({ name }) => name === 'documents')!;
    expect(() => contractOf(copy, documents, false)).toThrow('no contract to add calls to');
  });

  it('rejects an unknown module, and an invalid or taken name or path', async () => {
    const refused = (options: object) =>
      expect(endpointGenerator(tree(), { module: 'sticker', name: 'x', summary: 'x', path: '/api-cwa/x', ...options }))
        .rejects;
    await refused({ module: 'nowhere' }).toThrow('Unknown module "nowhere"');
    await refused({ name: 'list' }).toThrow('already exists');
    await refused({ path: '/api-cwa/made/limits' }).toThrow('already exists');
    await refused({ path: 'no path' }).toThrow('must start with a slash');
    await refused({ auth: 'staff' }).toThrow('below /api-cwa/staff/');
    await refused({ auth: 'none', recentProof: true }).toThrow('with a known caller');
  });
});

describe('docs/how-to/adding-a-migration.md: nx g @vinlore/workspace-plugin:migration', () => {
  it('appends the next number to the list, whatever its form', () => {
    const lists = findMigrationLists(tree());
    for (const of of Object.keys(MIGRATIONS)) {
      const { path, list } = lists.find(({ name }) => name === of)!;
      const names = namesIn(tree(), path, list);
      const last = Number(lastMigrations.get(of)?.slice(0, 4) ?? 1);
      expect(names.at(-1)).toBe(`${String(last + 1).padStart(4, '0')}-made`);
    }
  });

  it('reads the numbers of every existing list', () => {
    const lists = findMigrationLists(tree());
    expect(lists.length).toBeGreaterThan(30);
    for (const { name, path, list } of lists) {
      const numbers = namesIn(tree(), path, list).map((each) => each.slice(0, 4));
      expect(numbers.length, name).toBeGreaterThanOrEqual(list.elements.length);
    }
  });

  it('rejects modules without migrations, a taken name, and a missing statement', async () => {
    const refused = (options: object) =>
      expect(migrationGenerator(tree(), { of: 'consent', name: 'x', sql: 'select 1', ...options })).rejects;
    await refused({ of: 'sticker-desk' }).toThrow('"sticker-desk" has no migrations');
    await refused({ name: 'made' }).toThrow('already exists');
    await refused({ sql: ' ; ' }).toThrow('The statement is empty');
  });
});

describe('docs/how-to/adding-a-brand.md: nx g @vinlore/workspace-plugin:brand', () => {
  const generated = () => loadBrands(brands).find(({ key }) => key === 'carta-auto')!;
  const seedOf = (key: string) => {
    const unknown: string[] = [];
    const seed = readBrandSeed(join(brands, key), ({ kind }) => unknown.push(kind));
    expect(unknown).toEqual([]);
    return seed;
  };

  /** A request to this machine with a custom Host header, which `fetch` doesn't allow. */
  function answerOf(port: number, host: string, path: string): Promise<{ status: number; text: string }> {
    return new Promise((done, failed) => {
      get({ host: '127.0.0.1', port, path, headers: { host } }, (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (part: string) => (body += part));
        response.on('end', () => done({ status: response.statusCode ?? 0, text: body }));
      }).on('error', failed);
    });
  }

  it('docs/decisions.md §1: creates a fourth brand and changes nothing else but the lock file', () => {
    expect(generated()).toMatchObject({
      name: 'Carta Auto & Más',
      domains: ['carta-auto.localhost'],
      api: 'same-origin',
      language: 'es',
      support_email: 'support@carta-auto.localhost',
      settings: { security: 'disabled', google_analytics: '', google_tag: '', clarity: '' },
    });
    expect(json('package-lock.json').packages['apps/brands/carta-auto']).toBeDefined();
    expect(json('apps/brands/carta-auto/package.json').nx).toMatchObject({
      tags: ['scope:app', 'type:brand', 'platform:any'],
      implicitDependencies: ['marketing', 'members', 'server'],
      targets: {
        build: { command: 'node dist/apps/server/cli.js brand carta-auto' },
        deploy: { command: 'node tools/ship/package-brand.mjs carta-auto', dependsOn: ['build'] },
      },
    });
  });

  it('includes all pages in both languages, its own first, each with its name', () => {
    const [like, own] = [seedOf('vinlore'), seedOf('carta-auto')];
    const paths = (pages: readonly { path: string }[]) => pages.map(({ path }) => path).sort();
    expect(paths(own.pages).length).toBeGreaterThanOrEqual(14);
    expect(paths(own.pages)).toEqual(paths(like.pages));
    // Vinlore's main language is English: its Spanish pages become the new brand's own.
    expect(own.site.about).toBe(like.translations.get('es')!.site.about);
    expect([...own.translations.keys()]).toEqual(['en']);
    expect(paths(own.translations.get('en')!.pages)).toEqual(paths(like.pages));
    const words = JSON.stringify([own, own.translations.get('en')]);
    expect(words).toContain('Carta Auto & Más');
    expect(words).not.toMatch(/vinlore/i);
    for (const path of Object.values(generated().legal_pages)) {
      const page = own.pages.find((each) => each.path === path)!;
      expect(JSON.stringify(page)).toContain('Carta Auto & Más');
    }
  });

  it('rejects an invalid key, name, domain, email, or template brand', async () => {
    const one = { key: 'new-one', name: 'x' };
    const refused = (options: object) => expect(brandGenerator(tree(), { ...one, ...options })).rejects;
    await refused({ key: 'vinlore' }).toThrow('vinlore already exists');
    await refused({ key: 'New One' }).toThrow('lowercase letters');
    await refused({ name: ' ' }).toThrow('up to 40 characters');
    await refused({ domain: 'stickerhouse.localhost' }).toThrow('The brand "stickerhouse" already uses');
    await refused({ domain: 'https://x.example' }).toThrow('a host name in lower case');
    await refused({ supportEmail: 'help' }).toThrow('an email address');
    await refused({ like: 'nobody' }).toThrow('Unknown brand "nobody"');
  });

  it.skipIf(!isBuilt)(
    "serves the new brand's pages in both languages and its configuration; other brands are unchanged",
    MINUTES,
    async () => {
      const server = await startServer({ BRANDS_DIR: brands });
      const ask = (brand: Brand, path: string) => answerOf(server.port, brand.domains[0]!, path);
      try {
        for (const brand of loadBrands(brands)) {
          const own = brand.key === 'carta-auto';
          const pages = own ? seedOf(brand.key).pages.map(({ path }) => path) : ['/'];
          for (const language of languagesOf(brand)) {
            for (const path of pages) {
              const answer = await ask(brand, pathIn(brand, language, path));
              expect([path, answer.status]).toEqual([path, 200]);
              expect(answer.text).toContain(`<html lang="${language}" data-brand="${brand.key}"`);
              if (own) expect(answer.text).not.toContain('Vinlore');
            }
          }
        }
        const config: unknown = JSON.parse((await ask(generated(), '/api/config')).text);
        expect(config).toMatchObject({
          data: { name: 'Carta Auto & Más', domain: 'carta-auto.localhost', spanish: true },
        });
        expect((await ask(generated(), '/members/login')).status).toBe(200);
      } finally {
        await server.stop();
      }
    },
  );

  it('nx affected -t deploy lists exactly the brands affected by a change', MINUTES, async () => {
    const all = ['brand-carta-auto', 'brand-historialvin', 'brand-stickerhouse', 'brand-vinlore'];
    const changes: readonly (readonly [what: string, files: readonly string[], touched: readonly string[]])[] = [
      ['a brand’s page', ['apps/brands/vinlore/content/pages/home.json'], ['brand-vinlore']],
      [
        'prices of a brand and colors of a new one',
        ['apps/brands/historialvin/plans.json', 'apps/brands/carta-auto/theme.json'],
        ['brand-carta-auto', 'brand-historialvin'],
      ],
      ['the server', ['apps/server/src/serve.ts'], all],
      ['the members app, which the server serves', ['apps/members/src/main.tsx'], all],
      ['documentation and journeys', ['docs/how-to/adding-a-brand.md', 'apps/marketing-e2e/src/home.spec.ts'], []],
    ];
    const touched = await workspace.affected(
      'deploy',
      changes.map(([, files]) => files),
    );
    expect(touched.map((names, index) => [changes[index]![0], names])).toEqual(
      changes.map(([what, , names]) => [what, names]),
    );
  });
});
