import * as v from 'valibot';
import { REPORT_TYPES } from '../data/report-type.ts';

/** Miles on the car as the member reads them; 0, the default, where they gave none (spec §9). */
export const MileageField = v.optional(v.pipe(v.string(), v.trim(), v.regex(/^\d{0,7}$/), v.transform(Number)), '0');

/**
 * Which records are looked for (spec §9: default US). A type is offered where a source of its region exists
 * (docs/decisions.md §4); one that isn't is refused.
 */
export const ReportTypeField = v.optional(v.picklist(REPORT_TYPES), 'US');

/** A word that may be left out. */
export const OptionalWords = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), '');

/** A vehicle's name as a person writes it, on one line; '' for none. */
export const VehicleNameField = v.optional(
  v.pipe(
    v.string(),
    v.transform((name) => name.replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim()),
    v.maxLength(100),
  ),
  '',
);

/**
 * Whether the signature over a report holds. `unsigned`: it was made before reports were signed, so that nothing tells
 * whether it was changed since.
 */
export const StandingField = v.picklist(['genuine', 'altered', 'unsigned']);
export type Standing = v.InferOutput<typeof StandingField>;

export const ReportIdField = v.pipe(v.string(), v.maxLength(64));
