import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { PasswordInputSchema } from '../../credentials.ts';
import { PasskeyHostSchema, PasskeyProofSchema, PasskeyRequestSchema } from '../../passkey.ts';
import { OwnFactorsSchema } from '../../staff/staff.ts';
import { SessionSchema } from '../../user.ts';

const pass = v.optional(PasswordInputSchema);
const ofStaff = { auth: 'staff', permission: 'any', method: 'POST', encoding: 'json', site: true } as const;
const proofWanted = refusal('The password is needed or does not match.');

/** A code of the authenticator, six digits, or one of the recovery codes; as typed. */
const CodeInputSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40));
const RecoveryCodesSchema = v.array(v.string());

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

/** Nothing is kept yet: all of it comes back with the code that proves the secret was read. */
const start = endpoint({
  ...ofStaff,
  name: 'second-factor.start',
  summary: 'A secret for an authenticator app, and recovery codes; without the password the session must be fresh.',
  path: '/api-cwa/staff/second-factor/start',
  beforeSecondFactor: true,
  attemptsPerMinute: 20,
  request: v.strictObject({ pass }),
  answers: {
    200: success(
      'The secret, as text, as an address and as an SVG of the QR code; and the recovery codes, which are told this once.',
      v.object({
        setup: v.string(),
        secret: v.string(),
        address: v.string(),
        qr: v.string(),
        recovery_codes: RecoveryCodesSchema,
      }),
    ),
    422: proofWanted,
  },
});

const confirm = endpoint({
  ...ofStaff,
  name: 'second-factor.confirm',
  summary: 'Sets up the authenticator whose code is shown; the session gets another token.',
  path: '/api-cwa/staff/second-factor/confirm',
  beforeSecondFactor: true,
  attemptsPerMinute: 20,
  sharedLimit: true,
  request: v.strictObject({
    setup: v.pipe(v.string(), v.minLength(1), v.maxLength(2000)),
    code: CodeInputSchema,
  }),
  answers: {
    200: success('The session.', SessionSchema),
    422: refusal('It came too late, or the code does not match.'),
  },
});

const give = endpoint({
  ...ofStaff,
  name: 'second-factor.give',
  summary: 'Gives the second factor by a code of the authenticator or a recovery code; the session gets another token.',
  path: '/api-cwa/staff/second-factor/give',
  beforeSecondFactor: true,
  attemptsPerMinute: 20,
  sharedLimit: true,
  request: v.strictObject({ code: CodeInputSchema }),
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
  name: 'second-factor.renewCodes',
  summary: 'New recovery codes in place of the former ones; without the password the session must be fresh.',
  path: '/api-cwa/staff/second-factor/recovery-codes',
  attemptsPerMinute: 20,
  request: v.strictObject({ pass }),
  answers: {
    200: success('The codes, which are told this once.', v.object({ recovery_codes: RecoveryCodesSchema })),
    422: proofWanted,
  },
});

const remove = endpoint({
  ...ofStaff,
  name: 'second-factor.remove',
  summary: 'Removes the authenticator and its recovery codes, where a passkey is left.',
  path: '/api-cwa/staff/second-factor/remove',
  attemptsPerMinute: 20,
  request: v.strictObject({ pass }),
  answers: {
    200: success('What is left.', OwnFactorsSchema),
    422: refusal('It is the last factor, or the password is needed or does not match.'),
  },
});

/** Calls by which staff set up and give a second factor (ADR 24). */
export const secondFactorContract = { confirm, give, givePasskey, list, passkeyOptions, remove, renewCodes, start };
