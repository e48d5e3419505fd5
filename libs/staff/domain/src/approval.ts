import { PERMISSIONS } from '@vinlore/contract';
import * as v from 'valibot';

/** A staff member as colleagues see them; both null if the account is erased. */
export const ColleagueSchema = v.object({
  id: v.nullable(v.string()),
  name: v.nullable(v.string()),
  email: v.nullable(v.string()),
});
export type Colleague = v.InferOutput<typeof ColleagueSchema>;

/** A request that needs a second person. */
export const ApprovalSchema = v.object({
  id: v.string(),
  /** `refund`, `owner-rights` … */
  kind: v.string(),
  permission: v.picklist(PERMISSIONS),
  subject: v.object({ kind: v.string(), id: v.string() }),
  /** The account that the request is about; null if it is about something else. */
  person: v.nullable(ColleagueSchema),
  facts: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  /** Changes, line by line; absent values are null. */
  changes: v.array(v.object({ name: v.string(), before: v.nullable(v.string()), after: v.nullable(v.string()) })),
  /**
   * `failed`: approved, but could not be carried out. `void`: the requester's email changed. `expired`: not decided in
   * time.
   */
  state: v.picklist(['waiting', 'approved', 'declined', 'failed', 'void', 'expired']),
  asked_by: ColleagueSchema,
  asked_at: v.string(),
  decided_by: v.nullable(ColleagueSchema),
  /** Decided on the command line by the operator. */
  by_operator: v.boolean(),
  decided_at: v.nullable(v.string()),
  /** Why it was declined or could not be carried out. */
  words: v.nullable(v.string()),
  /** Whether the caller may decide it: someone else's request, within their permissions. */
  decidable: v.boolean(),
  /** The caller's own request that no one else at this desk can approve, so the operator has to. */
  for_operator: v.boolean(),
});
export type Approval = v.InferOutput<typeof ApprovalSchema>;
