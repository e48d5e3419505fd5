import * as v from 'valibot';
import { REPORT_TYPES } from '../data/report-type.ts';

/** Current mileage as read by the member, in miles; 0 (the default) if not given (spec §9). */
export const MileageField = v.optional(v.pipe(v.string(), v.trim(), v.regex(/^\d{0,7}$/), v.transform(Number)), '0');

/**
 * Which records to look for (spec §9: default US). A type is available if there is a source for its region
 * (docs/decisions.md §4); others are rejected.
 */
export const ReportTypeField = v.optional(v.picklist(REPORT_TYPES), 'US');

/** An optional string. */
export const OptionalWords = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), '');

/** A vehicle name as typed, on one line; '' for none. */
export const VehicleNameField = v.optional(
  v.pipe(
    v.string(),
    v.transform((name) => name.replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim()),
    v.maxLength(100),
  ),
  '',
);

/**
 * Whether a report's signature is valid. `unsigned`: created before reports were signed, so changes can't be detected.
 */
export const StandingField = v.picklist(['genuine', 'altered', 'unsigned']);
export type Standing = v.InferOutput<typeof StandingField>;

export const ReportIdField = v.pipe(v.string(), v.maxLength(64));
