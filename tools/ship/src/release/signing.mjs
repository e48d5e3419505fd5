import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { StepError } from '@vinlore/setup';

/** The payload type of an in-toto statement in its envelope. */
const IN_TOTO = 'application/vnd.in-toto+json';

/** An envelope (DSSE 1.0) around an in-toto statement, as text. */
const EnvelopeSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    payloadType: v.literal(IN_TOTO),
    payload: v.string(),
    signatures: v.array(v.object({ sig: v.string() })),
  }),
);

/** @returns {import('node:crypto').KeyObject} a private key that nothing else will use */
export const throwawayKey = () => generateKeyPairSync('ed25519').privateKey;

/**
 * Reads a key for signing: Ed25519 in PEM, as `openssl genpkey -algorithm ed25519` makes it.
 *
 * @param {string} file
 * @returns {import('node:crypto').KeyObject}
 * @throws {StepError} if it is something else
 */
export const readPrivateKey = (file) => readKey(file, createPrivateKey);

/**
 * The same for the public key, as `openssl pkey -pubout` makes it.
 *
 * @param {string} file
 */
export const readPublicKey = (file) => readKey(file, createPublicKey);

/**
 * @param {string} file
 * @param {(pem: string) => import('node:crypto').KeyObject} parse
 */
function readKey(file, parse) {
  /** @type {import('node:crypto').KeyObject | undefined} */
  let key;
  try {
    key = parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StepError(`The key ${file} can't be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (key.asymmetricKeyType !== 'ed25519')
    throw new StepError(`The key ${file} is ${key.asymmetricKeyType}. Use Ed25519: openssl genpkey -algorithm ed25519`);
  return key;
}

/**
 * The id of a key: the SHA-256 of its public half in DER.
 *
 * @param {import('node:crypto').KeyObject} key
 */
export function keyId(key) {
  const publicKey = key.type === 'private' ? createPublicKey(key) : key;
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex');
}

/**
 * Signs bytes. `openssl pkeyutl -verify -rawin` and `cosign verify-blob` take the signature, too.
 *
 * @param {import('node:crypto').KeyObject} key
 * @param {Buffer} bytes
 * @returns {string} base64
 */
export const signed = (key, bytes) => sign(null, bytes, key).toString('base64');

/**
 * @param {import('node:crypto').KeyObject} publicKey
 * @param {Buffer} bytes
 * @param {string} signature base64
 */
export const isGenuine = (publicKey, bytes, signature) =>
  verify(null, bytes, publicKey, Buffer.from(signature, 'base64'));

/**
 * What an envelope's signature covers (DSSE 1.0, “pre-authentication encoding”).
 *
 * @param {string} type
 * @param {Buffer} payload
 */
const covered = (type, payload) =>
  Buffer.concat([Buffer.from(`DSSEv1 ${Buffer.byteLength(type)} ${type} ${payload.length} `), payload]);

/**
 * A signed envelope around an in-toto statement (DSSE 1.0).
 *
 * @param {import('node:crypto').KeyObject} key
 * @param {object} statement
 * @returns {string} JSON, one line
 */
export function enveloped(key, statement) {
  const payload = Buffer.from(JSON.stringify(statement));
  const signatures = [{ keyid: keyId(key), sig: signed(key, covered(IN_TOTO, payload)) }];
  return `${JSON.stringify({ payloadType: IN_TOTO, payload: payload.toString('base64'), signatures })}\n`;
}

/**
 * Opens an envelope.
 *
 * @param {import('node:crypto').KeyObject} publicKey
 * @param {string} text
 * @returns {unknown} the statement; null if this isn't one that the key signed
 */
export function opened(publicKey, text) {
  const envelope = v.safeParse(EnvelopeSchema, text);
  if (!envelope.success) return null;
  const { payloadType, payload, signatures } = envelope.output;
  const bytes = Buffer.from(payload, 'base64');
  const isSigned = signatures.some(({ sig }) => isGenuine(publicKey, covered(payloadType, bytes), sig));
  return isSigned ? JSON.parse(bytes.toString()) : null;
}
