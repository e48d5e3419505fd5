import { type ActName, recordAct } from '@vinlore/audit';
import { documentsIn, type StaffPlan, staffPlanContract } from '@vinlore/billing-domain';
import { type Brand, type Plan, type PriceChange, PRICE_CHANGES_MAX } from '@vinlore/brand';
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
import { freeId, planOf, undercuts } from './new-plan.ts';
import { changedPlan, PLANS_KEY, priceListOf, type PriceList, staffPlansOf, withoutOver } from './price-list.ts';

/**
 * Whether a change needs a second approver because it sells a plan far below its usual price: for less than half, or
 * with more documents. Compared with the brand file, so that many small steps do not get around the limit.
 */
function isGift(file: Brand, plan: Plan): boolean {
  const base = file.plans.find(({ id }) => id === plan.id);
  if (!base) return undercuts(file, plan);
  return plan.price * 2 < base.price || documentsIn(plan) > documentsIn(base);
}

interface Period {
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
}

/** When a change starts and ends, as the list stores it. */
const periodOf = ({ starts_at, ends_at }: Period, now: Date) => ({
  from: (starts_at && starts_at > now ? starts_at : now).toISOString(),
  until: ends_at?.toISOString() ?? null,
});

/** Dependencies of the price list at the desk. */
export interface PlanDeskDeps {
  readonly database: Database;
  /** Stores changes on top of the brand file; each process applies them when they start. */
  readonly overlay: BrandOverlay;
  readonly clock: () => Date;
}

/** Staff desk calls for a brand's price list: plans, and their changes over time. */
export function createPlanDeskModule({ database, overlay, clock }: PlanDeskDeps): ServerModule {
  const answer = (brand: string, list: PriceList, now: Date) => ({
    plans: staffPlansOf(overlay.fileOf(brand), list, now),
    version: list.version,
  });

  /** Replaces the list of changes that the caller saw, and logs the act. */
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

  /** Returns the list if it is still the version that the caller saw; otherwise refuses. */
  const seenList = async (tx: Tx, { brand, text }: CallContext<'staff'>, version: number): Promise<PriceList> => {
    // Two people who change a list at once are serialized, so that the second one's version is outdated.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`price list ${brand.key}`}, 0))`.execute(
      tables<object>(tx),
    );
    const list = await priceListOf(overlay, tx, brand.key);
    return list.version === version ? list : refuse(409, text.t('planDesk.changed'));
  };

  /** Returns the list with room for another change; refuses a period that makes no sense. */
  const roomFor = ({ text }: CallContext<'staff'>, { starts_at, ends_at }: Period, list: PriceList, now: Date) => {
    if (ends_at && ends_at <= now) return refuse(422, text.t('planDesk.past'));
    if (starts_at && ends_at && ends_at <= starts_at) return refuse(422, text.t('planDesk.period'));
    const kept = withoutOver(list.changes, now);
    return kept.length < PRICE_CHANGES_MAX ? kept : refuse(422, text.t('planDesk.tooMany'));
  };

  /** Requests a second person's approval for a plan's price. */
  const askSecond = (
    tx: Tx,
    context: CallContext<'staff'>,
    { plan, before, starts_at, ends_at }: Period & { readonly plan: Plan; readonly before: StaffPlan | null },
  ) => {
    const money = (price: number) => context.text.money(price, plan.currency);
    return demandSecond(tx, context, {
      kind: 'plan-price',
      permission: 'billing',
      subject: { kind: 'plan', id: plan.id },
      facts: { plan: plan.name.en },
      changes: [
        { name: 'price', before: before && money(before.price), after: money(plan.price) },
        { name: 'credits', before: before && String(before.credits), after: String(documentsIn(plan)) },
        { name: 'from', before: null, after: starts_at?.toISOString() ?? null },
        { name: 'until', before: null, after: ends_at?.toISOString() ?? null },
      ],
    });
  };

  return defineModule({
    name: 'plan-desk',
    contract: staffPlanContract,
    messages: planDeskMessages,
    handlers: {
      staffPlans: async (_input, { brand }) =>
        answer(brand.key, await priceListOf(overlay, database, brand.key), clock()),

      staffAddPlan: ({ starts_at, ends_at, version, ...terms }, context) =>
        database.transaction(async (tx) => {
          const { brand, text } = context;
          const now = clock();
          const list = await seenList(tx, context, version);
          const file = overlay.fileOf(brand.key);
          const known = staffPlansOf(file, list, now);
          const sameSide = known.filter(
            ({ product, audience }) => product === terms.product && audience === terms.audience,
          );
          if (sameSide.some(({ kind }) => kind === 'single') === (terms.kind === 'single'))
            return refuse(422, text.t(terms.kind === 'single' ? 'planDesk.oneSingle' : 'planDesk.noSingle'));
          const ids = new Set(known.map(({ id }) => id));
          const id = await freeId(tx, { brand: brand.key, name: terms.name.en, known: ids });
          const plan = planOf(id, file.plans[0]!.currency, terms);
          if (!plan) return refuse(422, text.t('planDesk.documents'));
          const kept = roomFor(context, { starts_at, ends_at }, list, now);
          const period = periodOf({ starts_at, ends_at }, now);
          if (isGift(file, plan) || context.approved)
            await askSecond(tx, context, { plan, before: null, starts_at, ends_at });
          return replace(
            tx,
            context,
            { changes: [...kept, { plan, ...period }], base: version },
            { act: 'plan.added', plan: id, before: {}, after: { ...plan, ...period } },
          );
        }),

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
          if (base.kind === 'single' && requested.credits !== 1) return refuse(422, text.t('planDesk.single'));
          const kept = roomFor(context, { starts_at, ends_at }, list, now);
          const plan = changedPlan(base, requested);
          const period = periodOf({ starts_at, ends_at }, now);
          if (isGift(overlay.fileOf(brand.key), plan) || context.approved)
            await askSecond(tx, context, { plan, before: found, starts_at, ends_at });
          const change = { plan, ...period, ...(off && { off: true as const }) };
          const { name, description, price } = found;
          return replace(
            tx,
            context,
            { changes: [...kept, change], base: version },
            {
              act: 'plan.changed',
              plan: id,
              before: { name, description, price, credits: found.credits, on: found.on },
              after: { ...requested, credits: documentsIn(plan), on: !off, ...period },
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
