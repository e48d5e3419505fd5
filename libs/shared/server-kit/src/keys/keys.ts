import { createHmac, generateKeyPairSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { constants, copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** A secret with the id that what it signed carries, so that keys can be rotated. */
export interface Key {
  readonly id: string;
  /** Base64. */
  readonly secret: string;
}

/** Keys of one purpose, the current one first; older ones still verify. */
export type KeyRing = readonly [Key, ...Key[]];

/** All keys of the product. */
export interface Keys {
  /** Ed25519 private keys, PKCS 8 DER, that sign documents. */
  readonly signing: KeyRing;
  /** HMAC keys that sign cookies, secure ids and links. */
  readonly cookies: KeyRing;
}

const fromEnvironment = (pairs: readonly string[]): KeyRing =>
  pairs.map((pair) => ({
    id: pair.slice(0, pair.indexOf(':')),
    secret: pair.slice(pair.indexOf(':') + 1),
  })) as unknown as KeyRing;

const newId = () => randomBytes(4).toString('hex');

/** A new Ed25519 key, as SIGNING_KEYS takes it. */
export function newSigningKey(): Key {
  const { privateKey } = generateKeyPairSync('ed25519');
  return { id: newId(), secret: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64') };
}

/** A new HMAC key, as COOKIE_KEYS takes it. */
export function newCookieKey(): Key {
  return { id: newId(), secret: randomBytes(32).toString('base64') };
}

const KeyRingSchema = v.tupleWithRest(
  [v.object({ id: v.string(), secret: v.string() })],
  v.object({ id: v.string(), secret: v.string() }),
);
const KeysSchema = v.object({ signing: KeyRingSchema, cookies: KeyRingSchema });

/** Writes the file whole or not at all, and only where there is none: of two first starts one makes the keys. */
function makeKeyFile(path: string): void {
  const made = JSON.stringify({ signing: [newSigningKey()], cookies: [newCookieKey()] }, null, 2);
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, made, { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    // A file system without links still has one process that starts first.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') copyFileSync(draft, path, constants.COPYFILE_EXCL);
  } finally {
    rmSync(draft);
  }
}

function readKeyFile(dataDir: string): Keys {
  const path = join(dataDir, 'keys.json');
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true });
    makeKeyFile(path);
  }
  try {
    return v.parse(KeysSchema, JSON.parse(readFileSync(path, 'utf8')));
  } catch (cause) {
    throw new KeyFileError(path, cause);
  }
}

/** The file of keys is damaged: says where it is and what to do. Stops the start. */
export class KeyFileError extends Error {
  constructor(path: string, cause: unknown) {
    super(
      `${path} does not hold readable keys. Put it back from a backup. Without one, delete it: new keys are made, ` +
        'everybody is logged out, and documents signed so far no longer verify.',
      { cause },
    );
    this.name = 'KeyFileError';
  }
}

/**
 * The keys from the environment, else from `<dataDir>/keys.json`, which is made at the first start (mode 600, written
 * whole or not at all).
 *
 * @throws KeyFileError when that file is damaged
 */
export function loadKeys(
  dataDir: string,
  environment: { signing: readonly string[] | null; cookies: readonly string[] | null },
): Keys {
  const stored = environment.signing && environment.cookies ? null : readKeyFile(dataDir);
  return {
    signing: environment.signing ? fromEnvironment(environment.signing) : stored!.signing,
    cookies: environment.cookies ? fromEnvironment(environment.cookies) : stored!.cookies,
  };
}

const mac = (key: Key, text: string) =>
  createHmac('sha256', Buffer.from(key.secret, 'base64')).update(text).digest('base64url');

/** Equality in constant time. */
export function sameText(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)];
  return x.length === y.length && timingSafeEqual(x, y);
}

/** Signs short texts for cookies and links: `value.expiry.keyId.mac`. */
export interface TextSigner {
  /**
   * @param purpose keeps a value signed for one use from being shown for another
   * @param expires when it stops to be valid
   */
  sign(purpose: string, value: string, expires: Date): string;
  /** The value, or null where the text was not signed by us for that purpose or is over. */
  open(purpose: string, signed: string | undefined, now: Date): string | null;
  /** A code that proves knowledge of the key, for a value that stands elsewhere. Uses the current key. */
  code(purpose: string, value: string): string;
  /** Whether a code was made for the value by any key of the ring. */
  codeMatches(purpose: string, value: string, code: string): boolean;
}

/** A signer over a key ring. */
export function textSigner(ring: KeyRing): TextSigner {
  const body = (purpose: string, value: string, expiry: string) => JSON.stringify([purpose, value, expiry]);
  return {
    sign: (purpose, value, expires) => {
      const expiry = String(Math.floor(expires.getTime() / 1000));
      return [
        Buffer.from(value).toString('base64url'),
        expiry,
        ring[0].id,
        mac(ring[0], body(purpose, value, expiry)),
      ].join('.');
    },
    open: (purpose, signed, now) => {
      const [encoded, expiry, id, code, ...rest] = (signed ?? '').split('.');
      const key = ring.find((each) => each.id === id);
      if (encoded === undefined || !expiry || !code || !key || rest.length > 0) return null;
      const value = Buffer.from(encoded, 'base64url').toString();
      if (!sameText(code, mac(key, body(purpose, value, expiry)))) return null;
      return Number(expiry) * 1000 > now.getTime() ? value : null;
    },
    code: (purpose, value) => mac(ring[0], body(purpose, value, '')),
    codeMatches: (purpose, value, code) => ring.some((key) => sameText(code, mac(key, body(purpose, value, '')))),
  };
}
