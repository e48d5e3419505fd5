import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { ApprovalSchema } from '../approval.ts';

const id = v.pipe(v.string(), v.toLowerCase(), v.uuid());

/** Lists requests that need or needed a second person. */
export const approvals = endpoint({
  name: 'staff.approvals',
  event: 'pii.read',
  summary:
    'What waits for a second person at this brand, or was decided, the newest first; without the right to approve, one’s own.',
  method: 'GET',
  path: '/api-cwa/staff/approvals',
  encoding: 'query',
  auth: 'staff',
  permission: 'any',
  request: v.strictObject({
    state: v.optional(v.picklist(['waiting', 'decided']), 'waiting'),
    /** Cursor: id of the last request of the previous page. */
    cursor: v.optional(id),
  }),
  answers: {
    200: success(
      'At most 50.',
      v.object({ approvals: v.array(ApprovalSchema), more: v.boolean(), waiting: v.number() }),
    ),
  },
});

/** Approves someone else's request and carries it out. */
export const approve = endpoint({
  name: 'staff.approve',
  event: 'grant.approved',
  summary: 'Approves what somebody else asks for; it is carried out at once.',
  method: 'POST',
  path: '/api-cwa/staff/approvals/approve',
  encoding: 'json',
  auth: 'staff',
  recentProof: true,
  permission: ['billing', 'owner'],
  site: true,
  request: v.strictObject({ id }),
  answers: {
    200: success('The request as it stands now.', ApprovalSchema),
    403: refusal('One’s own request, or one that takes another permission.'),
    404: refusal('This brand has no such request.'),
    409: refusal('It is decided already.'),
    422: refusal('It can no longer be carried out; the message says why.'),
    503: refusal('Who carries it out does not answer; approve it again later.'),
  },
});

/** Declines a request, or withdraws the caller's own. */
export const decline = endpoint({
  name: 'staff.decline',
  event: 'grant.approved',
  summary: 'Declines a request, with a reason; who asked may take it back.',
  method: 'POST',
  path: '/api-cwa/staff/approvals/decline',
  encoding: 'json',
  auth: 'staff',
  permission: 'any',
  site: true,
  request: v.strictObject({ id, reason: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200)) }),
  answers: {
    200: success('The request as it stands now.', ApprovalSchema),
    403: refusal('It takes another permission.'),
    404: refusal('This brand has no such request.'),
    409: refusal('It is decided already.'),
  },
});
