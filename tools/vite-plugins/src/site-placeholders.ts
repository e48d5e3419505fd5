import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { isRunnableDevEnvironment } from 'vite';
import type * as Parts from './shell-parts.ts';

/**
 * Development only: fills the placeholders in `index.html` from a brand's files, as the server does otherwise.
 * `VINLORE_BRAND` selects the brand; the default is `vinlore`.
 */
export function sitePlaceholders(): Plugin {
  let server: ViteDevServer;
  return {
    name: 'vinlore-site-placeholders',
    apply: 'serve',
    configureServer: (devServer) => {
      server = devServer;
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => {
        const { ssr } = server.environments;
        if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite can’t run our code in this environment.');
        const { shellParts } = await ssr.runner.import<typeof Parts>(join(import.meta.dirname, 'shell-parts.ts'));
        const { lang, head, site } = shellParts(process.env['VINLORE_BRAND'] ?? 'vinlore');
        return html
          .replace('%vinlore:lang%', lang)
          .replace('<!--vinlore:head-->', () => head)
          .replace('<!--vinlore:site-->', () => site);
      },
    },
  };
}
