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

/** Parts of the offline page that load by themselves: without them the page is complete. */
const ON_DEMAND = /barcode-detector|node_modules\/zxing/;

/** The files that the offline page's islands are drawn with, in all languages: what they import, at once or later. */
function shellFiles(manifest: Manifest): string[] {
  const reached = new Set<string>();
  const reach = (name: string) => {
    if (reached.has(name) || ON_DEMAND.test(name)) return;
    reached.add(name);
    const { imports = [], dynamicImports = [], isEntry } = manifest[name]!;
    // The loader names every island of the site.
    for (const next of isEntry ? imports : [...imports, ...dynamicImports]) reach(next);
  };
  for (const island of ['offline-look-up', 'kept-garage']) reach(`src/islands/${island}.ts`);
  return [...reached].map((name) => `/${manifest[name]!.file}`).sort();
}

/** Tells the service worker what it keeps, and names exactly this and the renderer that draws the page. */
function nameShell(worker: string, assets: string[]): void {
  const code = readFileSync(worker, 'utf8');
  const renderer = readFileSync(join(server, 'entry-server.js'));
  const build = createHash('sha256').update(code).update(assets.join()).update(renderer).digest('hex').slice(0, 12);
  const named = code.replace("{ build: 'none', assets: [] }", JSON.stringify({ build, assets }));
  if (named === code) throw new Error('The service worker has no place for the files that it keeps.');
  writeFileSync(worker, named);
}

/**
 * After both builds: pages are drawn by the server's bundle alone, so that is where their style sheet comes from; it
 * moves beside the browser's files, whose addresses are written down for the renderer.
 */
function linkBuilds(): void {
  cpSync(join(server, 'assets'), join(client, 'assets'), { recursive: true, filter: (path) => !path.endsWith('.js') });
  const manifest = manifestOf(client);
  const browser = Object.values(manifest);
  const loader = browser.find(({ isEntry }) => isEntry);
  const styles = Object.values(manifestOf(server)).filter(({ file }) => file.endsWith('.css'));
  if (!loader || styles.length !== 1) throw new Error('The build made no loader, or not exactly one style sheet.');
  const assets = { loader: `/${loader.file}`, styles: styles.map(({ file }) => `/${file}`) };
  writeFileSync(join(client, 'page-assets.json'), JSON.stringify(assets));
  // The browser's build makes a sheet too, of what its islands import alone: nothing links it.
  for (const { file } of browser) if (file.endsWith('.css')) rmSync(join(client, file));
  for (const folder of [client, server]) rmSync(join(folder, '.vite'), { recursive: true });
  // A service worker stands at an address of its own: from below /assets/ it could not serve pages.
  const workers = join(import.meta.dirname, 'src/offline');
  cpSync(workers, join(client, 'offline'), {
    recursive: true,
    filter: (path) => path === workers || path.endsWith('.js'),
  });
  nameShell(join(client, 'offline/sw.js'), [...shellFiles(manifest), ...assets.styles]);
  for (const folder of ['assets', 'offline']) precompress(join(client, folder));
}

/** One `vite build` makes the browser's files and the renderer. */
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

/** Islands import no styles and have no list of files to load first: what Vite puts around imports would swell the loader. */
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
  // One sheet for all pages: a shared module that moved into a lazy chunk would arrive late and shift the page.
  build: { cssCodeSplit: false, emptyOutDir: true, manifest: true, target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        outDir: client,
        // The loader asks for React itself, beside the island that needs it.
        modulePreload: false,
        rolldownOptions: {
          input: ['src/islands/loader.ts'],
          output: {
            codeSplitting: {
              groups: [
                // One small file before any touch: what the loader shares with islands must not fetch React, and
                // neither must light and dark.
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
                // What every React island needs is one file, fetched once.
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
      // The built renderer stands alone; in development packages are Node's to load.
      resolve: mode === 'production' ? { noExternal: true as const } : {},
      // React's slow, talkative twin stays out, whatever NODE_ENV the server runs under.
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
