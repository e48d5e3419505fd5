import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { MadePasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from '@vinlore/account-domain';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const BACKUP_ELIGIBLE = 0x08;
const BACKED_UP = 0x10;
const HAS_CREDENTIAL = 0x40;

/** COSE parameters of an ES256 key (RFC 9053 §7.1). */
const COSE = { kty: 1, alg: 3, crv: -1, x: -2, y: -3, ec2: 2, es256: -7, p256: 1 };

/** Overrides to make a response wrong or unusual. */
export interface Deviation {
  /** Origin of the page; defaults to the host's. */
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly verified?: boolean;
  readonly counter?: number;
  readonly aaguid?: string;
  /** Id of an existing credential. */
  readonly credentialId?: string;
  /** Empty for a response without one. */
  readonly userHandle?: string;
}

interface Credential {
  readonly id: string;
  readonly rpId: string;
  readonly userHandle: string;
  readonly key: KeyObject;
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/**
 * A browser with an authenticator for tests: creates ES256 passkeys without attestation and signs assertions as in
 * WebAuthn §6, with faults on request.
 */
export class SoftwareAuthenticator {
  readonly #credentials: Credential[] = [];
  #counter = 0;

  /** @param origin of the page it runs on */
  constructor(readonly origin: string) {}

  /** Creates a passkey, like `navigator.credentials.create()`. */
  create(options: PasskeyCreation, wrong: Deviation = {}): MadePasskey {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const id = wrong.credentialId ? Buffer.from(wrong.credentialId, 'base64url') : randomBytes(32);
    const rpId = wrong.rpId ?? options.rp.id;
    this.#credentials.push({ id: base64url(id), rpId, userHandle: options.user.id, key: privateKey });
    const { x, y } = publicKey.export({ format: 'jwk' });
    const cose = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [COSE.kty, COSE.ec2],
        [COSE.alg, COSE.es256],
        [COSE.crv, COSE.p256],
        [COSE.x, new Uint8Array(Buffer.from(x!, 'base64url'))],
        [COSE.y, new Uint8Array(Buffer.from(y!, 'base64url'))],
      ]),
    );
    const aaguid = Buffer.from((wrong.aaguid ?? '0'.repeat(32)).replaceAll('-', ''), 'hex');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const authData = Buffer.concat([
      this.#head(rpId, HAS_CREDENTIAL | BACKUP_ELIGIBLE | BACKED_UP, wrong),
      aaguid,
      length,
      id,
      cose,
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      ...named(base64url(id)),
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options.challenge, wrong),
        attestationObject: base64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
        transports: ['internal', 'hybrid'],
      },
    };
  }

  /** Signs an assertion with the passkey created last for the domain, like `navigator.credentials.get()`. */
  get(options: PasskeyRequest, wrong: Deviation = {}): PasskeyProof {
    const { id, rpId, userHandle, key } = this.#credentials.findLast((each) => each.rpId === options.rpId)!;
    const handle = wrong.userHandle ?? userHandle;
    this.#counter++;
    const authData = this.#head(wrong.rpId ?? rpId, BACKUP_ELIGIBLE | BACKED_UP, wrong);
    const clientDataJSON = this.#clientData('webauthn.get', options.challenge, wrong);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      ...named(id),
      response: {
        clientDataJSON,
        authenticatorData: base64url(authData),
        signature: base64url(sign('sha256', signed, key)),
        ...(handle && { userHandle: handle }),
      },
    };
  }

  /** Hash of the domain, flags, and counter (WebAuthn §6.1). */
  #head(rpId: string, flags: number, { verified = true, counter = this.#counter }: Deviation): Buffer {
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flags | USER_PRESENT | (verified ? USER_VERIFIED : 0));
    rest.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), rest]);
  }

  #clientData(type: string, challenge: string, wrong: Deviation): string {
    const data = {
      type,
      challenge: wrong.challenge ?? challenge,
      origin: wrong.origin ?? this.origin,
      crossOrigin: false,
    };
    return Buffer.from(JSON.stringify(data)).toString('base64url');
  }
}

const named = (id: string) => ({ id, rawId: id, type: 'public-key', clientExtensionResults: {} }) as const;
