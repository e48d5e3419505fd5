import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { test as base } from '../test.ts';

export { expect } from '../test.ts';

const ENTRY = fileURLToPath(new URL('../../../../libs/shared/ui/src/testing/kit-page.tsx', import.meta.url));
const ORIGIN = 'http://kit.localhost';

/** The CSP of the members area: violations are logged to the console and fail the test. */
const POLICY = "default-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' blob:";

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' };

type Files = ReadonlyMap<string, string | Uint8Array>;

/** Bundles the components' test page like the members app: lazy components are separate files. */
async function bundle(): Promise<Files> {
  const result = await build({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2023',
      cssCodeSplit: false,
      minify: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { kit: ENTRY },
        output: { entryFileNames: 'kit.js', assetFileNames: '[name][extname]' },
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((each) => ('output' in each ? each.output : []));
  return new Map(outputs.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]));
}

interface Fixtures {
  /** Opens the page; returns a function for the files requested so far. */
  readonly openKit: () => Promise<readonly string[]>;
}

/** Tests shared components on their own page, without a server. */
export const test = base.extend<Fixtures, { readonly files: Files }>({
  files: [async ({}, provide) => provide(await bundle()), { scope: 'worker' }],
  openKit: async ({ page, files }, provide) => {
    await provide(async () => {
      const asked: string[] = [];
      await page.route(`${ORIGIN}/**`, async (route) => {
        const name = new URL(route.request().url()).pathname.slice(1);
        if (name !== '') asked.push(name);
        const style = [...files.keys()].find((file) => file.endsWith('.css'))!;
        const html = `<!doctype html><html><head><title>Kit</title><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/${style}"></head><body><div id="root"></div><script type="module" src="/kit.js"></script></body></html>`;
        const body = name === '' ? html : files.get(name);
        if (body === undefined) return route.fulfill({ status: 404 });
        return route.fulfill({
          contentType: name === '' ? 'text/html' : (TYPES[name.split('.').pop()!] ?? 'application/octet-stream'),
          headers: { 'content-security-policy': POLICY },
          body: typeof body === 'string' ? body : Buffer.from(body),
        });
      });
      await page.goto(ORIGIN);
      await page.getByRole('heading', { level: 1 }).waitFor();
      return asked;
    });
  },
});
