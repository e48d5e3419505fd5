import type { CallContext, TextSigner } from '@vinlore/server-kit';
import type { Whose } from './conversation-store.ts';

const COOKIE = 'chat';
const PURPOSE = 'feedback.chat';
const COOKIE_MS = 30 * 24 * 60 * 60_000;

type Caller = Pick<CallContext, 'actor' | 'brand' | 'cookies'>;

/**
 * Returns the owner of the chat of a call: a member by token, a visitor by signed cookie. The cookie ends with the
 * browser session, since the device may be shared.
 */
export function whoseConversation({ actor, brand, cookies }: Caller, signer: TextSigner, now: Date): Whose | null {
  if (actor) return { brand: brand.key, accountId: actor.accountId };
  const conversationId = signer.open(`${PURPOSE} ${brand.key}`, cookies.get(COOKIE), now);
  return conversationId === null ? null : { brand: brand.key, conversationId };
}

/** Sets the cookie with which a visitor finds their chat again. */
export function rememberConversation({ brand, cookies }: Caller, signer: TextSigner, id: string, now: Date): void {
  cookies.set(COOKIE, signer.sign(`${PURPOSE} ${brand.key}`, id, new Date(now.getTime() + COOKIE_MS)));
}
