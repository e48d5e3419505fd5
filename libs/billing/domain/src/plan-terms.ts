import type { Plan } from '@vinlore/brand';

/** A plan that is charged every interval until canceled. */
export type RenewingPlan = Extract<Plan, { interval: unknown }>;

/** Whether a plan renews. */
export const renews = (plan: Plan): plan is RenewingPlan => 'interval' in plan;

/** Returns the credits granted by each payment of a plan; null for an unlimited plan, which grants none. */
export const creditsGranted = (plan: Plan): number | null => (plan.kind === 'unlimited' ? null : plan.credits);

/** Returns the documents covered by each payment of a plan; for an unlimited plan, its fair use limit. */
export const documentsIn = (plan: Plan): number => (plan.kind === 'unlimited' ? plan.fair_use : plan.credits);
