import { PERMISSIONS } from '@vinlore/contract';
import * as v from 'valibot';

/** Somebody of the staff, as others there see them; both null where the account is erased. */
export const ColleagueSchema = v.object({
  id: v.nullable(v.string()),
  name: v.nullable(v.string()),
  email: v.nullable(v.string()),
});
export type Colleague = v.InferOutput<typeof ColleagueSchema>;

/** A request that takes a second person. */
export const ApprovalSchema = v.object({
  id: v.string(),
  /** `refund`, `owner-rights` … */
  kind: v.string(),
  permission: v.picklist(PERMISSIONS),
  subject: v.object({ kind: v.string(), id: v.string() }),
  /** Whose account the request is about; null where it is about something else. */
  person: v.nullable(ColleagueSchema),
  facts: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  /** What it changes, line by line; a value that is absent is null. */
  changes: v.array(v.object({ name: v.string(), before: v.nullable(v.string()), after: v.nullable(v.string()) })),
  /**
   * `failed`: approved, and it could not be carried out any more. `void`: the email of who asked changed. `expired`: nobody
   * decided it in time.
   */
  state: v.picklist(['waiting', 'approved', 'declined', 'failed', 'void', 'expired']),
  asked_by: ColleagueSchema,
  asked_at: v.string(),
  decided_by: v.nullable(ColleagueSchema),
  /** Decided at the command line, by whoever runs the server. */
  by_operator: v.boolean(),
  decided_at: v.nullable(v.string()),
  /** Why it was declined, or could not be carried out. */
  words: v.nullable(v.string()),
  /** Whether who asks may decide it: somebody else's, within their permissions. */
  decidable: v.boolean(),
  /** One's own request that nobody else at this desk may approve: whoever runs the server has to. */
  for_operator: v.boolean(),
});
export type Approval = v.InferOutput<typeof ApprovalSchema>;
