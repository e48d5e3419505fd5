import { createHmac, generateKeyPairSync, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { KEY_PURPOSES, type KeyPurpose } from './inventory.ts';

/** A secret with an id, included in what it signs, for key rotation. */
export interface Key {
  readonly id: string;
  /** Base64. */
  readonly secret: string;
}

/** Keys of one purpose, the current one first; older ones still verify. */
export type KeyRing = readonly [Key, ...Key[]];

/** All keys of the product, by purpose (`KEY_INVENTORY`). `signing` has Ed25519 private keys, PKCS 8 DER. */
export type Keys = Readonly<Record<KeyPurpose, KeyRing>>;

/** Rings from the environment, as `id:key` pairs; null if not set. */
export type KeysFromEnvironment = Readonly<Partial<Record<KeyPurpose, readonly string[] | null>>>;

/** Origin of a ring: the file, its own variable, or derived from COOKIE_KEYS. */
export type KeySource = 'file' | 'environment' | 'derived';

const fromEnvironment = (pairs: readonly string[]): KeyRing =>
  pairs.map((pair) => ({
    id: pair.slice(0, pair.indexOf(':')),
    secret: pair.slice(pair.indexOf(':') + 1),
  })) as unknown as KeyRing;

const newId = () => randomBytes(4).toString('hex');

/** Generates an Ed25519 key for SIGNING_KEYS. */
export function newSigningKey(): Key {
  const { privateKey } = generateKeyPairSync('ed25519');
  return { id: newId(), secret: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64') };
}

/** Generates an HMAC key for COOKIE_KEYS. */
export function newCookieKey(): Key {
  return { id: newId(), secret: randomBytes(32).toString('base64') };
}

/** Generates a key for a purpose. */
export const newKey = (purpose: KeyPurpose): Key => (purpose === 'signing' ? newSigningKey() : newCookieKey());

/**
 * Derives the ring of a purpose from the single ring of older releases: a key of its own (HKDF, RFC 5869, the purpose
 * as its info), then the old keys, to verify and open what they once signed or sealed. Deterministic, so every process
 * gets the same ring.
 */
export function derivedRing(purpose: Exclude<KeyPurpose, 'signing' | 'cookies'>, old: KeyRing): KeyRing {
  const [first, ...others] = old.map(({ id, secret }) => ({
    id: `${id}-${purpose}`,
    secret: Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'base64'), '', `vinlore.keys.${purpose}`, 32)).toString(
      'base64',
    ),
  }));
  return [first!, ...others, ...old];
}

const RingSchema = v.tupleWithRest(
  [v.object({ id: v.string(), secret: v.string() })],
  v.object({ id: v.string(), secret: v.string() }),
);
const KeysSchema = v.object({
  signing: RingSchema,
  cookies: RingSchema,
  links: RingSchema,
  secrets: RingSchema,
  hashes: RingSchema,
});
/** The file format of releases with a single ring for everything but documents. */
const OneRingSchema = v.object({ signing: RingSchema, cookies: RingSchema });

const DERIVED = ['links', 'secrets', 'hashes'] as const;

const pathOf = (dataDir: string) => join(dataDir, 'keys.json');

/** The text of a key file. */
export const keyFileText = (keys: Keys): string => JSON.stringify(keys, null, 2);

/**
 * Reads the text of a key file of this release.
 *
 * @param where named in the error
 * @throws KeyFileError if it holds no keys
 */
export function parseKeyFile(text: string, where: string): Keys {
  try {
    return v.parse(KeysSchema, JSON.parse(text));
  } catch (cause) {
    throw new KeyFileError(where, cause);
  }
}

/** Creates the file atomically, and only if there is none: of two concurrent first starts one creates the keys. */
function makeKeyFile(path: string): void {
  const made = Object.fromEntries(KEY_PURPOSES.map((purpose) => [purpose, [newKey(purpose)]])) as unknown as Keys;
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, keyFileText(made), { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    // On a file system without links, rely on one process starting first.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') copyFileSync(draft, path, constants.COPYFILE_EXCL);
  } finally {
    rmSync(draft);
  }
}

/** Writes the file atomically: a process killed on the way leaves the old one intact. */
export function writeKeyFile(dataDir: string, keys: Keys): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = pathOf(dataDir);
  const draft = `${path}.${process.pid}`;
  const file = openSync(draft, 'w', 0o600);
  try {
    writeSync(file, keyFileText(keys));
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(draft, path);
}

/**
 * Returns the keys of `<dataDir>/keys.json`, created at the first start. A file of an older release is upgraded to a
 * ring for each purpose: two processes doing so concurrently write the same, and no one is signed out.
 *
 * @throws KeyFileError if that file is damaged
 */
export function readKeyFile(dataDir: string): Keys {
  const path = pathOf(dataDir);
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true });
    makeKeyFile(path);
  }
  try {
    const stored: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (v.is(KeysSchema, stored)) return v.parse(KeysSchema, stored);
    const { signing, cookies } = v.parse(OneRingSchema, stored);
    const derived = Object.fromEntries(DERIVED.map((purpose) => [purpose, derivedRing(purpose, cookies)]));
    const keys = { signing, cookies, ...derived } as unknown as Keys;
    try {
      writeKeyFile(dataDir, keys);
    } catch {
      // If the folder is read-only, the same keys are derived the next time.
    }
    return keys;
  } catch (cause) {
    throw new KeyFileError(path, cause);
  }
}

/** The key file is damaged; the message names the file and the fix. Stops the start. */
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

/** Returns the origin of each purpose's ring. A purpose without its own variable follows COOKIE_KEYS if set. */
export function keySource(purpose: KeyPurpose, environment: KeysFromEnvironment): KeySource {
  if (environment[purpose]) return 'environment';
  return environment.cookies && purpose !== 'signing' ? 'derived' : 'file';
}

/**
 * Returns the keys from the environment, else from `<dataDir>/keys.json` (mode 600, written atomically). If only
 * COOKIE_KEYS is set, the rings of links, secrets, and hashes are derived from it, so that several processes with
 * separate folders agree.
 *
 * @throws KeyFileError if that file is damaged
 */
export function loadKeys(dataDir: string, environment: KeysFromEnvironment): Keys {
  const isFiled = KEY_PURPOSES.some((purpose) => keySource(purpose, environment) === 'file');
  const stored = isFiled ? readKeyFile(dataDir) : null;
  const ringOf = (purpose: KeyPurpose): KeyRing => {
    const given = environment[purpose];
    if (given) return fromEnvironment(given);
    const isDerived = keySource(purpose, environment) === 'derived' && purpose !== 'signing' && purpose !== 'cookies';
    return isDerived ? derivedRing(purpose, fromEnvironment(environment.cookies!)) : stored![purpose];
  };
  return Object.fromEntries(KEY_PURPOSES.map((purpose) => [purpose, ringOf(purpose)])) as unknown as Keys;
}

const mac = (key: Key, text: string) =>
  createHmac('sha256', Buffer.from(key.secret, 'base64')).update(text).digest('base64url');

/** Compares in constant time. */
export function sameText(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)];
  return x.length === y.length && timingSafeEqual(x, y);
}

/** Signs short texts for cookies and links: `value.expiry.keyId.mac`. */
export interface TextSigner {
  /**
   * @param purpose prevents a value signed for one use from being accepted for another
   * @param expires when the signed text stops being valid
   */
  sign(purpose: string, value: string, expires: Date): string;
  /** Returns the value; null if the text was not signed by us for that purpose, or has expired. */
  open(purpose: string, signed: string | undefined, now: Date): string | null;
  /** Returns a code (MAC) for a value that is stored elsewhere, made with the current key. */
  code(purpose: string, value: string): string;
  /** Whether the code was made for the value with any key of the ring. */
  codeMatches(purpose: string, value: string, code: string): boolean;
}

/** Short, case-insensitive codes, for places with little room such as the local part of an email address. */
export interface ShortCodes {
  /** Returns a code of 130 bits in 26 characters, made with the current key. */
  shortCode(purpose: string, value: string): string;
  /** Whether the short code, in either case, was made for the value with any key of the ring. */
  shortCodeMatches(purpose: string, value: string, code: string): boolean;
}

/** RFC 4648 base32 alphabet, in lower case. */
const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';

/** Encodes the first 130 bits of a code, five per character. */
function shortened(code: string): string {
  const bits = [...Buffer.from(code, 'base64url')].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return Array.from({ length: 26 }, (_, at) => BASE32[Number.parseInt(bits.slice(at * 5, at * 5 + 5), 2)]).join('');
}

/** Returns a signer that uses a key ring. */
export function textSigner(ring: KeyRing): TextSigner & ShortCodes {
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
    shortCode: (purpose, value) => shortened(mac(ring[0], body(purpose, value, ''))),
    shortCodeMatches: (purpose, value, code) =>
      ring.some((key) => sameText(code.toLowerCase(), shortened(mac(key, body(purpose, value, ''))))),
  };
}

/** Purposes of texts that stay valid outside the browser, in an email or a document, for up to ten years. */
const LINKS =
  /^(billing\.(invoice|order)|bulk-result|content-mailing|recall-watch-(confirm|end)|ticket-reply|[a-z]+-pdf)$/;
/**
 * Purposes of texts that only count or identify someone, and are never compared with anything that left our systems.
 */
const HASHES = /^(account\.(attempt|email-change|mail)|billing\.declined|kit\.limit|security\..+)$/;

/** Returns the ring that signs texts of a purpose: `cookies` unless they are links or hashes. */
export function ringOfPurpose(purpose: string): 'cookies' | 'links' | 'hashes' {
  if (LINKS.test(purpose)) return 'links';
  return HASHES.test(purpose) ? 'hashes' : 'cookies';
}

/** Returns one signer for all texts; each is signed by its purpose's ring. */
export function purposeSigner(keys: Pick<Keys, 'cookies' | 'links' | 'hashes'>): TextSigner & ShortCodes {
  const signers = {
    cookies: textSigner(keys.cookies),
    links: textSigner(keys.links),
    hashes: textSigner(keys.hashes),
  };
  const of = (purpose: string) => signers[ringOfPurpose(purpose)];
  return {
    sign: (purpose, value, expires) => of(purpose).sign(purpose, value, expires),
    open: (purpose, signed, now) => of(purpose).open(purpose, signed, now),
    code: (purpose, value) => of(purpose).code(purpose, value),
    codeMatches: (purpose, value, code) => of(purpose).codeMatches(purpose, value, code),
    shortCode: (purpose, value) => of(purpose).shortCode(purpose, value),
    shortCodeMatches: (purpose, value, code) => of(purpose).shortCodeMatches(purpose, value, code),
  };
}
