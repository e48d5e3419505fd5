import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { MailTokenSchema } from '../../credentials.ts';
import { DeskMeSchema } from '../../staff/staff.ts';
import { PassiveSchema, SessionSchema } from '../../user.ts';

/** Restores the desk's session after a reload; also one of somebody whose account another brand keeps. */
const session = endpoint({
  name: 'desk.session',
  summary: 'Restores token and user of somebody on the staff from the session cookie; null without such a session.',
  method: 'POST',
  path: '/api-cwa/staff/session',
  encoding: 'query',
  auth: 'none',
  host: 'desk',
  xsrf: true,
  request: v.strictObject({ passive: PassiveSchema }),
  answers: { 200: success('Token and user, or null.', v.nullable(SessionSchema)) },
});

const me = endpoint({
  name: 'desk.me',
  summary: 'Who works at the desk, what they may do, and whether the second factor is given.',
  method: 'GET',
  path: '/api-cwa/staff/me',
  encoding: 'none',
  auth: 'staff',
  permission: 'any',
  beforeSecondFactor: true,
  // A desk asks it by the clock: that keeps no session alive.
  passive: true,
  request: v.strictObject({}),
  answers: { 200: success('Who it is.', DeskMeSchema) },
});

const logout = endpoint({
  name: 'desk.logout',
  summary: 'Ends the session at this desk and clears its cookies.',
  method: 'POST',
  path: '/api-cwa/staff/logout',
  encoding: 'none',
  auth: 'staff',
  permission: 'any',
  beforeSecondFactor: true,
  site: true,
  clearsSiteData: true,
  request: v.strictObject({}),
  answers: { 200: success('The session has ended.', v.null()) },
});

const BrandKeySchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(60));

/**
 * The desk that somebody goes to begins the hand-over: only the browser that holds this cookie can end it, so that no
 * link logs anybody in as somebody else (login CSRF).
 */
const beginArrival = endpoint({
  name: 'desk.beginArrival',
  summary: 'Begins a hand-over from another brand’s desk: sets a cookie, and gives the address there that goes on.',
  method: 'POST',
  path: '/api-cwa/staff/begin-arrival',
  encoding: 'json',
  auth: 'none',
  host: 'desk',
  site: true,
  attemptsPerMinute: 30,
  request: v.strictObject({ from: BrandKeySchema }),
  answers: {
    200: success('Where to go.', v.object({ address: v.string() })),
    404: refusal('There is no other desk of that key.'),
  },
});

/** Leads to another brand's desk, without a second login. */
const handOver = endpoint({
  name: 'desk.handOver',
  summary: 'An address, good once and within a minute, that opens the session at another brand’s desk.',
  method: 'POST',
  path: '/api-cwa/staff/hand-over',
  encoding: 'json',
  auth: 'staff',
  permission: 'any',
  site: true,
  attemptsPerMinute: 30,
  request: v.strictObject({
    brand: BrandKeySchema,
    /** SHA-256 of what the browser's cookie at that desk holds, in base64url. */
    challenge: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  }),
  answers: {
    200: success('Where to go.', v.object({ address: v.string() })),
    404: refusal('They do not work at the desk of such a brand.'),
  },
});

/** Opens the session at the brand that a hand-over leads to. */
const arrive = endpoint({
  name: 'desk.arrive',
  summary: 'Opens a session at this brand’s desk by a hand-over; also sets the session cookie and the XSRF cookie.',
  method: 'POST',
  path: '/api-cwa/staff/arrive',
  encoding: 'json',
  auth: 'none',
  host: 'desk',
  site: true,
  attemptsPerMinute: 20,
  sharedLimit: true,
  request: v.strictObject({ token: MailTokenSchema }),
  answers: {
    200: success('Token and user.', SessionSchema),
    422: refusal('The hand-over is used, too old, leads elsewhere, or was begun in another browser.'),
  },
});

/** Calls by which staff come to a desk and go to another one. */
export const deskContract = { arrive, beginArrival, handOver, logout, me, session };
