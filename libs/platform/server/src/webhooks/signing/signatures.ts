import { createHmac, createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** Secrets of an endpoint, in the notation of Standard Webhooks. */
export interface WebhookSecrets {
  /** `whsec_` and 32 bytes in base64: the key of `v1`, known to the receiver too. */
  readonly secret: string;
  /** `whsk_` and the seed of an Ed25519 key in base64: the key of `v1a`, which never leaves the server. */
  readonly key: string;
}

/** What precedes the seed in a PKCS #8 document of an Ed25519 key (RFC 8410 §7). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

const bytesOf = (text: string) => Buffer.from(text.slice(text.indexOf('_') + 1), 'base64');

const privateKeyOf = (key: string) =>
  createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, bytesOf(key)]), format: 'der', type: 'pkcs8' });

/** Creates the secrets of an endpoint. */
export function newWebhookSecrets(): WebhookSecrets {
  const { privateKey } = generateKeyPairSync('ed25519');
  const seed = privateKey.export({ format: 'der', type: 'pkcs8' }).subarray(PKCS8_HEAD.length);
  return { secret: `whsec_${randomBytes(32).toString('base64')}`, key: `whsk_${seed.toString('base64')}` };
}

/** Returns the public key (`whpk_…`) that verifies what a key signs. */
export function publicKeyOf(key: string): string {
  const { x } = createPublicKey(privateKeyOf(key)).export({ format: 'jwk' });
  return `whpk_${Buffer.from(x!, 'base64url').toString('base64')}`;
}

/** Headers of a request that identify and sign it. */
export interface WebhookHeaders {
  readonly 'webhook-id': string;
  readonly 'webhook-timestamp': string;
  readonly 'webhook-signature': string;
}

/**
 * Signs a body (Standard Webhooks): each secret as `v1` (HMAC-SHA-256) and `v1a` (Ed25519) over `id.timestamp.body`.
 *
 * @param all current secrets first, then those that a roll has replaced
 */
export function signedHeaders(id: string, at: Date, body: string, all: readonly WebhookSecrets[]): WebhookHeaders {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signed = Buffer.from(`${id}.${timestamp}.${body}`);
  const signatures = all.flatMap(({ secret, key }) => [
    `v1,${createHmac('sha256', bytesOf(secret)).update(signed).digest('base64')}`,
    `v1a,${sign(null, signed, privateKeyOf(key)).toString('base64')}`,
  ]);
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
