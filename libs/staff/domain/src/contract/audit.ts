import { endpoint, file, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { ColleagueSchema } from '../approval.ts';

const Facts = v.nullable(v.record(v.string(), v.unknown()));
const Day = v.pipe(v.string(), v.isoDate());

/** An audit log entry. */
const AuditEntrySchema = v.object({
  id: v.string(),
  at: v.string(),
  /** Null if a job or a command did it. */
  actor: v.nullable(ColleagueSchema),
  act: v.string(),
  subject: v.object({ kind: v.string(), id: v.string() }),
  detail: Facts,
  before: Facts,
  after: Facts,
  from: v.nullable(v.object({ address: v.string(), device: v.string() })),
});
export type AuditEntry = v.InferOutput<typeof AuditEntrySchema>;

/** Filter of the audit log. */
const filters = {
  /** Account id of the actor. */
  actor: v.optional(v.pipe(v.string(), v.toLowerCase(), v.uuid())),
  /** An action such as `ticket.answered`, or all of an area such as `ticket`. */
  act: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z.-]{0,59}$/))),
  /** Kind and id of the target. */
  subject: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(120))),
  /** Days in UTC, inclusive. */
  from: v.optional(Day),
  to: v.optional(Day),
};

/** The brand's audit log. */
export const audit = endpoint({
  name: 'staff.audit',
  event: 'pii.read',
  summary: 'The audit log of this brand, the newest first: who, what, before, after, from where.',
  method: 'GET',
  path: '/api-cwa/staff/audit',
  encoding: 'query',
  auth: 'staff',
  permission: 'owner',
  request: v.strictObject({ ...filters, cursor: v.optional(v.pipe(v.string(), v.regex(/^\d{1,19}$/))) }),
  answers: {
    200: success('At most 50.', v.object({ entries: v.array(AuditEntrySchema), more: v.boolean() })),
    404: refusal('This brand has no such entry.'),
  },
});

/** The same as a CSV file. */
export const auditCsv = endpoint({
  name: 'staff.auditCsv',
  event: 'export.made',
  summary: 'The audit log of this brand as CSV, the oldest first.',
  method: 'GET',
  path: '/api-cwa/staff/audit.csv',
  encoding: 'query',
  auth: 'staff',
  recentProof: true,
  permission: 'owner',
  attemptsPerMinute: 10,
  request: v.strictObject(filters),
  answers: { 200: file('One line an entry.', 'text/csv') },
});
