import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { EmailSchema } from '../../credentials.ts';
import { PermissionsSchema, TeamPersonSchema } from '../../staff/staff.ts';

const id = v.pipe(v.string(), v.toLowerCase(), v.uuid());
const ofOwners = { auth: 'staff', permission: 'owner', method: 'POST', encoding: 'json', site: true } as const;
const brands = v.pipe(v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(60))), v.maxLength(50));

/** Whether the change was made or needs a second owner's approval. */
const Outcome = v.object({ done: v.boolean() });

/** The team of this brand's desk. */
const list = endpoint({
  name: 'team.list',
  event: 'pii.read',
  summary: 'Who works at this brand’s desk, by email.',
  method: 'GET',
  path: '/api-cwa/staff/team',
  encoding: 'query',
  auth: 'staff',
  permission: 'owner',
  request: v.strictObject({
    /** Prefix of an email. */
    search: v.optional(v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254)), ''),
    /** Cursor: id of the last person of the previous page. */
    cursor: v.optional(id),
  }),
  answers: { 200: success('At most 50.', v.object({ people: v.array(TeamPersonSchema), more: v.boolean() })) },
});

const one = endpoint({
  name: 'team.one',
  event: 'pii.read',
  summary: 'Somebody who works at this brand’s desk.',
  method: 'GET',
  path: '/api-cwa/staff/team/one',
  encoding: 'query',
  auth: 'staff',
  permission: 'owner',
  request: v.strictObject({ id }),
  answers: { 200: success('Who it is.', TeamPersonSchema), 404: refusal('This brand has no such staff.') },
});

const add = endpoint({
  ...ofOwners,
  recentProof: true,
  name: 'team.add',
  event: 'grant.given',
  summary: 'Puts somebody on the staff; an email without an account gets one, and a mail to choose its password.',
  path: '/api-cwa/staff/team/add',
  attemptsPerMinute: 30,
  request: v.strictObject({ email: EmailSchema, permissions: PermissionsSchema, brands }),
  answers: {
    200: success('Whether it is done, or waits for a second owner.', Outcome),
    422: refusal(
      'Somebody who is on the staff, has closed their account, brands that are not the caller’s to give, or what takes a second owner where there is none.',
    ),
  },
});

const change = endpoint({
  ...ofOwners,
  recentProof: true,
  name: 'team.change',
  event: 'grant.given',
  summary:
    'Changes permissions and other brands of somebody on the staff; an owner’s rights, and getting billing, take a second owner.',
  path: '/api-cwa/staff/team/change',
  request: v.strictObject({
    id,
    permissions: PermissionsSchema,
    brands,
    /** Permissions as the caller last saw them, so concurrent changes aren't overwritten. */
    was: v.strictObject({ permissions: PermissionsSchema, brands }),
  }),
  answers: {
    200: success('Whether it is done, or waits for a second owner.', Outcome),
    404: refusal('This brand has no such staff.'),
    409: refusal('Somebody else has changed it since the caller looked.'),
    422: refusal(
      'One’s own, the last owner’s, those of another brand’s staff, brands that are not the caller’s to give, or what takes a second owner where there is none.',
    ),
  },
});

const remove = endpoint({
  ...ofOwners,
  recentProof: true,
  name: 'team.remove',
  summary: 'Takes somebody off the staff and ends their sessions; of another brand’s staff: ends their work here.',
  path: '/api-cwa/staff/team/remove',
  request: v.strictObject({ id }),
  answers: {
    200: success('Whether it is done, or waits for a second owner.', Outcome),
    404: refusal('This brand has no such staff.'),
    422: refusal('Oneself, the last owner, or an owner where there is no second one to approve it.'),
  },
});

const resetFactor = endpoint({
  ...ofOwners,
  recentProof: true,
  name: 'team.resetFactor',
  event: 'factor.changed',
  summary: 'Forgets somebody’s lost second factor, passkeys too, and ends their sessions.',
  path: '/api-cwa/staff/team/reset-factor',
  request: v.strictObject({ id }),
  answers: {
    200: success('Done.', v.null()),
    404: refusal('This brand has no such staff.'),
    422: refusal('One’s own, or that of somebody whose account another brand keeps.'),
  },
});

const endSessions = endpoint({
  ...ofOwners,
  name: 'team.endSessions',
  summary: 'Ends all sessions of somebody on the staff; of another brand’s staff: those at this desk.',
  path: '/api-cwa/staff/team/end-sessions',
  request: v.strictObject({ id }),
  answers: {
    200: success('How many ended.', v.object({ ended: v.number() })),
    403: refusal('One’s own.'),
    404: refusal('This brand has no such staff.'),
  },
});

/** Routes for owners to manage the team of a brand's desk. */
export const teamContract = { add, change, endSessions, list, one, remove, resetFactor };
