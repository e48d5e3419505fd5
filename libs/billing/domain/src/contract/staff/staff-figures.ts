import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { DayField, PlanIdField } from '../../staff/fields.ts';
import { CohortSchema, FigurePointSchema, FigureUnitSchema } from '../../staff/figures.ts';

/** What the brand earned, gave back and sold. */
export const staffFigures = endpoint({
  name: 'figures.staffFigures',
  summary: 'Revenue, orders, refunds, conversion and subscriptions of this brand by day, week or month (UTC).',
  method: 'GET',
  path: '/api-cwa/staff/figures',
  encoding: 'query',
  auth: 'staff',
  permission: 'billing',
  request: v.strictObject({
    from: DayField,
    to: DayField,
    unit: v.optional(FigureUnitSchema, 'day'),
    /** Left out: the brand's own. */
    currency: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))),
  }),
  answers: {
    200: success(
      'Spans in order, those without anything too.',
      v.object({
        currency: v.string(),
        /** All currencies in which the brand has sold or sells. */
        currencies: v.array(v.string()),
        points: v.array(FigurePointSchema),
        /** What each plan brought in all, the strongest first. */
        plans: v.array(
          v.object({
            id: v.string(),
            name: v.string(),
            revenue: v.number(),
            orders: v.number(),
            refunded: v.number(),
          }),
        ),
        /** Subscriptions that are paused now: they run, and nothing is charged meanwhile. */
        paused: v.number(),
        as_of: v.string(),
      }),
    ),
    422: refusal('The days are in the wrong order, or too many.'),
  },
});

/** How many subscriptions stay, by the month in which they began. */
export const staffCohorts = endpoint({
  name: 'figures.staffCohorts',
  summary: 'Subscriptions of the last twelve months by the month in which they began, and how many stayed how long.',
  method: 'GET',
  path: '/api-cwa/staff/figures/cohorts',
  encoding: 'query',
  auth: 'staff',
  permission: 'billing',
  request: v.strictObject({
    /** Of one plan only, as it was bought. */
    plan: v.optional(PlanIdField),
  }),
  answers: {
    200: success(
      'Twelve months, the oldest first, those without anything too.',
      v.object({
        cohorts: v.array(CohortSchema),
        /** Plans with which these subscriptions began. */
        plans: v.array(v.object({ id: v.string(), name: v.string() })),
      }),
    ),
  },
});
