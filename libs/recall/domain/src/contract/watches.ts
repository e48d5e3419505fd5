import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';

const Email = v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254));
const Name = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), '');
const Token = v.pipe(v.string(), v.maxLength(400));

/**
 * Requests recall alerts for a vehicle. No alerts are sent until the address is confirmed by an emailed link. The
 * response is the same whether or not the address is known.
 */
export const watchRecalls = endpoint({
  name: 'recall.watch',
  summary: 'Asks for a mail when a vehicle gets a new recall.',
  method: 'POST',
  path: '/api/recall-check/watch',
  encoding: 'json',
  auth: 'none',
  attemptsPerMinute: 10,
  sharedLimit: true,
  request: v.strictObject({
    email: Email,
    /** Either the VIN or year, make, and model. */
    vin: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), ''),
    year: v.optional(v.pipe(v.string(), v.regex(/^(\d{4})?$/)), ''),
    make: Name,
    model: Name,
  }),
  answers: {
    200: success(
      'A mail with the link that confirms it is on its way.',
      v.object({ confirm_by_mail: v.literal(true) }),
    ),
    422: refusal('`Wrong VIN` (spec §8), or no vehicle that recalls could name.'),
  },
});

/** Confirms alerts by the emailed link. */
export const confirmRecallWatch = endpoint({
  name: 'recall.confirmWatch',
  summary: 'Confirms the mails about new recalls of a vehicle.',
  method: 'POST',
  path: '/api/recall-check/confirm-watch',
  encoding: 'json',
  auth: 'none',
  attemptsPerMinute: 30,
  request: v.strictObject({ token: Token }),
  answers: {
    200: success('It is on.', v.object({ title: v.string() })),
    422: refusal('The link is over or was changed.'),
  },
});

/** Ends alerts for a vehicle by a link in each email. */
export const endRecallWatch = endpoint({
  name: 'recall.endWatch',
  summary: 'Ends the mails about new recalls of a vehicle.',
  method: 'POST',
  path: '/api/recall-check/end-watch',
  encoding: 'json',
  auth: 'none',
  attemptsPerMinute: 30,
  request: v.strictObject({ token: Token }),
  answers: {
    200: success('It is over, now or before.', v.object({ title: v.string() })),
    422: refusal('The link was changed.'),
  },
});

/**
 * Turns the member's own recall alerts for a vehicle on or off. No confirmation is needed because the account's email
 * address is verified.
 */
export const ownRecallWatch = endpoint({
  name: 'recall.ownWatch',
  summary: 'Switches the member’s mails about new recalls of a vehicle on or off.',
  method: 'POST',
  path: '/api/user/recall-watch',
  encoding: 'json',
  auth: 'bearer',
  attemptsPerMinute: 60,
  request: v.strictObject({ vin: v.pipe(v.string(), v.trim(), v.maxLength(40)), on: v.boolean() }),
  answers: {
    200: success('As it is now.', v.object({ on: v.boolean(), title: v.string() })),
    422: refusal('`Wrong VIN` (spec §8), a VIN whose year, make and model nobody filed, or too many vehicles.'),
  },
});
