import { type ActName, recordAct } from '@vinlore/audit';
import { documentsIn, staffPlanContract } from '@vinlore/billing-domain';
import { type Plan, type PriceChange, PRICE_CHANGES_MAX } from '@vinlore/brand';
import { type Database, tables, type Tx } from '@vinlore/database';
import {
  type BrandOverlay,
  type CallContext,
  defineModule,
  demandSecond,
  refuse,
  type ServerModule,
  staffAct,
} from '@vinlore/server-kit';
import { sql } from 'kysely';
import { planDeskMessages } from './messages/index.ts';
import { changedPlan, PLANS_KEY, priceListOf, type PriceList, staffPlansOf, withoutOver } from './price-list.ts';

/**
 * Whether a change sells a plan so far below its usual price that a second person approves it: for less than half of it,
 * or with more credits for the money. Compared is the plan as the brand's file has it, so that many small steps are not
 * taken for none.
 */
const isGift = (base: Plan, { price, credits }: { readonly price: number; readonly credits: number }): boolean =>
  price * 2 < base.price || credits > documentsIn(base);

/** What the price list at the desk needs of others. */
export interface PlanDeskDeps {
  readonly database: Database;
  /** Keeps changes above the brand's file; each process sells by them at their moment. */
  readonly overlay: BrandOverlay;
  readonly clock: () => Date;
}

/** A brand's price list at the desk: plans, and what changes them from a moment to another. */
export function createPlanDeskModule({ database, overlay, clock }: PlanDeskDeps): ServerModule {
  const answer = (brand: string, list: PriceList, now: Date) => ({
    plans: staffPlansOf(overlay.fileOf(brand), list, now),
    version: list.version,
  });

  /** Puts another list of changes in the place of the one that the caller saw, and notes the act. */
  const replace = async (
    tx: Tx,
    context: CallContext<'staff'>,
    { changes, base }: { readonly changes: readonly PriceChange[]; readonly base: number },
    noted: { readonly act: ActName; readonly plan: string; readonly before: object; readonly after: object },
  ) => {
    const { brand, actor } = context;
    const change = {
      brand: brand.key,
      key: PLANS_KEY,
      value: changes,
      actor: actor.accountId,
      ...(base > 0 && { base }),
    };
    const { version } = await overlay.change(tx, change);
    await recordAct(tx, {
      ...staffAct(context),
      act: noted.act,
      subject: { kind: 'plan', id: noted.plan },
      before: { ...noted.before },
      after: { ...noted.after },
    });
    return answer(brand.key, { changes, version }, clock());
  };

  /** The list as the caller saw it, or their act is refused. */
  const seenList = async (tx: Tx, { brand, text }: CallContext<'staff'>, version: number): Promise<PriceList> => {
    // Two people who change a list at once come after each other: the second has seen another one.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`price list ${brand.key}`}, 0))`.execute(
      tables<object>(tx),
    );
    const list = await priceListOf(overlay, tx, brand.key);
    return list.version === version ? list : refuse(409, text.t('planDesk.changed'));
  };

  return defineModule({
    name: 'plan-desk',
    contract: staffPlanContract,
    messages: planDeskMessages,
    handlers: {
      staffPlans: async (_input, { brand }) =>
        answer(brand.key, await priceListOf(overlay, database, brand.key), clock()),

      staffChangePlan: ({ plan: id, off, starts_at, ends_at, version, ...requested }, context) =>
        database.transaction(async (tx) => {
          const { brand, text } = context;
          const now = clock();
          const list = await seenList(tx, context, version);
          const found = staffPlansOf(overlay.fileOf(brand.key), list, now).find((plan) => plan.id === id);
          const base =
            overlay.fileOf(brand.key).plans.find((plan) => plan.id === id) ??
            list.changes.find(({ plan }) => plan.id === id)?.plan;
          if (!found || !base) return refuse(404, text.t('planDesk.none'));
          if (ends_at && ends_at <= now) return refuse(422, text.t('planDesk.past'));
          if (starts_at && ends_at && ends_at <= starts_at) return refuse(422, text.t('planDesk.period'));
          if (base.kind === 'single' && requested.credits !== 1) return refuse(422, text.t('planDesk.single'));
          const kept = withoutOver(list.changes, now);
          if (kept.length >= PRICE_CHANGES_MAX) return refuse(422, text.t('planDesk.tooMany'));
          if (isGift(base, requested) || context.approved)
            await demandSecond(tx, context, {
              kind: 'plan-price',
              permission: 'billing',
              subject: { kind: 'plan', id },
              facts: { plan: base.name.en },
              changes: [
                {
                  name: 'price',
                  before: text.money(found.price, base.currency),
                  after: text.money(requested.price, base.currency),
                },
                { name: 'credits', before: String(found.credits), after: String(requested.credits) },
                { name: 'from', before: null, after: starts_at?.toISOString() ?? null },
                { name: 'until', before: null, after: ends_at?.toISOString() ?? null },
              ],
            });
          const plan = changedPlan(base, requested);
          const from = starts_at && starts_at > now ? starts_at : now;
          const until = ends_at?.toISOString() ?? null;
          const change = { plan, from: from.toISOString(), until, ...(off && { off: true as const }) };
          const { name, description, price } = found;
          return replace(
            tx,
            context,
            { changes: [...kept, change], base: version },
            {
              act: 'plan.changed',
              plan: id,
              before: { name, description, price, credits: found.credits, on: found.on },
              after: { ...requested, credits: documentsIn(plan), on: !off, from: change.from, until },
            },
          );
        }),

      staffWithdrawPlanChange: ({ index, version }, context) =>
        database.transaction(async (tx) => {
          const list = await seenList(tx, context, version);
          const withdrawn = list.changes[index];
          if (!withdrawn) return refuse(404, context.text.t('planDesk.noChange'));
          const rest = withoutOver(
            list.changes.filter((_, place) => place !== index),
            clock(),
          );
          const { plan, from, until, off } = withdrawn;
          return replace(
            tx,
            context,
            { changes: rest, base: version },
            {
              act: 'plan.change-withdrawn',
              plan: plan.id,
              before: { price: plan.price, on: !off, from, until },
              after: {},
            },
          );
        }),
    },
  });
}
