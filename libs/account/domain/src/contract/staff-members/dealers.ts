import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { Cursor, IdField, MemberSearchField, Moment, ReasonField } from './fields.ts';
import { DEALER_STATES } from './members.ts';

/** A dealer in the desk's list, as entered at registration; '' for missing values. */
const ListedDealerSchema = v.object({
  id: v.string(),
  email: v.string(),
  name: v.string(),
  company: v.string(),
  website: v.string(),
  /** City, state, and country. */
  place: v.string(),
  phone: v.string(),
  employees: v.number(),
  state: v.picklist(DEALER_STATES),
  /** Time of the latest registration. */
  since: Moment,
  closed: v.boolean(),
});
export type ListedDealer = v.InferOutput<typeof ListedDealerSchema>;

/** Lists the brand's dealers for staff. */
export const staffDealers = endpoint({
  name: 'dealers.staffList',
  event: 'pii.read',
  summary: 'Dealers of this brand, the last registered first.',
  method: 'GET',
  path: '/api-cwa/staff/dealers',
  encoding: 'query',
  auth: 'staff',
  permission: 'support',
  request: v.strictObject({
    /** `new`: not reviewed yet. Absent: anyone who ever registered as a dealer. */
    state: v.optional(v.picklist(DEALER_STATES)),
    search: v.optional(MemberSearchField, ''),
    cursor: v.optional(IdField),
  }),
  answers: { 200: success('At most 50.', v.object({ dealers: v.array(ListedDealerSchema), cursor: Cursor })) },
});

const own = refusal('The dealer is oneself.');
const none = refusal('This brand has no such dealer.');
const judged = success('The dealer.', v.object({ id: v.string(), state: v.picklist(DEALER_STATES) }));

/** Marks a dealer as reviewed, or restores a revoked one. */
export const staffApproveDealer = endpoint({
  name: 'dealers.staffApprove',
  event: 'grant.given',
  summary: 'Approves a dealer; gives a withdrawn one the flag again.',
  method: 'POST',
  path: '/api-cwa/staff/dealer/approve',
  encoding: 'json',
  auth: 'staff',
  permission: 'support',
  site: true,
  request: v.strictObject({ id: IdField }),
  answers: { 200: judged, 403: own, 404: none },
});

/** Revokes dealer status (docs/decisions.md §4); the member gets the reason by email. */
export const staffWithdrawDealer = endpoint({
  name: 'dealers.staffWithdraw',
  summary: 'Withdraws the dealer flag, with a reason that the member is told.',
  method: 'POST',
  path: '/api-cwa/staff/dealer/withdraw',
  encoding: 'json',
  auth: 'staff',
  permission: 'support',
  site: true,
  request: v.strictObject({ id: IdField, reason: ReasonField }),
  answers: { 200: judged, 403: own, 404: none },
});
