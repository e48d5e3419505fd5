import type { GatewayName } from '@vinlore/billing-domain';
import type { Tx } from '@vinlore/database';
import { type CallContext, refuse, refuseOwnAccount, staffAct } from '@vinlore/server-kit';
import type { Decider } from '../../subscriptions/decide.ts';
import { lockOwn, type SubscriptionRow } from '../../subscriptions/subscription-store.ts';
import { SwitchRefused } from '../../switching/switch-refused.ts';
import type { SubscriptionDeskDeps } from '../deps.ts';

type StaffContext = CallContext<'staff'>;

/** Fields by which a call names a member's subscription. */
interface NamedSubscription {
  readonly account_id: string;
  readonly gateway: GatewayName;
  readonly subscription_id: string;
}

/** Locks the named subscription. @throws Refusal if the brand doesn't have it, or if it is the caller's own */
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
 * Refuses actions that could charge a suspended member. Call it with the subscription locked, so that a concurrent
 * suspension cancels the plan afterwards.
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

/** The staff member who decides for a member, with the reason. */
export function staffDecider(context: StaffContext, reason: string): Decider {
  const { actor, from } = staffAct(context);
  return { by: 'staff', act: { actor, from }, reason };
}

/** Runs an action, and turns a refusal into a message for staff. */
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
