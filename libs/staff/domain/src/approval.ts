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
  /** `failed`: approved, and it could not be carried out any more. */
  state: v.picklist(['waiting', 'approved', 'declined', 'failed']),
  asked_by: ColleagueSchema,
  asked_at: v.string(),
  decided_by: v.nullable(ColleagueSchema),
  decided_at: v.nullable(v.string()),
  /** Why it was declined, or could not be carried out. */
  words: v.nullable(v.string()),
  /** Whether who asks may decide it: somebody else's, within their permissions. */
  decidable: v.boolean(),
});
export type Approval = v.InferOutput<typeof ApprovalSchema>;
