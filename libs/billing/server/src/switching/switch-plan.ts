import { recordAct } from '@vinlore/audit';
import type { GatewayName, RenewingPlan, SubscriptionView, SwitchOption } from '@vinlore/billing-domain';
import type { Brand } from '@vinlore/brand';
import type { Tx } from '@vinlore/database';
import type { Language } from '@vinlore/i18n';
import type { Gateway, Payment } from '../gateways/gateway.ts';
import { orderById, type OrderRow } from '../orders/order-store.ts';
import { awaitFirst } from '../purchase/await-first.ts';
import { decidedBy, type Decider } from '../subscriptions/decide.ts';
import { gatewayNow } from '../subscriptions/gateway-now.ts';
import { switchScheduledLetter } from '../subscriptions/letters.ts';
import { termsOf } from '../subscriptions/renewal-terms.ts';
import { placeOfPlan } from '../subscriptions/renewals.ts';
import { lockById, lockOwn, setNextPlan, type SubscriptionRow } from '../subscriptions/subscription-store.ts';
import { tellGateways } from '../subscriptions/tell-gateways.ts';
import { usedUnder, viewOf } from '../subscriptions/view-of.ts';
import { writeToMember } from '../subscriptions/write-to-member.ts';
import { beginSwitch, type BegunSwitch } from './begin-switch.ts';
import type { SwitchDeps } from './deps.ts';
import { optionOf, switchable } from './switch-offers.ts';
import { SwitchRefused } from './switch-refused.ts';

/** The member whose plan is switched, who decides it, and the languages used. */
interface Switcher {
  readonly brand: Brand;
  readonly accountId: string;
  /** The member's email. */
  readonly email: string;
  readonly dealer: boolean;
  /** Language of the order's emails. */
  readonly letters: Language;
  /** Language of the answer. */
  readonly language: Language;
  readonly decider: Decider;
}

/** The confirmed subscription, plan, and amount shown. */
interface ConfirmedSwitch extends Pick<SwitchOption, 'when'> {
  readonly gateway: GatewayName;
  readonly subscription_id: string;
  /** Id of the plan. */
  readonly plan: string;
  /** Minor units. */
  readonly amount: number;
}

/** The result of a confirmed switch. */
interface SwitchedPlan {
  readonly subscription: SubscriptionView;
  /** Whether the gateway has not confirmed the payment yet. */
  readonly pending: boolean;
}

/** Switches a plan. @throws SwitchRefused */
export type SwitchPlan = (
  confirmed: ConfirmedSwitch,
  switcher: Switcher,
  /** Runs first in the transaction that begins the switch. */
  guard?: (tx: Tx) => Promise<void>,
) => Promise<SwitchedPlan>;

interface Begun {
  readonly row: SubscriptionRow;
  readonly begun: BegunSwitch | { readonly outcome: 'done' };
}

/**
 * Switches a plan for the amount shown: immediately, charging its renewal card, or with the next period. A repeat, such
 * as a double click, changes nothing more.
 */
export function switchingPlans(deps: SwitchDeps): SwitchPlan {
  const { database, gateways } = deps;
  const begin = beginning(deps);
  return async (confirmed, switcher, guard) => {
    const gateway = gateways.find(({ name }) => name === confirmed.gateway);
    const now = await gatewayNow(deps, confirmed.gateway);
    const { row, begun } = await database.transaction(async (tx) => {
      await guard?.(tx);
      return begin(tx, confirmed, switcher, now);
    });
    const order = gateway && 'order' in begun ? await chargeOnce(deps, switcher, gateway, row, begun) : null;
    if (order?.state === 'declined') throw new SwitchRefused('declined', { plan: row.plan.name });
    return database.transaction(async (tx) => {
      const after = (await lockById(tx, row.id))!;
      const subscription = viewOf(after, await usedUnder(tx, after), now, switcher.language);
      return { subscription, pending: order !== null && order.state !== 'paid' && order.state !== 'refunded' };
    });
  };
}

/** Begins a switch; one scheduled for the next period is complete with that. */
function beginning(deps: SwitchDeps) {
  const write = writeToMember(deps);
  const schedule = async (tx: Tx, row: SubscriptionRow, to: RenewingPlan, decider: Decider): Promise<void> => {
    await setNextPlan(tx, row.id, to);
    await write(tx, row, (addressee) => switchScheduledLetter(addressee, row, to, decider.by));
    await note(tx, row, to, { act: 'subscription.switch-scheduled', ...decidedBy(decider) });
    await tellGateways(tx, deps);
  };
  return async (tx: Tx, confirmed: ConfirmedSwitch, switcher: Switcher, now: Date): Promise<Begun> => {
    const { gateway, subscription_id: id, plan, when, amount } = confirmed;
    const { brand, accountId, dealer, decider } = switcher;
    const row = await lockOwn(tx, { brand: brand.key, accountId }, { id, gateway });
    if (!row) throw new SwitchRefused('none');
    if (!deps.gateways.some(({ name }) => name === gateway)) throw new SwitchRefused('down');
    const isScheduled = when === 'period-end' && row.next_plan?.id === plan;
    if (row.plan.id === plan || isScheduled) return { row, begun: { outcome: 'done' } };
    const to = switchable(row, brand, dealer).find((each) => each.id === plan);
    if (!to) throw new SwitchRefused('noPlan');
    const begun = await beginSwitch(tx, row, {
      ...{ to, when, amount, now },
      email: switcher.email,
      language: switcher.letters,
      byStaff: decider.by === 'staff',
      orderedAt: deps.clock(),
      brands: deps.brands,
    });
    switch (begun.outcome) {
      case 'refused':
        throw new SwitchRefused(begun.why);
      case 'changed':
        throw new SwitchRefused('changed', {
          option: optionOf(to, begun.quote, {
            ...{ brand, now, language: switcher.language },
            place: await placeOfPlan(tx, row),
          }),
        });
      case 'later':
        await schedule(tx, row, to, decider);
        return { row, begun };
      case 'new':
        // A member's own switch is logged when paid; one ordered by staff is logged with their name whatever its
        // outcome.
        if (decider.by === 'staff')
          await note(tx, row, to, {
            act: 'subscription.switch-ordered',
            ...decidedBy(decider, { order: begun.order.id }),
          });
        return { row, begun };
      default:
        return { row, begun };
    }
  };
}

const note = (
  tx: Tx,
  { brand, id, plan, next_plan: next }: SubscriptionRow,
  to: RenewingPlan,
  entry: Pick<Parameters<typeof recordAct>[1], 'act' | 'actor' | 'from' | 'detail'>,
) =>
  recordAct(tx, {
    brand,
    ...entry,
    subject: { kind: 'subscription', id },
    before: { plan: (next ?? plan).id },
    after: { plan: to.id },
  });

/** Charges a switch once; repeats wait for the first. @returns the updated order */
async function chargeOnce(
  { database, orders, followUps, log }: SwitchDeps,
  { brand }: Switcher,
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
      log.warn({ err: error, order: order.id }, 'A gateway did not respond; the plan switch stays pending.');
      return { state: 'unknown' };
    });
  await orders.apply(order, payment);
  const after = (await orderById(database, order.id))!;
  // The response doesn't wait for the receipt.
  if (after.state === 'paid') void followUps.soon(after);
  return after;
}
