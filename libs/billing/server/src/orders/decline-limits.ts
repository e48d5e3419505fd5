import { isLoopback, type TextSigner } from '@vinlore/server-kit';
import type { DeclineLimit } from './order-store.ts';

/** Declined payments count for an hour. */
export const DECLINE_WINDOW_MS = 60 * 60_000;
/** Honest buyers mistype a card or two; who tries stolen ones needs hundreds. */
export const MOST_DECLINES = { email: 5, address: 10 } as const;

/**
 * Whose declined payments stop further orders: card testers pay with one stolen card after the other. This machine's own
 * address is nobody's: behind an unnamed proxy all visitors would share it.
 */
export function declineLimits(
  signer: TextSigner,
  { brand, email, address }: { readonly brand: string; readonly email: string; readonly address: string },
): DeclineLimit[] {
  const keyOf = (kind: string, who: string) => signer.code('billing.declined', JSON.stringify([kind, brand, who]));
  const byEmail = { key: keyOf('email', email), most: MOST_DECLINES.email };
  if (isLoopback(address)) return [byEmail];
  return [byEmail, { key: keyOf('address', address), most: MOST_DECLINES.address }];
}
