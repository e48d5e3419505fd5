import type { LoadedPage } from './area.ts';
import { joined } from './joined.ts';

/** One's own security: the desk's screens, and passkeys as members look after theirs. */
export async function loadSecurityPage(): Promise<LoadedPage> {
  const { SecurityPage, securityTexts } = await import('@vinlore/account-desk');
  return { Page: SecurityPage, texts: joined(securityTexts) };
}
