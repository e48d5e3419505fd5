import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { PasswordInputSchema } from '../credentials.ts';
import { PasskeyHostSchema, PasskeyProofSchema, PasskeyRequestSchema } from '../passkey.ts';
import { TypedCodeSchema } from '../second-factor/typed-code.ts';
import { SessionSchema } from '../user.ts';

/** Either a passkey, or the password (or emailed code) plus the authenticator code if the account has one. */
const given = {
  event: 'factor.ok',
  method: 'POST',
  encoding: 'json',
  attemptsPerMinute: 20,
  sharedLimit: true,
  request: v.strictObject({
    pass: v.optional(PasswordInputSchema),
    mailed: v.optional(TypedCodeSchema),
    code: v.optional(TypedCodeSchema),
    passkey: v.optional(PasskeyProofSchema),
  }),
  answers: {
    200: success('The session with its new token.', SessionSchema),
    422: refusal('Something is missing, does not match, or was used before.'),
  },
} as const;

const passkeyAsked = {
  method: 'POST',
  encoding: 'json',
  attemptsPerMinute: 20,
  request: v.strictObject({ host: PasskeyHostSchema }),
  answers: {
    200: success('Options for the browser, good for 5 minutes.', PasskeyRequestSchema),
    422: refusal('Passkeys do not work on this host.'),
  },
} as const;

const codeAsked = {
  method: 'POST',
  encoding: 'none',
  attemptsPerMinute: 5,
  sharedLimit: true,
  request: v.strictObject({}),
  answers: {
    200: success('The code is on its way.', v.null()),
    422: refusal('The account has a password: that is asked instead.'),
  },
} as const;

/** Routes for a member to confirm their identity in a session that has been open for a while. */
export const proofContract = {
  give: endpoint({
    ...given,
    name: 'proof.give',
    summary: 'Confirms who is calling; for ten minutes, calls that need a recent proof are carried out.',
    path: '/api/user/proof',
    auth: 'bearer',
  }),
  mailCode: endpoint({
    ...codeAsked,
    name: 'proof.mailCode',
    summary: 'Mails a code to a member whose account has no password, to confirm who they are.',
    path: '/api/user/proof/mail-code',
    auth: 'bearer',
  }),
  passkeyOptions: endpoint({
    ...passkeyAsked,
    name: 'proof.passkeyOptions',
    summary: 'What the browser needs to ask for a passkey of the caller, to confirm who they are.',
    path: '/api/user/proof/passkey-options',
    auth: 'bearer',
  }),
};

const atDesk = { auth: 'staff', permission: 'any', beforeSecondFactor: true, site: true } as const;

/** The desk's version, which also works for colleagues from another brand. */
export const deskProofContract = {
  give: endpoint({
    ...given,
    ...atDesk,
    name: 'desk-proof.give',
    summary: 'Confirms who is calling at the desk; for ten minutes, calls that need a recent proof are carried out.',
    path: '/api-cwa/staff/proof',
  }),
  mailCode: endpoint({
    ...codeAsked,
    ...atDesk,
    name: 'desk-proof.mailCode',
    summary: 'Mails a code to a colleague whose account has no password, to confirm who they are.',
    path: '/api-cwa/staff/proof/mail-code',
  }),
  passkeyOptions: endpoint({
    ...passkeyAsked,
    ...atDesk,
    name: 'desk-proof.passkeyOptions',
    summary: 'What the browser needs to ask for a passkey of the caller at the desk.',
    path: '/api-cwa/staff/proof/passkey-options',
  }),
};
