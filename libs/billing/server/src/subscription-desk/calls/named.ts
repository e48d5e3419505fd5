import type { GatewayName } from '@vinlore/billing-domain';
import type { Tx } from '@vinlore/database';
import { type CallContext, refuse, refuseOwnAccount, staffAct } from '@vinlore/server-kit';
import type { Decider } from '../../subscriptions/decide.ts';
import { lockOwn, type SubscriptionRow } from '../../subscriptions/subscription-store.ts';
import { SwitchRefused } from '../../switching/switch-refused.ts';
import type { SubscriptionDeskDeps } from '../deps.ts';

type StaffContext = CallContext<'staff'>;

/** A member's subscription as calls name it. */
interface NamedSubscription {
  readonly account_id: string;
  readonly gateway: GatewayName;
  readonly subscription_id: string;
}

/** Holds what was named. @throws Refusal where the brand has none such, and where it is the caller's own */
export async function lockNamed(
  tx: Tx,
  deps: SubscriptionDeskDeps,
  context: StaffContext,
  { account_id: accountId, gateway, subscription_id: id }: NamedSubscription,
): Promise<SubscriptionRow> {
  const { brand, text } = context;
  const row = await lockOwn(tx, { brand: brand.key, accountId }, { id, gateway });
  if (!row) return refuse(404, text.t('subscriptionDesk.none'));
  await refuseOwnAccount(tx, context, accountId, deps.isOwn);
  return row;
}

/**
 * Refuses what could charge a member whom staff keep out. Call it under the lock of the subscription: whoever suspends them
 * at this moment cancels it after.
 */
export async function refuseSuspended(
  tx: Tx,
  { memberOf }: SubscriptionDeskDeps,
  { brand, text }: StaffContext,
  accountId: string,
): Promise<void> {
  const member = await memberOf(tx, brand.key, accountId);
  if (member?.suspended) refuse(409, text.t('subscriptionDesk.suspended'));
}

/** Whoever at the desk decides for a member, and why. */
export function staffDecider(context: StaffContext, reason: string): Decider {
  const { actor, from } = staffAct(context);
  return { by: 'staff', act: { actor, from }, reason };
}

/** Does what may be refused, and says a refusal in the desk's words. */
export async function inWords<Done>({ text }: StaffContext, act: () => Promise<Done>): Promise<Done> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof SwitchRefused)) throw error;
    const { why, status, more } = error;
    const words = text.t(`subscriptionDesk.${why}`, { plan: more.plan?.[text.language] ?? '' });
    return refuse(status, words, more.option);
  }
}
