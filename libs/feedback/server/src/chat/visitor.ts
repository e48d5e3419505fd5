import type { CallContext, TextSigner } from '@vinlore/server-kit';
import type { Whose } from './conversation-store.ts';

const COOKIE = 'chat';
const PURPOSE = 'feedback.chat';
const COOKIE_MS = 30 * 24 * 60 * 60_000;

type Caller = Pick<CallContext, 'actor' | 'brand' | 'cookies'>;

/**
 * Whose conversation a call is about: a member's by the token, anybody else's by a signed cookie. The cookie ends with the
 * browser's session, since others may sit before the screen next.
 */
export function whoseConversation({ actor, brand, cookies }: Caller, signer: TextSigner, now: Date): Whose | null {
  if (actor) return { brand: brand.key, accountId: actor.accountId };
  const conversationId = signer.open(`${PURPOSE} ${brand.key}`, cookies.get(COOKIE), now);
  return conversationId === null ? null : { brand: brand.key, conversationId };
}

/** Lets a visitor without an account find their conversation again. */
export function rememberConversation({ brand, cookies }: Caller, signer: TextSigner, id: string, now: Date): void {
  cookies.set(COOKIE, signer.sign(`${PURPOSE} ${brand.key}`, id, new Date(now.getTime() + COOKIE_MS)));
}
