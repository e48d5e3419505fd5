import { isLoopback, networkOf, type TextSigner } from '@vinlore/server-kit';
import type { DeclineLimit, DeclineLimits } from './order-store.ts';

/** Declined payments count for an hour. */
export const DECLINE_WINDOW_MS = 60 * 60_000;
/**
 * Number of declined payments after which no more orders are accepted. Honest buyers mistype a card or two; card
 * testers need hundreds. A network is an IPv6 /48. There is no limit per email, because anyone can type another
 * person's email.
 */
export const MOST_DECLINES = { account: 5, browser: 5, address: 10, network: 40 } as const;
/** The limits while a brand is under attack; a visitor's first payment always goes through. */
export const MOST_IN_ALARM = { account: 2, browser: 2, address: 2, network: 8 } as const;
/** This many declined payments in an hour at one brand count as an attack, from any number of addresses. */
export const ALARM_DECLINES = 200;

/** The person paying. */
export interface Payer {
  readonly brand: string;
  /** Null for a visitor, who is identified by the browser. */
  readonly accountId: string | null;
  readonly browser: string;
  readonly address: string;
}

/**
 * Limits on declined payments against card testers, who try one stolen card after another. Loopback addresses are not
 * counted: behind an unconfigured proxy all visitors would share one.
 */
export function declineLimits(signer: TextSigner, { brand, accountId, browser, address }: Payer): DeclineLimits {
  const keyOf = (kind: string, who: string) => signer.code('billing.declined', JSON.stringify([kind, brand, who]));
  const limitOf = (kind: keyof typeof MOST_DECLINES, who: string): DeclineLimit => ({
    key: keyOf(kind, who),
    most: MOST_DECLINES[kind],
    mostInAlarm: MOST_IN_ALARM[kind],
  });
  const network = networkOf(address);
  const each = [accountId === null ? limitOf('browser', browser) : limitOf('account', accountId)];
  if (!isLoopback(address)) each.push(limitOf('address', address));
  if (network !== null) each.push(limitOf('network', network));
  return { each, alarm: { key: keyOf('brand', brand), most: ALARM_DECLINES } };
}
