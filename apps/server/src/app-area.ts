import { join } from 'node:path';
import {
  asLanguage,
  type Brand,
  chosenLanguage,
  cookieDomain,
  type Language,
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_SECONDS,
  LANGUAGE_PARAMETER,
  type Renderer,
} from '@vinlore/brand';
import { type Cookies, cookiesOf } from '@vinlore/server-kit';
import type { Area } from './http/front-deps.ts';
import { redirect, sendVariants } from './http/send.ts';
import { appShell } from './pages/app-shell.ts';
import { Shells } from './pages/shells.ts';

/** Dependencies for serving an app. */
export interface AppAreaDeps {
  /** Its build. */
  readonly folder: string;
  readonly brands: readonly Brand[];
  readonly renderer: Renderer;
  readonly secure: boolean;
  /**
   * URL of the color scheme script, for an app whose CSP allows no inline script; such an app isn't installable either.
   */
  readonly schemeFile?: string;
  /** Redirect for a first request, based on its cookies; null to serve the app. */
  readonly leadAway?: (url: string, cookies: Cookies, brand: Brand) => string | null;
}

/**
 * Extracts the language from a URL: links on pages and in emails carry it, and it is stored in the cookie.
 *
 * @param url path and query
 * @returns null if the URL has no supported language
 */
export function languageInAddress(url: string): { readonly language: Language; readonly rest: string } | null {
  const mark = url.indexOf('?');
  if (mark < 0) return null;
  const query = new URLSearchParams(url.slice(mark + 1));
  const language = asLanguage(query.get(LANGUAGE_PARAMETER));
  if (language === null) return null;
  query.delete(LANGUAGE_PARAMETER);
  return { language, rest: url.slice(0, mark) + (query.size > 0 ? `?${query.toString()}` : '') };
}

/** A single-page app: its shell for every URL below its prefix, in the visitor's language, else the brand's. */
export async function appArea(deps: AppAreaDeps): Promise<Area> {
  const { renderer, secure, leadAway, schemeFile } = deps;
  const file = join(deps.folder, 'index.html');
  const shells = new Shells((brand, language) =>
    appShell(file, { brand, language }, renderer.style(brand), {
      script: renderer.schemeScript,
      ...(schemeFile !== undefined && { file: schemeFile }),
    }),
  );
  // Preloaded, so the first visitor doesn't wait.
  for (const brand of deps.brands) await shells.of(brand, brand.language);
  return async (brand, request, response) => {
    const url = request.url ?? '/';
    const domain = cookieDomain(brand, request.headers.host);
    const cookies = cookiesOf(request.headers.cookie, { secure, domain }, (cookie) =>
      response.appendHeader('set-cookie', cookie),
    );
    const named = languageInAddress(url);
    if (named) {
      cookies.set(LANGUAGE_COOKIE, named.language, { readable: true, maxAge: LANGUAGE_COOKIE_SECONDS });
      return redirect(response, named.rest);
    }
    const language = chosenLanguage(request.headers.cookie) ?? brand.language;
    const target = leadAway?.(url, cookies, brand) ?? null;
    if (target !== null) return redirect(response, target);
    sendVariants(
      request,
      response,
      200,
      {
        'content-type': 'text/html; charset=utf-8',
        'content-language': language,
        'cache-control': 'private, no-store',
      },
      await shells.of(brand, language),
    );
  };
}
