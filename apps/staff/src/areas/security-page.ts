import type { LoadedPage } from './area.ts';
import { joined } from './joined.ts';

/** Your own security: the desk's screens, plus passkeys as in the members area. */
export async function loadSecurityPage(): Promise<LoadedPage> {
  const { SecurityPage, securityTexts } = await import('@vinlore/account-desk');
  return { Page: SecurityPage, texts: joined(securityTexts) };
}
