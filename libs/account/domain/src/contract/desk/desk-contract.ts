import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { MailTokenSchema } from '../../credentials.ts';
import { DeskMeSchema } from '../../staff/staff.ts';
import { PassiveSchema, SessionSchema } from '../../user.ts';

/** Restores a desk session after a reload, including that of an account from another brand. */
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
  // Polled by the desk, so it doesn't extend the session.
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
 * Starts the hand-over at the desk that staff switch to. Only the browser with this cookie can finish it, so a link
 * can't sign anyone in to someone else's account (login CSRF).
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

/** Switches to another brand's desk without a second sign-in. */
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
    /** SHA-256 of the browser's cookie at that desk, base64url. */
    challenge: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  }),
  answers: {
    200: success('Where to go.', v.object({ address: v.string() })),
    404: refusal('They do not work at the desk of such a brand.'),
  },
});

/** Opens the session at the brand of a hand-over. */
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

/** Routes to open a staff desk and switch to another one. */
export const deskContract = { arrive, beginArrival, handOver, logout, me, session };
