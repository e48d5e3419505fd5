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

/** What an app is served with. */
export interface AppAreaDeps {
  /** Its build. */
  readonly folder: string;
  readonly brands: readonly Brand[];
  readonly renderer: Renderer;
  readonly secure: boolean;
  /** Where the script is that decides light or dark, for an app whose policy allows no inline script; it is no web app either. */
  readonly schemeFile?: string;
  /** Where a first request goes instead, judged by its cookies; null: it gets the app. */
  readonly leadAway?: (url: string, cookies: Cookies, brand: Brand) => string | null;
}

/**
 * Takes the language out of an address: links of pages and mails name it, and it becomes the cookie.
 *
 * @param url path and query
 * @returns null where the address names none that we speak
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

/**
 * An app in the browser: its shell for every address below its prefix. It speaks the language that the visitor chose,
 * else the brand's.
 */
export async function appArea(deps: AppAreaDeps): Promise<Area> {
  const { renderer, secure, leadAway, schemeFile } = deps;
  const file = join(deps.folder, 'index.html');
  const shells = new Shells((brand, language) =>
    appShell(file, { brand, language }, renderer.style(brand), {
      script: renderer.schemeScript,
      ...(schemeFile !== undefined && { file: schemeFile }),
    }),
  );
  // Who asks first does not wait for it.
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
