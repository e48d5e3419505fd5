import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { precompress } from '../../tools/setup/precompress.mjs';
import { devServer } from './dev/dev-server.ts';

const dist = resolve(import.meta.dirname, '../../dist/apps/marketing');
const client = join(dist, 'client');
const server = join(dist, 'server');

type Manifest = Record<
  string,
  { file: string; isEntry?: boolean; src?: string; css?: string[]; imports?: string[]; dynamicImports?: string[] }
>;

const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));

/** Islands of the offline page that load on their own: the page is complete without them. */
const ON_DEMAND = /barcode-detector|node_modules\/zxing/;

/** Files of the offline page's islands in all languages, with static and dynamic imports. */
function shellFiles(manifest: Manifest): string[] {
  const reached = new Set<string>();
  const reach = (name: string) => {
    if (reached.has(name) || ON_DEMAND.test(name)) return;
    reached.add(name);
    const { imports = [], dynamicImports = [], isEntry } = manifest[name]!;
    // The loader references every island of the site.
    for (const next of isEntry ? imports : [...imports, ...dynamicImports]) reach(next);
  };
  for (const island of ['offline-look-up', 'kept-garage']) reach(`src/islands/${island}.ts`);
  return [...reached].map((name) => `/${manifest[name]!.file}`).sort();
}

/** Passes the service worker its cache list, and versions it by that list and the renderer. */
function nameShell(worker: string, assets: string[]): void {
  const code = readFileSync(worker, 'utf8');
  const renderer = readFileSync(join(server, 'entry-server.js'));
  const build = createHash('sha256').update(code).update(assets.join()).update(renderer).digest('hex').slice(0, 12);
  const named = code.replace("{ build: 'none', assets: [] }", JSON.stringify({ build, assets }));
  if (named === code) throw new Error('The service worker has no placeholder for its cache list.');
  writeFileSync(worker, named);
}

/**
 * After both builds: only the server's bundle renders pages, so their style sheet comes from there; it moves next to
 * the browser's files, whose URLs are written to a manifest for the renderer.
 */
function linkBuilds(): void {
  cpSync(join(server, 'assets'), join(client, 'assets'), { recursive: true, filter: (path) => !path.endsWith('.js') });
  const manifest = manifestOf(client);
  const browser = Object.values(manifest);
  const loader = browser.find(({ isEntry }) => isEntry);
  const styles = Object.values(manifestOf(server)).filter(({ file }) => file.endsWith('.css'));
  if (!loader || styles.length !== 1) throw new Error('The build must produce a loader and exactly one style sheet.');
  const assets = { loader: `/${loader.file}`, styles: styles.map(({ file }) => `/${file}`) };
  writeFileSync(join(client, 'page-assets.json'), JSON.stringify(assets));
  // The browser build also emits a style sheet for what its islands import; nothing links it.
  for (const { file } of browser) if (file.endsWith('.css')) rmSync(join(client, file));
  for (const folder of [client, server]) rmSync(join(folder, '.vite'), { recursive: true });
  // A service worker needs a top-level URL: below /assets/ it couldn't control pages.
  const workers = join(import.meta.dirname, 'src/offline');
  cpSync(workers, join(client, 'offline'), {
    recursive: true,
    filter: (path) => path === workers || path.endsWith('.js'),
  });
  nameShell(join(client, 'offline/sw.js'), [...shellFiles(manifest), ...assets.styles]);
  for (const folder of ['assets', 'offline']) precompress(join(client, folder));
}

/** A single `vite build` creates the browser files and the renderer. */
const buildBoth = (): Plugin => ({
  name: 'vinlore:build-both',
  apply: 'build',
  config: () => ({
    builder: {
      buildApp: async (builder) => {
        await builder.build(builder.environments.client!);
        await builder.build(builder.environments.ssr!);
        linkBuilds();
      },
    },
  }),
});

/** Islands import no styles and have nothing to preload: Vite's import wrapper would bloat the loader. */
const plainImports = (): Plugin => ({
  name: 'vinlore:plain-imports',
  enforce: 'pre',
  apply: 'build',
  load: { filter: { id: /vite\/preload-helper/ }, handler: () => 'export const __vitePreload = (load) => load();' },
});

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  publicDir: false,
  server: { port: 4200 },
  plugins: [react(), plainImports(), buildBoth(), devServer()],
  // One style sheet for all pages: CSS in a lazy chunk would arrive late and shift the page.
  build: { cssCodeSplit: false, emptyOutDir: true, manifest: true, target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        outDir: client,
        // The loader requests React itself, in parallel with the island that needs it.
        modulePreload: false,
        rolldownOptions: {
          input: ['src/islands/loader.ts'],
          output: {
            codeSplitting: {
              groups: [
                // Only one small file before the first interaction: code shared by the loader and islands must not pull
                // in React, and neither must the theme toggle.
                {
                  name: 'loader',
                  test: new RegExp(
                    [
                      'islands/(loader|page-data|theme-toggle)\\.ts$',
                      'theming/src/color-scheme',
                      'brand/src/(host|language|language-cookie)\\.ts$',
                      'contract/src/conventions\\.ts$',
                    ].join('|'),
                  ),
                  priority: 2,
                },
                // Shared code of all React islands is one file, loaded once.
                {
                  name: 'react',
                  test: /node_modules\/(react|react-dom|scheduler)\/|islands\/react-island/,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // The built renderer bundles everything; in development Node loads packages.
      resolve: mode === 'production' ? { noExternal: true as const } : {},
      // Never bundle React's development build, whatever the server's NODE_ENV.
      define: mode === 'production' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
      build: {
        outDir: server,
        ssr: true,
        emitAssets: true,
        target: 'node20',
        rolldownOptions: { input: { 'entry-server': 'src/entry-server.tsx' } },
      },
    },
  },
}));
