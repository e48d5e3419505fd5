import { existsSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { type Brand, languagesOf, pathIn } from '@vinlore/brand';
import { readBrandSeed } from '@vinlore/content-server';
import { loadBrands } from '@vinlore/server-kit';
import { at, startServer } from '@vinlore/setup';
import { FsTree } from 'nx/src/generators/tree.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import brandGenerator from './generator.mjs';
import { temporaryWorkspace } from '../shared/temporary-workspace.mjs';

/** Nx runs for real: on two busy cores that takes seconds. */
const MINUTES = { timeout: 180_000 };
const isBuilt = existsSync(at('dist/apps/server/main.js'));
if (!isBuilt) console.log('The start of a new brand was not tried: dist/apps/server is not built. npm run build');

let workspace: ReturnType<typeof temporaryWorkspace>;
let folder: string;
beforeAll(async () => {
  workspace = temporaryWorkspace();
  folder = join(workspace.root, 'apps/brands');
  const args = ['carta-auto', '--name=Carta Auto & Más', '--language=es', '--like=vinlore'];
  expect(await workspace.generate('brand', args)).toMatchObject({ code: 0 });
}, 120_000);
afterAll(() => workspace.remove());

/** The copy as a generator sees it; nothing is written. */
const tree = () => new FsTree(workspace.root, false);
const json = (path: string) => JSON.parse(readFileSync(join(workspace.root, path), 'utf8'));
const generated = () => loadBrands(folder).find(({ key }) => key === 'carta-auto')!;
const seedOf = (key: string) => {
  const unknown: string[] = [];
  const seed = readBrandSeed(join(folder, key), ({ kind }) => unknown.push(kind));
  expect(unknown).toEqual([]);
  return seed;
};

/** One request to this machine for a host of our choice, which `fetch` does not let through. */
function answerOf(port: number, host: string, path: string): Promise<{ status: number; text: string }> {
  return new Promise((done, failed) => {
    get({ host: '127.0.0.1', port, path, headers: { host } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => done({ status: response.statusCode ?? 0, text }));
    }).on('error', failed);
  });
}

describe('docs/adding-a-brand.md: nx g @vinlore/workspace-plugin:brand', () => {
  it('docs/decisions.md §1: makes a fourth brand, with nothing else changed but the lock file', MINUTES, async () => {
    expect(generated()).toMatchObject({
      name: 'Carta Auto & Más',
      domains: ['carta-auto.localhost'],
      api: 'same-origin',
      language: 'es',
      support_email: 'support@carta-auto.localhost',
      settings: { security: 'disabled', google_analytics: '', google_tag: '', clarity: '' },
    });
    expect(await workspace.lint(['apps/brands/carta-auto'])).toMatchObject({ code: 0 });
    expect(await workspace.formatted(['apps/brands/carta-auto'])).toMatchObject({ code: 0 });
    expect(json('package-lock.json').packages['apps/brands/carta-auto']).toBeDefined();
    expect(json('apps/brands/carta-auto/package.json').nx).toMatchObject({
      tags: ['scope:app', 'type:brand', 'platform:any'],
      implicitDependencies: ['marketing', 'members', 'server'],
      targets: {
        build: { command: 'node dist/apps/server/cli.js brand carta-auto' },
        deploy: { command: 'node tools/setup/package-brand.mjs carta-auto', dependsOn: ['build'] },
      },
    });
  });

  it('with all pages in both languages, its own first, and its name in all of them', () => {
    const [like, made] = [seedOf('vinlore'), seedOf('carta-auto')];
    const paths = (pages: readonly { path: string }[]) => pages.map(({ path }) => path).sort();
    expect(paths(made.pages).length).toBeGreaterThanOrEqual(14);
    expect(paths(made.pages)).toEqual(paths(like.pages));
    // Vinlore speaks English first: its Spanish pages are the new brand's own.
    expect(made.site.about).toBe(like.translations.get('es')!.site.about);
    expect([...made.translations.keys()]).toEqual(['en']);
    expect(paths(made.translations.get('en')!.pages)).toEqual(paths(like.pages));
    const text = JSON.stringify([made, made.translations.get('en')]);
    expect(text).toContain('Carta Auto & Más');
    expect(text).not.toMatch(/vinlore/i);
    for (const path of Object.values(generated().legal_pages)) {
      const page = made.pages.find((each) => each.path === path)!;
      expect(JSON.stringify(page)).toContain('Carta Auto & Más');
    }
  });

  it('refuses a key, a name, a domain, an address and a starting point that cannot be', async () => {
    const one = { key: 'new-one', name: 'x' };
    const refused = (options: object) => expect(brandGenerator(tree(), { ...one, ...options })).rejects;
    await refused({ key: 'vinlore' }).toThrow('vinlore is there already');
    await refused({ key: 'New One' }).toThrow('lower-case letters');
    await refused({ name: ' ' }).toThrow('up to 40 characters');
    await refused({ domain: 'stickerhouse.localhost' }).toThrow('is taken by the brand "stickerhouse"');
    await refused({ domain: 'https://x.example' }).toThrow('a host name in lower case');
    await refused({ supportEmail: 'help' }).toThrow('an e-mail address');
    await refused({ like: 'nobody' }).toThrow('There is no brand "nobody"');
  });
});

describe.skipIf(!isBuilt)('a new brand works at once', () => {
  it('serves its pages in both languages, its configuration, and the other brands as before', MINUTES, async () => {
    const server = await startServer({ BRANDS_DIR: folder });
    const ask = (brand: Brand, path: string) => answerOf(server.port, brand.domains[0]!, path);
    try {
      for (const brand of loadBrands(folder)) {
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
  });
});

describe('nx affected -t deploy names exactly the brands that a change touches', () => {
  const ALL = ['brand-carta-auto', 'brand-historialvin', 'brand-stickerhouse', 'brand-vinlore'];

  it.each([
    ['a brand’s page', ['apps/brands/vinlore/content/pages/home.json'], ['brand-vinlore']],
    [
      'prices of a brand and colors of a new one',
      ['apps/brands/historialvin/plans.json', 'apps/brands/carta-auto/theme.json'],
      ['brand-carta-auto', 'brand-historialvin'],
    ],
    ['the server', ['apps/server/src/serve.ts'], ALL],
    ['the members app, which the server serves', ['apps/members/src/main.tsx'], ALL],
    ['documentation and journeys', ['docs/adding-a-brand.md', 'apps/marketing-e2e/src/home.spec.ts'], []],
  ])('%s', MINUTES, async (_what, files, brands) => {
    expect(await workspace.affected('deploy', files)).toEqual(brands);
  });
});
