import * as v from 'valibot';
import { closedObject } from './closed-object.ts';
import { type Plan, PlanSchema } from './plans.ts';

const MOMENT = 'a moment such as 2026-12-01T00:00:00.000Z, or null';
const MomentSchema = v.nullable(v.pipe(v.string(MOMENT), v.isoTimestamp(MOMENT), v.maxLength(40, MOMENT)));

/** What staff change of an offer, for a time: the plan as it is then, or that it is not on sale. */
export const PriceChangeSchema = v.pipe(
  closedObject({
    plan: PlanSchema,
    /** When it begins; null: it has begun. */
    from: MomentSchema,
    /** When it is over, and what was before it is back; null: it stays. */
    until: MomentSchema,
    /** The plan is not on sale meanwhile. */
    off: v.optional(v.literal(true)),
  }),
  v.check(
    ({ from, until }) => from === null || until === null || Date.parse(from) < Date.parse(until),
    'a change that begins before it is over',
  ),
);
export type PriceChange = v.InferOutput<typeof PriceChangeSchema>;

/** The most changes that are kept for a brand at a time: those that are over may be dropped. */
export const PRICE_CHANGES_MAX = 200;

/** All changes of a brand's offers, in the order in which they were made. */
export const PriceChangesSchema = v.pipe(
  v.array(PriceChangeSchema),
  v.maxLength(PRICE_CHANGES_MAX, `a list of at most ${PRICE_CHANGES_MAX} changes`),
);

/** What is on sale at a moment. */
export interface PlansAtMoment {
  readonly plans: readonly Plan[];
  /** When the next change begins or is over; null where none will. */
  readonly nextChange: Date | null;
}

const begins = ({ from }: PriceChange) => (from === null ? -Infinity : Date.parse(from));
const ends = ({ until }: PriceChange) => (until === null ? Infinity : Date.parse(until));

const isLike = (one: Plan, other: Plan) =>
  one.product === other.product && one.audience === other.audience && one.kind === other.kind;

/**
 * What is on sale at a moment: the offers of the brand's file, and in place of each the change in force that began last,
 * of two that began together the later in the list. A plan that no file has stands behind those of its kind.
 */
export function plansAt(plans: readonly Plan[], changes: readonly PriceChange[], at: Date): PlansAtMoment {
  const now = at.getTime();
  const inForce = new Map<string, PriceChange>();
  for (const change of changes) {
    const known = inForce.get(change.plan.id);
    const isNewest = !known || begins(change) >= begins(known);
    if (begins(change) <= now && now < ends(change) && isNewest) inForce.set(change.plan.id, change);
  }
  const offer = (id: string, plan: Plan | null) => {
    const change = inForce.get(id);
    if (!change) return plan ? [plan] : [];
    return change.off ? [] : [change.plan];
  };
  const ids = new Set(plans.map(({ id }) => id));
  const added = [...inForce.keys()].filter((id) => !ids.has(id));
  const moments = changes.flatMap((change) => [begins(change), ends(change)]).filter((each) => each > now);
  const next = Math.min(...moments, Infinity);
  const offered = plans.flatMap((plan) => offer(plan.id, plan));
  for (const plan of added.flatMap((id) => offer(id, null))) {
    const before = offered.findLastIndex((other) => isLike(plan, other));
    offered.splice(before < 0 ? offered.length : before + 1, 0, plan);
  }
  return {
    plans: offered,
    nextChange: Number.isFinite(next) ? new Date(next) : null,
  };
}
