/** Running subscriptions (spec §3, §4). */
export interface SubscriptionFlags {
  readonly report: boolean;
  readonly sticker: boolean;
}

const fieldOf = (payload: unknown, name: string): unknown =>
  typeof payload === 'object' && payload !== null ? (payload as Readonly<Record<string, unknown>>)[name] : undefined;

/**
 * Derives the subscription flags from a credit payload (spec §3): reports if `vhr_credit_subscription` is -1,
 * 'Unlimited', or any number above 0; stickers only if `sticker_credit` is 'Unlimited'.
 *
 * @param payload an unvalidated server response
 */
export function subscriptionFlags(payload: unknown): SubscriptionFlags {
  const report = fieldOf(payload, 'vhr_credit_subscription');
  return {
    report: report === 'Unlimited' || (typeof report === 'number' && (report > 0 || report === -1)),
    sticker: fieldOf(payload, 'sticker_credit') === 'Unlimited',
  };
}
