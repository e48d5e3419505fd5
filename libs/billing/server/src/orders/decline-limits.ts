import { isLoopback, networkOf, type TextSigner } from '@vinlore/server-kit';
import type { DeclineLimit, DeclineLimits } from './order-store.ts';

/** Declined payments count for an hour. */
export const DECLINE_WINDOW_MS = 60 * 60_000;
/**
 * Declined payments after which no more orders are taken. Honest buyers mistype a card or two; who tries stolen ones needs
 * hundreds. A network is an IPv6 /48. No count is by email: anybody can type somebody else's.
 */
export const MOST_DECLINES = { account: 5, browser: 5, address: 10, network: 40 } as const;
/** The same while a brand is under attack: the first payment of a visitor always goes through. */
export const MOST_IN_ALARM = { account: 2, browser: 2, address: 2, network: 8 } as const;
/** So many declined payments in an hour at one brand are an attack, from however many addresses. */
export const ALARM_DECLINES = 200;

/** Who pays. */
export interface Payer {
  readonly brand: string;
  /** Null for a visitor, who is known by the browser. */
  readonly accountId: string | null;
  readonly browser: string;
  readonly address: string;
}

/**
 * Whose declined payments stop further orders: card testers pay with one stolen card after the other. This machine's own
 * address is nobody's: behind an unnamed proxy all visitors would share it.
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
