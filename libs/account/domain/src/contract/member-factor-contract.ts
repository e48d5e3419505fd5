import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { codesAnswer, ConfirmRequestSchema, setupAnswer } from '../second-factor/set-up.ts';
import { OwnFactorsSchema } from '../staff/staff.ts';
import { SessionSchema } from '../user.ts';

const change = {
  auth: 'bearer',
  method: 'POST',
  encoding: 'json',
  recentProof: true,
  attemptsPerMinute: 20,
  request: v.strictObject({}),
} as const;

const list = endpoint({
  name: 'member-factor.list',
  summary: 'What the caller can give as a second factor.',
  method: 'GET',
  path: '/api/user/second-factor',
  encoding: 'none',
  auth: 'bearer',
  viewable: true,
  request: v.strictObject({}),
  answers: { 200: success('Authenticator, passkeys and recovery codes.', OwnFactorsSchema) },
});

const start = endpoint({
  ...change,
  name: 'member-factor.start',
  summary: 'A secret for an authenticator app, and recovery codes.',
  path: '/api/user/second-factor/start',
  answers: { 200: setupAnswer },
});

const confirm = endpoint({
  ...change,
  name: 'member-factor.confirm',
  event: 'factor.changed',
  summary: 'Turns two-step verification on by the first code of the app; the session gets another token.',
  path: '/api/user/second-factor/confirm',
  sharedLimit: true,
  request: ConfirmRequestSchema,
  answers: {
    200: success('The session.', SessionSchema),
    422: refusal('It came too late, or the code does not match.'),
  },
});

const renewCodes = endpoint({
  ...change,
  name: 'member-factor.renewCodes',
  event: 'factor.changed',
  summary: 'New recovery codes in place of the former ones.',
  path: '/api/user/second-factor/recovery-codes',
  answers: { 200: codesAnswer, 422: refusal('There is no authenticator that they go with.') },
});

const remove = endpoint({
  ...change,
  name: 'member-factor.remove',
  event: 'factor.changed',
  summary: 'Turns two-step verification off: removes the authenticator and its recovery codes.',
  path: '/api/user/second-factor/remove',
  answers: { 200: success('What is left.', OwnFactorsSchema) },
});

/** Routes for members to turn two-step verification on and off (OWASP ASVS 5.0 V6.3.3, V7.5.1). */
export const memberFactorContract = { confirm, list, remove, renewCodes, start };
