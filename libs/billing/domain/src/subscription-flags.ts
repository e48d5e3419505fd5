/** Which subscriptions run (spec §3, §4). */
export interface SubscriptionFlags {
  readonly report: boolean;
  readonly sticker: boolean;
}

const fieldOf = (payload: unknown, name: string): unknown =>
  typeof payload === 'object' && payload !== null ? (payload as Readonly<Record<string, unknown>>)[name] : undefined;

/**
 * Derives the subscription flags from a credit payload (spec §3): reports by `vhr_credit_subscription` of -1, 'Unlimited'
 * or any number above 0, stickers by `sticker_credit` of 'Unlimited' alone.
 *
 * @param payload whatever a server said
 */
export function subscriptionFlags(payload: unknown): SubscriptionFlags {
  const report = fieldOf(payload, 'vhr_credit_subscription');
  return {
    report: report === 'Unlimited' || (typeof report === 'number' && (report > 0 || report === -1)),
    sticker: fieldOf(payload, 'sticker_credit') === 'Unlimited',
  };
}
