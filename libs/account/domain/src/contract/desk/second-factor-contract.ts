import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { PasskeyHostSchema, PasskeyProofSchema, PasskeyRequestSchema } from '../../passkey.ts';
import { OwnFactorsSchema } from '../../staff/staff.ts';
import { codesAnswer, ConfirmRequestSchema, setupAnswer } from '../../second-factor/set-up.ts';
import { TypedCodeSchema } from '../../second-factor/typed-code.ts';
import { SessionSchema } from '../../user.ts';

const ofStaff = { auth: 'staff', permission: 'any', method: 'POST', encoding: 'json', site: true } as const;

const list = endpoint({
  name: 'second-factor.list',
  summary: 'What the caller can give as a second factor.',
  method: 'GET',
  path: '/api-cwa/staff/second-factor',
  encoding: 'none',
  auth: 'staff',
  permission: 'any',
  request: v.strictObject({}),
  answers: { 200: success('Authenticator, passkeys and recovery codes.', OwnFactorsSchema) },
});

/**
 * Nothing is stored yet: the client sends all of it back with the first code, which proves that the secret was scanned.
 */
const start = endpoint({
  ...ofStaff,
  recentProof: true,
  name: 'second-factor.start',
  summary: 'A secret for an authenticator app, and recovery codes.',
  path: '/api-cwa/staff/second-factor/start',
  beforeSecondFactor: true,
  attemptsPerMinute: 20,
  request: v.strictObject({}),
  answers: {
    200: setupAnswer,
  },
});

const confirm = endpoint({
  ...ofStaff,
  recentProof: true,
  name: 'second-factor.confirm',
  event: 'factor.changed',
  summary: 'Sets up the authenticator whose code is shown; the session gets another token.',
  path: '/api-cwa/staff/second-factor/confirm',
  beforeSecondFactor: true,
  attemptsPerMinute: 20,
  sharedLimit: true,
  request: ConfirmRequestSchema,
  answers: {
    200: success('The session.', SessionSchema),
    422: refusal('It came too late, or the code does not match.'),
  },
});

const give = endpoint({
  ...ofStaff,
  name: 'second-factor.give',
  event: 'factor.ok',
  summary: 'Gives the second factor by a code of the authenticator or a recovery code; the session gets another token.',
  path: '/api-cwa/staff/second-factor/give',
  beforeSecondFactor: true,
  attemptsPerMinute: 20,
  sharedLimit: true,
  request: v.strictObject({ code: TypedCodeSchema }),
  answers: { 200: success('The session.', SessionSchema), 422: refusal('The code is not good, or was used before.') },
});

const passkeyOptions = endpoint({
  ...ofStaff,
  name: 'second-factor.passkeyOptions',
  summary: 'What a browser needs to ask for a passkey as the second factor.',
  path: '/api-cwa/staff/second-factor/passkey-options',
  beforeSecondFactor: true,
  attemptsPerMinute: 20,
  request: v.strictObject({ host: PasskeyHostSchema }),
  answers: {
    200: success('Options for the browser.', PasskeyRequestSchema),
    422: refusal('Passkeys do not hold on this host.'),
  },
});

const givePasskey = endpoint({
  ...ofStaff,
  name: 'second-factor.givePasskey',
  event: 'factor.ok',
  summary: 'Gives the second factor by a passkey; the session gets another token.',
  path: '/api-cwa/staff/second-factor/passkey',
  beforeSecondFactor: true,
  attemptsPerMinute: 20,
  sharedLimit: true,
  request: v.strictObject({ proof: PasskeyProofSchema }),
  answers: {
    200: success('The session.', SessionSchema),
    422: refusal('It came too late, or it is no passkey of this account.'),
  },
});

const renewCodes = endpoint({
  ...ofStaff,
  recentProof: true,
  name: 'second-factor.renewCodes',
  event: 'factor.changed',
  summary: 'New recovery codes in place of the former ones.',
  path: '/api-cwa/staff/second-factor/recovery-codes',
  attemptsPerMinute: 20,
  request: v.strictObject({}),
  answers: {
    200: codesAnswer,
    422: refusal('There is no authenticator that they go with.'),
  },
});

const remove = endpoint({
  ...ofStaff,
  recentProof: true,
  name: 'second-factor.remove',
  event: 'factor.changed',
  summary: 'Removes the authenticator and its recovery codes, where a passkey is left.',
  path: '/api-cwa/staff/second-factor/remove',
  attemptsPerMinute: 20,
  request: v.strictObject({}),
  answers: {
    200: success('What is left.', OwnFactorsSchema),
    422: refusal('It is the last factor.'),
  },
});

/** Routes to set up and verify the second factor of staff (ADR 24). */
export const secondFactorContract = { confirm, give, givePasskey, list, passkeyOptions, remove, renewCodes, start };
