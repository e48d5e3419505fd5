import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { DayField, PlanIdField } from '../../staff/fields.ts';
import { CohortSchema, FigurePointSchema, FigureUnitSchema } from '../../staff/figures.ts';

/** The brand's revenue, refunds, and sales. */
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
    /** Defaults to the brand's currency. */
    currency: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))),
  }),
  answers: {
    200: success(
      'Spans in order, those without anything too.',
      v.object({
        currency: v.string(),
        /** All currencies the brand has ever sold in. */
        currencies: v.array(v.string()),
        points: v.array(FigurePointSchema),
        /** Total revenue by plan, highest first. */
        plans: v.array(
          v.object({
            id: v.string(),
            name: v.string(),
            revenue: v.number(),
            orders: v.number(),
            refunded: v.number(),
          }),
        ),
        /** Subscriptions currently paused: running, but not charged. */
        paused: v.number(),
        as_of: v.string(),
      }),
    ),
    422: refusal('The days are in the wrong order, or too many.'),
  },
});

/** Subscription retention by start month. */
export const staffCohorts = endpoint({
  name: 'figures.staffCohorts',
  summary: 'Subscriptions of the last twelve months by the month in which they began, and how many stayed how long.',
  method: 'GET',
  path: '/api-cwa/staff/figures/cohorts',
  encoding: 'query',
  auth: 'staff',
  permission: 'billing',
  request: v.strictObject({
    /** Limits the cohorts to one plan, as bought. */
    plan: v.optional(PlanIdField),
  }),
  answers: {
    200: success(
      'Twelve months, the oldest first, those without anything too.',
      v.object({
        cohorts: v.array(CohortSchema),
        /** Plans that these subscriptions started with. */
        plans: v.array(v.object({ id: v.string(), name: v.string() })),
      }),
    ),
  },
});
