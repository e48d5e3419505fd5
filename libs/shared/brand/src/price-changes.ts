import * as v from 'valibot';
import { closedObject } from './closed-object.ts';
import { type Plan, PlanSchema } from './plans.ts';

const MOMENT = 'a moment such as 2026-12-01T00:00:00.000Z, or null';
const MomentSchema = v.nullable(v.pipe(v.string(MOMENT), v.isoTimestamp(MOMENT), v.maxLength(40, MOMENT)));

/** A temporary change to an offer by staff: the changed plan, or its removal from sale. */
export const PriceChangeSchema = v.pipe(
  closedObject({
    plan: PlanSchema,
    /** When it starts; null: already in force. */
    from: MomentSchema,
    /** When it ends and the previous offer applies again; null: never. */
    until: MomentSchema,
    /** The plan is not on sale in that time. */
    off: v.optional(v.literal(true)),
  }),
  v.check(
    ({ from, until }) => from === null || until === null || Date.parse(from) < Date.parse(until),
    'a change that begins before it is over',
  ),
);
export type PriceChange = v.InferOutput<typeof PriceChangeSchema>;

/** Maximum number of changes kept for a brand; those that have ended may be dropped. */
export const PRICE_CHANGES_MAX = 200;

/** All changes to a brand's offers, in creation order. */
export const PriceChangesSchema = v.pipe(
  v.array(PriceChangeSchema),
  v.maxLength(PRICE_CHANGES_MAX, `a list of at most ${PRICE_CHANGES_MAX} changes`),
);

/** What is on sale at a given time. */
export interface PlansAtMoment {
  readonly plans: readonly Plan[];
  /** When the next change starts or ends; null if none will. */
  readonly nextChange: Date | null;
}

const begins = ({ from }: PriceChange) => (from === null ? -Infinity : Date.parse(from));
const ends = ({ until }: PriceChange) => (until === null ? Infinity : Date.parse(until));

const isLike = (one: Plan, other: Plan) =>
  one.product === other.product && one.audience === other.audience && one.kind === other.kind;

/**
 * Returns what is on sale at a given time: the offers of the brand's file, each replaced by the change in force that
 * started last (of two that started together, the later in the list). A plan that is in no file comes after those of
 * its kind.
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
