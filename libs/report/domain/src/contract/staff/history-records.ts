import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { EventCorrectionSchema } from '../../events/history-event.ts';
import { ReasonSchema, SourceNameSchema } from './history-sources.ts';

/** Page size of a vehicle's records in the desk. */
export const MOST_RECORDS = 500;

/** Identifies a record by its source and the source's ID. */
const recordKey = {
  source: SourceNameSchema,
  record_id: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
};

/** The fields of a record that can be corrected. */
const { date, odometer } = EventCorrectionSchema.pipe[0].entries;

/** A record as shown to staff: as in reports, and as the source reported it. */
const StaffRecordSchema = v.object({
  ...recordKey,
  vin: v.string(),
  /** In the reader's language, as in a report. */
  title: v.string(),
  day: v.string(),
  place: v.nullable(v.string()),
  reading: v.nullable(v.string()),
  details: v.array(v.object({ label: v.string(), value: v.string() })),
  /** Original values of the correctable fields. */
  said: v.object({
    date: v.string(),
    odometer: v.nullable(v.object({ value: v.number(), unit: v.picklist(['mi', 'km']) })),
  }),
  standing: v.picklist(['shown', 'hidden', 'withdrawn']),
  /** The staff correction, which replaces the source's values. */
  correction: v.nullable(v.object({ date, odometer })),
  /** Why and since when it's hidden or withdrawn; null if it isn't. */
  reason: v.nullable(v.string()),
  marked_at: v.nullable(v.string()),
  /** The import that added it; null if it predates import tracking or is built in. */
  import_id: v.nullable(v.string()),
  sample: v.boolean(),
});
export type StaffRecord = v.InferOutput<typeof StaffRecordSchema>;

/** Imported records of a vehicle. */
export const historyRecords = endpoint({
  name: 'history.records',
  summary: 'The imported records of a VIN or classic number, hidden ones too, the newest first.',
  method: 'GET',
  path: '/api-cwa/staff/history/records',
  encoding: 'query',
  auth: 'staff',
  permission: 'support',
  request: v.strictObject({ vin: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40)) }),
  answers: {
    200: success('At most 500.', v.object({ vin: v.string(), records: v.array(StaffRecordSchema), more: v.boolean() })),
  },
});

const act = { method: 'POST', encoding: 'json', auth: 'staff', site: true } as const;
const answers = {
  200: success('The record as it now is.', StaffRecordSchema),
  404: refusal('There is no such record.'),
};

/** Hides a record from reports or shows it again. */
export const hideRecord = endpoint({
  ...act,
  name: 'history.hideRecord',
  summary: 'Hides an imported record from reports, or shows it again. It stays hidden when it is imported again.',
  path: '/api-cwa/staff/history/record/hide',
  permission: 'support',
  request: v.strictObject({ ...recordKey, hidden: v.boolean(), reason: ReasonSchema }),
  answers: { ...answers, 409: refusal('Its source withdrew it: an owner takes that back.') },
});

/** Marks a record as withdrawn by its source. */
export const withdrawRecord = endpoint({
  ...act,
  name: 'history.withdrawRecord',
  summary: 'Notes that its source withdrew a record, or takes that back. Reports show it no more.',
  path: '/api-cwa/staff/history/record/withdraw',
  permission: 'owner',
  request: v.strictObject({ ...recordKey, withdrawn: v.boolean(), reason: ReasonSchema }),
  answers,
});

/** Corrects a record and keeps the source's original values. */
export const correctRecord = endpoint({
  ...act,
  name: 'history.correctRecord',
  summary: 'Corrects date or odometer of a record; reports show its source’s own words beside. Null takes it back.',
  path: '/api-cwa/staff/history/record/correct',
  permission: 'owner',
  request: v.strictObject({ ...recordKey, correction: v.nullable(EventCorrectionSchema), reason: ReasonSchema }),
  answers: { ...answers, 422: refusal('The date is still ahead.') },
});

/** Permanently deletes a record. */
export const deleteRecord = endpoint({
  ...act,
  name: 'history.deleteRecord',
  summary: 'Deletes a record with all that imports said of it. A file that brings it again brings it back.',
  path: '/api-cwa/staff/history/record/delete',
  permission: 'owner',
  recentProof: true,
  request: v.strictObject({ ...recordKey, reason: ReasonSchema }),
  answers: { 200: success('It is gone.', v.object({ deleted: v.literal(true) })), 404: answers[404] },
});
