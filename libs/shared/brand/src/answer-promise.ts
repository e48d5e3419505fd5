import * as v from 'valibot';
import { closedObject } from './closed-object.ts';

const HOURS = 'a whole number of hours from 1 to 240';
const TimeOfDay = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'a time of day such as 09:00'));

const knowsZone = (zone: string) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
};

/** Support hours, in one time zone. */
const OpeningHoursSchema = v.pipe(
  closedObject({
    time_zone: v.pipe(v.string(), v.check(knowsZone, 'a time zone such as America/New_York')),
    /** 1 is Monday, 7 is Sunday. */
    days: v.pipe(
      v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))),
      v.minLength(1, 'a list of at least one day'),
      v.check((days) => new Set(days).size === days.length, 'a list that names each day once'),
    ),
    from: TimeOfDay,
    to: TimeOfDay,
  }),
  v.check(({ from, to }) => from < to, 'hours that begin before they end'),
);
export type OpeningHours = v.InferOutput<typeof OpeningHoursSchema>;

/** Within how many hours a brand's support replies: around the clock, or counted in its support hours. */
export const AnswerPromiseSchema = closedObject({
  hours: v.pipe(v.number(HOURS), v.integer(HOURS), v.minValue(1, HOURS), v.maxValue(240, HOURS)),
  /** Absent: always. */
  open: v.optional(OpeningHoursSchema),
});
export type AnswerPromise = v.InferOutput<typeof AnswerPromiseSchema>;
