import { publicOriginOfDesk } from '@vinlore/brand';

/**
 * URL of a page on the brand's public site, for links on the desk, which has a host of its own. @param href with or
 * without host
 */
export function publicAddress(href: string): string {
  return new URL(href, publicOriginOfDesk(window.location)).href;
}
