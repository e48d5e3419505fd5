import { createPrivateKey } from 'node:crypto';
import { isIP } from 'node:net';
import * as v from 'valibot';
import { KEY_INVENTORY, KEY_PURPOSES } from '../keys/inventory.ts';
import type { KeysFromEnvironment } from '../keys/keys.ts';

/** A mistake in the environment: names the variable and what it takes. Stops the start. */
export class ConfigError extends Error {
  constructor(
    readonly variable: string,
    takes: string,
  ) {
    super(`${variable} ${takes}`);
    this.name = 'ConfigError';
  }
}

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/),
  v.transform(Number),
  v.check((n) => n <= 65_535),
);
const url = (...protocols: string[]) =>
  v.pipe(
    v.string(),
    v.check((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol)),
  );
const list = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
);
const addresses = v.pipe(list, v.everyItem(isNetwork));
const keyRing = v.pipe(
  list,
  v.minLength(1),
  v.everyItem((part) => /^[A-Za-z0-9_-]{1,48}:[A-Za-z0-9+/=_-]{32,}$/.test(part)),
);

/** `off`, or `host:port`; an IPv6 address stands in brackets. */
const adminAddress = v.union([
  v.literal('off'),
  v.pipe(
    v.string(),
    v.regex(/^(\[[0-9a-fA-F:]+\]|[A-Za-z0-9.-]+):\d{1,5}$/),
    v.transform((text) => ({
      host: text.slice(0, text.lastIndexOf(':')).replace(/^\[|\]$/g, ''),
      port: Number(text.slice(text.lastIndexOf(':') + 1)),
    })),
    v.check(({ port: number }) => number <= 65_535),
  ),
]);

/** Where clamd listens: a host and a port, or a socket. */
const clamdUrl = v.pipe(
  v.string(),
  v.regex(/^(?:tcp:\/\/(?:\[[0-9a-fA-F:]+\]|[A-Za-z0-9.-]+):\d{1,5}|unix:\/[^\s?#]+)$/),
  v.check((text) => URL.canParse(text)),
);

/** A header's name, as Node.js spells it. */
const headerName = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,64}$/), v.toLowerCase());

/** A key of an outside account: goes into a header, so it is printable and without spaces. */
const secret = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,512}$/));

/** An address, or a network in CIDR form. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)]!;
  return (
    rest.length === 0 && longest > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest))
  );
}

/** `id:key` with a key that signs Ed25519. */
function isSigningKey(pair: string): boolean {
  try {
    const key = Buffer.from(pair.slice(pair.indexOf(':') + 1), 'base64');
    return createPrivateKey({ key, format: 'der', type: 'pkcs8' }).asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}

interface Variable<T> {
  readonly schema: v.GenericSchema<string, unknown>;
  /** What is allowed, in words that complete "<VARIABLE> …". */
  readonly takes: string;
  /** One line of the documentation. */
  readonly means: string;
  readonly fallback: T;
}

function variable<T, F>(
  schema: v.GenericSchema<string, T>,
  fallback: F,
  takes: string,
  means: string,
): Variable<T | F> {
  return { schema, fallback, takes, means };
}

/** Every variable the product reads, what it takes and what it means: the source of docs/operations.md. */
export const VARIABLES = {
  VINLORE_MODE: variable(
    v.picklist(['trial', 'production']),
    null,
    'takes trial or production',
    'trial: sample accounts, test payments and the outbox of unsent mail, for trying the product on your own machine. production: none of these. Default: production with NODE_ENV=production, an https or non-loopback PUBLIC_URL, a non-loopback HOST, or a DATABASE_URL; otherwise trial.',
  ),
  PORT: variable(port, 3000, 'takes a port number from 0 to 65535', 'Port to listen on. Default 3000.'),
  HOST: variable(
    v.pipe(v.string(), v.minLength(1)),
    '127.0.0.1',
    'takes an address to listen on, such as 0.0.0.0',
    'Address to listen on. Default 127.0.0.1: this machine only. Any other address means production.',
  ),
  ADMIN_ADDRESS: variable(
    adminAddress,
    null,
    'takes a host and a port, such as 127.0.0.1:9464, or off',
    'Where /metrics, /healthz with its details and, in trial mode, the outbox of unsent mail are: no visitor reaches them. Never let a proxy lead there. Default 127.0.0.1 and the port after PORT (off where that is taken); a worker has one only where it is set.',
  ),
  PUBLIC_URL: variable(
    url('http:', 'https:'),
    null,
    'takes an http or https URL, such as https://vinlore.example',
    'How the outside reaches the product: its scheme and port hold for every brand’s own domain. Default http and PORT. https makes cookies secure.',
  ),
  DATA_DIR: variable(
    v.pipe(v.string(), v.minLength(1)),
    '.data',
    'takes a folder',
    'Where the embedded database and generated keys live. Default .data.',
  ),
  DATABASE_URL: variable(
    url('postgres:', 'postgresql:'),
    null,
    'takes a PostgreSQL URL, such as postgres://user@host/name',
    'A PostgreSQL (15 or newer) of yours, as the role that requests and jobs run as. It may lead through a pooler. Default: the product starts its own in DATA_DIR.',
  ),
  DATABASE_DIRECT_URL: variable(
    url('postgres:', 'postgresql:'),
    null,
    'takes a PostgreSQL URL, such as postgres://owner@host/name',
    'The same database as the role that owns its tables, past any pooler: migrations, backup, restore and notifications. Default: DATABASE_URL serves for all of it, and the running product can change its own guards.',
  ),
  TRUST_PROXY: variable(
    addresses,
    [] as string[],
    'takes addresses or networks, comma separated, such as 10.0.0.0/8',
    'Proxies whose x-forwarded-for is believed. Default none.',
  ),
  GEO_COUNTRY_HEADER: variable(
    headerName,
    null,
    'takes the name of a header, such as CF-IPCountry',
    'Header in which the proxies of TRUST_PROXY say the visitor’s country, two letters of ISO 3166-1. Default: none is believed.',
  ),
  GEO_REGION_HEADER: variable(
    headerName,
    null,
    'takes the name of a header, such as CF-Region-Code',
    'Header in which the proxies of TRUST_PROXY say the visitor’s region, the part of ISO 3166-2 after the hyphen. Default: none is believed.',
  ),
  GEO_FILE: variable(
    v.pipe(v.string(), v.minLength(1)),
    null,
    'takes a file, such as /srv/geo/GeoLite2-City.mmdb',
    'A country or city database in MaxMind’s format (.mmdb, GeoIP2’s fields), asked where no header says it; read at the start. Default: not asked.',
  ),
  LOG_LEVEL: variable(
    v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'info',
    'takes fatal, error, warn, info, debug, trace or silent',
    'How much is logged to standard error. Default info.',
  ),
  ACCESS_LOG: variable(
    v.picklist(['on', 'off']),
    'off',
    'takes on or off',
    'on: one line per request goes to the log, without queries, ids and addresses. Default off.',
  ),
  SMTP_URL: variable(
    url('smtp:', 'smtps:'),
    null,
    'takes an smtp or smtps URL, such as smtps://user:password@mail.example',
    'Mail server that mails are sent by. Default: mails are kept in the outbox, which ADMIN_ADDRESS shows in trial mode at /dev/outbox.',
  ),
  CLAMD_URL: variable(
    clamdUrl,
    null,
    'takes the address of a ClamAV daemon, such as tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl',
    'ClamAV daemon that scans files of support tickets; while it does not answer, none are taken. Default: files are not scanned.',
  ),
  INBOUND_MAIL_DOMAIN: variable(
    v.pipe(v.string(), v.toLowerCase(), v.regex(/^(?=.{4,180}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/)),
    null,
    'takes a domain, such as reply.vinlore.example',
    'Domain at which answers to mails about tickets arrive; its mail server hands them in by a webhook. Needs INBOUND_MAIL_SECRET. Default: mails say that answers belong in the ticket.',
  ),
  INBOUND_MAIL_SECRET: variable(
    v.pipe(
      list,
      v.minLength(1),
      v.everyItem((part) => /^[\x21-\x7e]{32,512}$/.test(part)),
    ),
    null,
    'takes secrets of 32 or more printable characters, comma separated, without spaces',
    'Secrets that mails handed in are signed with; while one is replaced, both. Needs INBOUND_MAIL_DOMAIN. Default: none.',
  ),
  SIGNING_KEYS: variable(
    v.pipe(keyRing, v.everyItem(isSigningKey)),
    null,
    'takes id:key pairs, comma separated; a key is an Ed25519 private key, PKCS 8 DER in base64',
    'Keys that sign documents, the current one first; older ones still verify. Default: made in DATA_DIR.',
  ),
  COOKIE_KEYS: variable(
    keyRing,
    null,
    'takes id:key pairs, comma separated; a key is at least 32 characters of base64',
    'Keys that sign cookies, the current one first. Links, secrets and hashes get keys derived from them where they have no variable of their own. Default: made in DATA_DIR.',
  ),
  LINK_KEYS: variable(
    keyRing,
    null,
    'takes id:key pairs, comma separated; a key is at least 32 characters of base64',
    'Keys that sign links in mails and documents, the current one first. Default: derived from COOKIE_KEYS where that is set, else made in DATA_DIR.',
  ),
  SECRET_KEYS: variable(
    keyRing,
    null,
    'takes id:key pairs, comma separated; a key is at least 32 characters of base64',
    'Keys that seal the secrets of authenticators, the current one first. Default: derived from COOKIE_KEYS where that is set, else made in DATA_DIR.',
  ),
  HASH_KEYS: variable(
    keyRing,
    null,
    'takes id:key pairs, comma separated; a key is at least 32 characters of base64',
    'Keys of the hashes by which limits count and security events name people, the current one first. Default: derived from COOKIE_KEYS where that is set, else made in DATA_DIR.',
  ),
  JOBS: variable(
    v.picklist(['on', 'off']),
    'on',
    'takes on or off',
    'off: background jobs run in a separate `npm run worker`. Default on.',
  ),
  SERVICE_WORKER: variable(
    v.picklist(['on', 'off']),
    'on',
    'takes on or off',
    'off: browsers drop the service worker that they have, and all that it kept. Default on.',
  ),
  API_REQUESTS_PER_MINUTE: variable(
    v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
    600,
    'takes a number; 0 switches the limit off',
    'Calls per minute and visitor, over all processes; as many pages may be rendered for one, and four times as many files made. Loopback is exempt: behind an unnamed proxy all visitors would share it. Default 600.',
  ),
  SAMPLE_PASSWORD: variable(
    v.pipe(v.string(), v.minLength(8), v.maxLength(128)),
    null,
    'takes a password of 8 to 128 characters',
    'Password of the sample accounts. Default: a random one, printed at each start.',
  ),
  NODE_ENV: variable(
    v.picklist(['production', 'development', 'test']),
    'development',
    'takes production, development or test',
    'production: means VINLORE_MODE=production where that is not set. Default development.',
  ),
  AUTO_DEV_KEY: variable(
    secret,
    null,
    'takes the key of an auto.dev account, without spaces',
    'Key for looking up license plates at auto.dev. Default: not asked.',
  ),
  PLATETOVIN_KEY: variable(
    secret,
    null,
    'takes the key of a PlateToVIN account, without spaces',
    'Key for looking up license plates at PlateToVIN. Default: not asked.',
  ),
  CARSXE_KEY: variable(
    secret,
    null,
    'takes the key of a CarsXE account, without spaces',
    'Key for looking up license plates at CarsXE. Default: not asked.',
  ),
  VINAUDIT_KEY: variable(
    secret,
    null,
    'takes the key of a VinAudit account, without spaces',
    'Key for asking VinAudit for vehicle histories. Needs VINAUDIT_USER and VINAUDIT_PASSWORD. Each question may cost money; only reports ask, never the free meter. Default: not asked.',
  ),
  VINAUDIT_USER: variable(
    secret,
    null,
    'takes the user name of a VinAudit account, without spaces',
    'User name that goes with VINAUDIT_KEY. Default: none.',
  ),
  VINAUDIT_PASSWORD: variable(
    secret,
    null,
    'takes the password of a VinAudit account, without spaces',
    'Password that goes with VINAUDIT_KEY. Default: none.',
  ),
  VINAUDIT_URL: variable(
    url('http:', 'https:'),
    'https://api.vinaudit.com/v2/pullreport',
    'takes an http or https URL, such as http://127.0.0.1:8080/pullreport',
    'Where VinAudit’s history API is asked: another provider that answers in its format, or a test. Default: VinAudit’s own address.',
  ),
  RDW_API: variable(
    v.picklist(['on', 'off']),
    'off',
    'takes on or off',
    'on: Dutch license plates are asked of RDW’s open register (opendata.rdw.nl, no key). Default off.',
  ),
  RDW_URL: variable(
    url('http:', 'https:'),
    'https://opendata.rdw.nl',
    'takes an http or https URL, such as http://127.0.0.1:8080',
    'Where RDW_API asks. Default: RDW’s own address.',
  ),
  DVSA_KEY: variable(
    secret,
    null,
    'takes the API key of a DVSA account, without spaces',
    'Key for asking the United Kingdom’s MOT history (DVSA) by license plate. Needs DVSA_CLIENT_ID, DVSA_CLIENT_SECRET, and DVSA_TOKEN_URL. Default: not asked.',
  ),
  DVSA_CLIENT_ID: variable(
    secret,
    null,
    'takes the client id of a DVSA account, without spaces',
    'Client id that goes with DVSA_KEY. Default: none.',
  ),
  DVSA_CLIENT_SECRET: variable(
    secret,
    null,
    'takes the client secret of a DVSA account, without spaces',
    'Client secret that goes with DVSA_KEY. Default: none.',
  ),
  DVSA_TOKEN_URL: variable(
    url('http:', 'https:'),
    null,
    'takes an http or https URL',
    'Where DVSA gives access tokens; its mail with the key names it. Default: none.',
  ),
  DVSA_URL: variable(
    url('http:', 'https:'),
    'https://history.mot.api.gov.uk',
    'takes an http or https URL, such as http://127.0.0.1:8080',
    'Where the MOT history is asked. Default: DVSA’s own address.',
  ),
  NHTSA_API: variable(
    v.picklist(['on', 'off']),
    'off',
    'takes on or off',
    'on: recalls are asked of NHTSA’s own service as well (api.nhtsa.gov, no key). Default off: imported ones alone.',
  ),
  VPIC_API: variable(
    v.picklist(['on', 'off']),
    'off',
    'takes on or off',
    'on: a VIN that the VIN index knows poorly (no model, or NHTSA’s codes 7 and 8) is asked of NHTSA’s live decoder, which then sees it. Its answer is marked as its own source. Default off.',
  ),
  VPIC_API_URL: variable(
    url('http:', 'https:'),
    'https://vpic.nhtsa.dot.gov/api/vehicles/DecodeVinValuesExtended',
    'takes an http or https URL, such as http://127.0.0.1:8080/DecodeVinValuesExtended',
    'Where VPIC_API asks; the VIN follows the path. Default: NHTSA’s own address.',
  ),
  OPEN_DATA: variable(
    v.picklist(['auto', 'manual', 'off']),
    'auto' as const,
    'takes auto, manual or off',
    'Open data of governments, such as recalls and fuel economy. auto: downloaded in the background and kept up to date. manual: downloaded when somebody asks for it. off: never. Default auto; off where CI=true or NODE_ENV=test.',
  ),
  OPEN_DATA_MIRROR: variable(
    url('http:', 'https:'),
    null,
    'takes an http or https URL, such as https://mirror.example/open-data',
    'A copy of the open data to download from instead of the publishers, a folder per source. Default: the publishers’ own addresses.',
  ),
  GOOGLE_CLIENT_ID: variable(
    v.pipe(
      list,
      v.minLength(1),
      v.everyItem((id) => /^[\x21-\x7e]{1,256}$/.test(id)),
    ),
    null,
    'takes ids, comma separated: OAuth client ids, or ids of Firebase projects',
    'For whom Google’s identity tokens may be that log members in. Needs GOOGLE_KEYS_URL. Default: nobody logs in with Google.',
  ),
  GOOGLE_KEYS_URL: variable(
    url('https:', 'file:'),
    null,
    'takes an https or file URL of a JSON Web Key Set, such as https://www.googleapis.com/oauth2/v3/certs',
    'Where the keys are that Google signs identity tokens with: its own address, or a file that you keep. Default: none are fetched.',
  ),
  PAYMENT_GATEWAYS: variable(
    v.pipe(
      list,
      v.array(v.picklist(['stripe', 'sandbox'])),
      v.minLength(1),
      v.check((names) => new Set(names).size === names.length),
    ),
    null,
    'takes stripe, sandbox or both, comma separated, the usual one first',
    'Who takes the money. Default: stripe with its keys; else, in trial mode, the sandbox, which only pretends; else nobody does.',
  ),
  STRIPE_SECRET_KEY: variable(
    secret,
    null,
    'takes a secret or restricted key of a Stripe account, such as sk_live_…',
    'Key by which payments are taken with Stripe. Needs STRIPE_WEBHOOK_SECRET. Default: Stripe is not offered.',
  ),
  STRIPE_WEBHOOK_SECRET: variable(
    v.pipe(
      list,
      v.minLength(1),
      v.everyItem((part) => /^whsec_[A-Za-z0-9+/=_-]{8,512}$/.test(part)),
    ),
    null,
    'takes secrets of webhooks, comma separated, such as whsec_…',
    'Secrets that Stripe signs its events with; while one is replaced, both. Needs STRIPE_SECRET_KEY. Default: none.',
  ),
  STRIPE_API_HOST: variable(
    url('http:', 'https:'),
    null,
    'takes an http or https URL, such as http://127.0.0.1:12111',
    'Where Stripe’s API is asked, for tests. Default: Stripe’s own address.',
  ),
  BRANDS_DIR: variable(
    v.pipe(v.string(), v.minLength(1)),
    'apps/brands',
    'takes a folder',
    'Where the brands’ files are. Default apps/brands.',
  ),
  CONTENT_HOST: variable(
    url('http:', 'https:'),
    null,
    'takes an http or https URL, such as https://cms.example, or with a path the address of a proxy',
    'A Payload host that pages come from, or with a path the address of a proxy to one. Default: the product’s own tables.',
  ),
} as const;

type Variables = typeof VARIABLES;

/** The validated configuration, one property per variable. */
export type Config = { readonly [K in keyof Variables]: Variables[K] extends Variable<infer T> ? T : never };

/**
 * Reads the configuration. Empty variables count as absent.
 *
 * @throws ConfigError naming the first variable that is wrong
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const entries = Object.entries(VARIABLES).map(([name, { schema, fallback, takes }]) => {
    const text = env[name]?.trim();
    if (!text) return [name, fallback];
    const parsed = v.safeParse(schema, text);
    if (!parsed.success) throw new ConfigError(name, takes);
    return [name, parsed.output];
  });
  const config = Object.fromEntries(entries) as Config;
  return !env['OPEN_DATA']?.trim() && isTestRun(env) ? { ...config, OPEN_DATA: 'off' } : config;
}

/** Tests and builds by machines download nothing that they didn't ask for. */
const isTestRun = (env: Readonly<Record<string, string | undefined>>) =>
  env['CI'] === 'true' || env['NODE_ENV'] === 'test';

/** The rings of keys that the environment brings, by purpose. */
export function keysFromEnvironment(
  config: Pick<Config, 'SIGNING_KEYS' | 'COOKIE_KEYS' | 'LINK_KEYS' | 'SECRET_KEYS' | 'HASH_KEYS'>,
): KeysFromEnvironment {
  return Object.fromEntries(KEY_PURPOSES.map((purpose) => [purpose, config[KEY_INVENTORY[purpose].variable]]));
}
