import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';

/** What visitors know as one service each. */
export const SERVICES = ['lookups', 'reports', 'stickers', 'payments', 'mail', 'support'] as const;
export type ServiceName = (typeof SERVICES)[number];

/** `degraded`: slow, late, or only partly there. */
export const SERVICE_STATES = ['ok', 'degraded', 'down'] as const;
export type ServiceState = (typeof SERVICE_STATES)[number];

const StateSchema = v.picklist(SERVICE_STATES);
const MinutesSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** One day (UTC) of a service. */
const ServiceDaySchema = v.object({
  /** Such as `2026-11-30`. */
  day: v.pipe(v.string(), v.isoDate()),
  /** Null if nothing was measured that day. */
  state: v.nullable(StateSchema),
  /** Minutes that it was degraded or down. */
  minutes: MinutesSchema,
});
export type ServiceDay = v.InferOutput<typeof ServiceDaySchema>;

/** The services now and over the last 90 days. */
export const status = endpoint({
  name: 'brand.status',
  summary: 'State of the services now and over the last 90 days.',
  method: 'GET',
  path: '/api-cwa/status',
  encoding: 'none',
  auth: 'none',
  request: v.strictObject({}),
  answers: {
    200: success(
      'The services, as last measured.',
      v.object({
        /** When the current state was measured. */
        at: v.pipe(v.string(), v.isoTimestamp()),
        services: v.array(
          v.object({
            name: v.picklist(SERVICES),
            state: StateSchema,
            /** 90 days, oldest first. */
            days: v.array(ServiceDaySchema),
          }),
        ),
      }),
    ),
  },
});
