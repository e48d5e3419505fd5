import { EmailSchema } from '@vinlore/account-domain';
import { errors, type JWTPayload, jwtVerify, type JWTVerifyGetKey } from 'jose';
import * as v from 'valibot';
import { type Config, ConfigError } from '@vinlore/server-kit';
import { KeysUnavailable, publishedKeys } from './published-keys.ts';

/** An identity as Google reports it. */
export interface GoogleIdentity {
  /** Issuer of the subject; subjects are only unique per issuer. */
  readonly provider: 'google' | 'firebase';
  /** The person's id at the provider; stays the same when the email changes. */
  readonly subject: string;
  readonly email: string;
  /**
   * Whether Google hosts the mailbox itself (`gmail.com`, or a Workspace domain in `hd`). Any other address was only
   * verified once and may belong to someone else by now
   * (developers.google.com/identity/gsi/web/guides/verify-google-id-token).
   */
  readonly runsMailbox: boolean;
}

/** Verifies identity tokens. */
export interface GoogleTokens {
  /**
   * @returns null for a token that is forged, expired, issued for another audience, or without a verified email
   * @throws KeysUnavailable while no token can be verified
   */
  read(token: string): Promise<GoogleIdentity | null>;
}

/** Google's signing algorithms (discovery document, `id_token_signing_alg_values_supported`). */
const ALGORITHMS = ['RS256'];
/** Google's tokens live for an hour; an older one is a replay. */
const LONGEST_LIFE = '1h';
/** Allowed clock skew in seconds. */
const TOLERANCE = 30;

const GOOGLE_ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];
const firebaseIssuer = (project: string) => `https://securetoken.google.com/${project}`;

const ClaimsSchema = v.object({
  iss: v.string(),
  aud: v.string(),
  sub: v.pipe(v.string(), v.nonEmpty(), v.maxLength(255)),
  email: EmailSchema,
  email_verified: v.literal(true),
  hd: v.optional(v.string()),
  firebase: v.optional(v.object({ sign_in_provider: v.string() })),
});

/**
 * Verifies tokens of Sign in with Google and Firebase Authentication.
 *
 * @param clientIds accepted audiences: OAuth client ids, or the project id for Firebase
 * @param keys Google's published keys
 */
export function googleTokens(clientIds: readonly string[], keys: JWTVerifyGetKey, clock: () => Date): GoogleTokens {
  const issuers = [...GOOGLE_ISSUERS, ...clientIds.map(firebaseIssuer)];
  return {
    read: async (token) => {
      try {
        const { payload } = await jwtVerify(token, keys, {
          algorithms: ALGORITHMS,
          audience: [...clientIds],
          issuer: issuers,
          requiredClaims: ['exp', 'iat', 'sub'],
          maxTokenAge: LONGEST_LIFE,
          clockTolerance: TOLERANCE,
          currentDate: clock(),
        });
        return identityOf(payload);
      } catch (error) {
        if (error instanceof errors.JWKSInvalid) throw new KeysUnavailable(error);
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}

/**
 * Google sign-in as configured by the operator.
 *
 * @returns undefined if not configured: then no keys are fetched and Google sign-in is off
 * @throws ConfigError if one half of the configuration is missing
 */
export function configuredGoogle(
  { GOOGLE_CLIENT_ID: clientIds, GOOGLE_KEYS_URL: keysUrl }: Pick<Config, 'GOOGLE_CLIENT_ID' | 'GOOGLE_KEYS_URL'>,
  clock: () => Date,
): GoogleTokens | undefined {
  if (clientIds && keysUrl) return googleTokens(clientIds, publishedKeys(new URL(keysUrl), clock), clock);
  if (clientIds) throw new ConfigError('GOOGLE_KEYS_URL', 'is required with GOOGLE_CLIENT_ID');
  if (keysUrl) throw new ConfigError('GOOGLE_CLIENT_ID', 'is required with GOOGLE_KEYS_URL');
  return undefined;
}

function identityOf(payload: JWTPayload): GoogleIdentity | null {
  const claims = v.safeParse(ClaimsSchema, payload);
  if (!claims.success) return null;
  const { iss, aud, sub: subject, email, hd, firebase } = claims.output;
  const runsMailbox = email.endsWith('@gmail.com') || hd !== undefined;
  if (GOOGLE_ISSUERS.includes(iss)) return { provider: 'google', subject, email, runsMailbox };
  // A Firebase project may also allow passwords, or providers that don't verify mailboxes.
  const byGoogle = iss === firebaseIssuer(aud) && firebase?.sign_in_provider === 'google.com';
  return byGoogle ? { provider: 'firebase', subject, email, runsMailbox } : null;
}
