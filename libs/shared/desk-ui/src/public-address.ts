import { publicOriginOfDesk } from '@vinlore/brand';

/** A page of the brand's public site, for a link of the desk, which has a host of its own. @param href with or without host */
export function publicAddress(href: string): string {
  return new URL(href, publicOriginOfDesk(window.location)).href;
}
