import { recordAct } from '@vinlore/audit';
import type { RenewingPlan, switchContract } from '@vinlore/billing-domain';
import type { Tx } from '@vinlore/database';
import { type CallContext, type Handler, refuse } from '@vinlore/server-kit';
import type { Gateway, Payment } from '../../gateways/gateway.ts';
import { orderById, type OrderRow } from '../../orders/order-store.ts';
import { awaitFirst } from '../../purchase/await-first.ts';
import { switchScheduledLetter } from '../../subscriptions/letters.ts';
import { termsOf } from '../../subscriptions/renewal-terms.ts';
import { lockById, lockOwn, setNextPlan, type SubscriptionRow } from '../../subscriptions/subscription-store.ts';
import { tellGateways } from '../../subscriptions/tell-gateways.ts';
import { usedUnder, viewOf } from '../../subscriptions/view-of.ts';
import { writeToMember } from '../../subscriptions/write-to-member.ts';
import { beginSwitch, type BegunSwitch } from '../begin-switch.ts';
import type { SwitchDeps } from '../deps.ts';
import { optionOf, switchable } from '../switch-offers.ts';

type Call = Handler<typeof switchContract.switchPlan>;
type Asked = Parameters<Call>[0];

interface Begun {
  readonly row: SubscriptionRow;
  readonly begun: BegunSwitch | { readonly outcome: 'done' };
}

/**
 * Switches a member's plan for what they were shown: at once, paid by the card that it renews with, or with the next
 * period. A repeat, such as a double click, changes nothing more.
 */
export function switchPlanCall(deps: SwitchDeps): Call {
  const { database, clock, gateways } = deps;
  const begin = beginning(deps);
  return async (asked, context) => {
    const { text } = context;
    const gateway = gateways.find(({ name }) => name === asked.gateway);
    const now = (await gateway?.now?.()) ?? clock();
    const { row, begun } = await database.transaction((tx) => begin(tx, asked, context, now));
    const order = gateway && 'order' in begun ? await chargeOnce(deps, context, gateway, row, begun) : null;
    if (order?.state === 'declined')
      return refuse(422, text.t('switch.declined', { plan: row.plan.name[text.language] }));
    return database.transaction(async (tx) => {
      const after = (await lockById(tx, row.id))!;
      const subscription = viewOf(after, await usedUnder(tx, after), now, text.language);
      return { subscription, pending: order !== null && order.state !== 'paid' && order.state !== 'refunded' };
    });
  };
}

/** Begins a switch; one with the next period is done with that. */
function beginning(deps: SwitchDeps) {
  const write = writeToMember(deps);

  const schedule = async (tx: Tx, row: SubscriptionRow, to: RenewingPlan, actor: string): Promise<void> => {
    await setNextPlan(tx, row.id, to);
    await write(tx, row, (addressee) => switchScheduledLetter(addressee, row, to));
    await recordAct(tx, {
      brand: row.brand,
      actor,
      act: 'subscription.switch-scheduled',
      subject: { kind: 'subscription', id: row.id },
      before: { plan: (row.next_plan ?? row.plan).id },
      after: { plan: to.id },
    });
    await tellGateways(tx, deps);
  };

  return async (tx: Tx, asked: Asked, { actor, brand, text }: CallContext<'bearer'>, now: Date): Promise<Begun> => {
    const { gateway, subscription_id: id, plan, when, amount } = asked;
    const row = await lockOwn(tx, { brand: brand.key, accountId: actor.accountId }, { id, gateway });
    if (!row) return refuse(404, text.t('switch.none'));
    if (!deps.gateways.some(({ name }) => name === gateway)) return refuse(503, text.t('switch.down'));
    const isScheduled = when === 'period-end' && row.next_plan?.id === plan;
    if (row.plan.id === plan || isScheduled) return { row, begun: { outcome: 'done' } };
    const to = switchable(row, brand, actor.dealer).find((each) => each.id === plan);
    if (!to) return refuse(404, text.t('switch.noPlan'));
    const begun = await beginSwitch(tx, row, {
      ...{ to, when, amount, now },
      email: actor.email,
      language: text.language,
      orderedAt: deps.clock(),
    });
    switch (begun.outcome) {
      case 'refused':
        return refuse(409, text.t(`switch.${begun.why}`));
      case 'changed':
        return refuse(422, text.t('switch.changed'), optionOf(to, begun.quote, text.language));
      case 'later':
        await schedule(tx, row, to, actor.accountId);
        return { row, begun };
      default:
        return { row, begun };
    }
  };
}

/** Has a switch charged, once: whoever repeats it waits for the first. @returns its order as it is then */
async function chargeOnce(
  { database, orders, followUps, log }: SwitchDeps,
  { brand }: CallContext<'bearer'>,
  gateway: Gateway,
  row: SubscriptionRow,
  { outcome, order }: Extract<BegunSwitch, { readonly order: OrderRow }>,
): Promise<OrderRow> {
  if (outcome === 'repeat') return awaitFirst(database, order.id);
  const payment = await gateway
    .switchNow({
      orderId: order.id,
      subscription: row.reference,
      terms: termsOf(order.plan as RenewingPlan, brand, order.language),
      credited: order.discount,
    })
    .catch((error: unknown): Payment => {
      log.warn({ err: error, order: order.id }, 'A gateway did not answer; the switch of a plan waits.');
      return { state: 'unknown' };
    });
  await orders.apply(order, payment);
  const after = (await orderById(database, order.id))!;
  // Nobody waits for the receipt.
  if (after.state === 'paid') void followUps.soon(after);
  return after;
}
