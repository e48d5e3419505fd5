import { join } from 'node:path';
import type { Accounts } from '@vinlore/account-server';
import { decideRedirect } from '@vinlore/account-domain';
import { type Brand, cookieDomain, type Renderer } from '@vinlore/brand';
import { cookiesOf } from '@vinlore/server-kit';
import { compress, type Variants } from './http/compressed.ts';
import type { Area } from './http/front.ts';
import { redirect, sendVariants } from './http/send.ts';
import { membersShell } from './pages/members-shell.ts';

/** What the members area is served with. */
export interface MembersOptions {
  readonly folder: string;
  readonly brands: readonly Brand[];
  readonly renderer: Renderer;
  readonly visitorState: Accounts['visitorState'];
  readonly secure: boolean;
}

/**
 * The members app: its shell for every address below `/members/`, after the redirect rules of spec §2, which the server
 * decides from signed cookies for the first request, as the browser's router does later from its storage.
 */
export async function membersArea(options: MembersOptions): Promise<Area> {
  const { renderer, visitorState, secure } = options;
  const file = join(options.folder, 'index.html');
  const shells = new Map<string, Variants>();
  for (const brand of options.brands) {
    const html = membersShell(file, brand, renderer.style(brand), renderer.schemeScript);
    shells.set(brand.key, await compress(Buffer.from(html)));
  }
  return (brand, request, response) => {
    const url = request.url ?? '/';
    const domain = cookieDomain(brand, request.headers.host);
    const cookies = cookiesOf(request.headers.cookie, secure, () => undefined, domain);
    const target = decideRedirect('members', url, { ...visitorState(cookies, brand), settingsExist: true });
    if (target !== null) return redirect(response, target);
    sendVariants(
      request,
      response,
      200,
      { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' },
      shells.get(brand.key)!,
    );
  };
}
