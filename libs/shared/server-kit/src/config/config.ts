import { createPrivateKey } from 'node:crypto';
import { isIP } from 'node:net';
import * as v from 'valibot';
import { KEY_INVENTORY, KEY_PURPOSES } from '../keys/inventory.ts';
import type { KeysFromEnvironment } from '../keys/keys.ts';
import { withValuesFromFiles } from './values-from-files.ts';

/** A mistake in the environment: names the variable and what is allowed. Stops the start. */
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

/** `off`, or `host:port`; an IPv6 address is in brackets. */
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

/** Address of clamd: host and port, or a socket. */
const clamdUrl = v.pipe(
  v.string(),
  v.regex(/^(?:tcp:\/\/(?:\[[0-9a-fA-F:]+\]|[A-Za-z0-9.-]+):\d{1,5}|unix:\/[^\s?#]+)$/),
  v.check((text) => URL.canParse(text)),
);

/** A header's name, in lower case as in Node.js. */
const headerName = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,64}$/), v.toLowerCase());

/** An API key of an external service: sent in a header, so it is printable and has no spaces. */
const secret = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,512}$/));

/** Secret keys in age's text form; a file of several has comments between them. */
const backupIdentities = v.pipe(
  v.string(),
  v.transform((text) => text.match(/AGE-SECRET-KEY-(?:PQ-)?1[A-Z0-9]+/g) ?? []),
  v.minLength(1),
);

/** An address, or a network in CIDR form. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)]!;
  return (
    rest.length === 0 && longest > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest))
  );
}

/** `id:key` with an Ed25519 private key. */
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

/** Every variable of the product, with its type and meaning: the source of docs/operations/configuration.md. */
export const VARIABLES = {
  VINLORE_MODE: variable(
    v.picklist(['trial', 'production']),
    null,
    'takes trial or production',
    '`trial` or `production`. A trial has sample accounts, test payments, and an outbox for unsent mail; production has none of them. Default: production if NODE_ENV=production, PUBLIC_URL is https or not loopback, HOST is not loopback, or DATABASE_URL is set; otherwise trial.',
  ),
  PORT: variable(port, 3000, 'takes a port number from 0 to 65535', 'Port to listen on. Default 3000.'),
  HOST: variable(
    v.pipe(v.string(), v.minLength(1)),
    '127.0.0.1',
    'takes an address to listen on, such as 0.0.0.0',
    'Address to listen on. Any address other than loopback means production. Default 127.0.0.1 (this machine only).',
  ),
  ADMIN_ADDRESS: variable(
    adminAddress,
    null,
    'takes a host and a port, such as 127.0.0.1:9464, or off',
    'Where /metrics, detailed /healthz, and (in trial mode) the outbox are served. Keep it private: never route a proxy to it. Default: 127.0.0.1 and the port after PORT, or off if that port is taken. A worker has one only if this is set.',
  ),
  PUBLIC_URL: variable(
    url('http:', 'https:'),
    null,
    'takes an http or https URL, such as https://vinlore.example',
    'The public URL; its scheme and port apply to every brand’s domain. With https, cookies are Secure. Default: http on PORT.',
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
    'Your PostgreSQL database (15 or newer), as the role for requests and jobs; a connection pooler is fine. Default: an embedded database in DATA_DIR.',
  ),
  DATABASE_DIRECT_URL: variable(
    url('postgres:', 'postgresql:'),
    null,
    'takes a PostgreSQL URL, such as postgres://owner@host/name',
    'The same database without the pooler, as the role that owns the tables: used for migrations, backup, restore, and notifications. Default: DATABASE_URL is used for everything, so the running server could change its own safeguards.',
  ),
  DATABASE_POOLER: variable(
    v.picklist(['none', 'named', 'unnamed']),
    'none' as const,
    'takes none, named, or unnamed',
    'What DATABASE_URL goes through. `named`: a pooler that keeps named statements (PgBouncer in session mode, or 1.21 and newer with max_prepared_statements). `unnamed`: one that doesn’t (older PgBouncer in transaction mode); set DATABASE_DIRECT_URL, too. Default none.',
  ),
  DATABASE_REPLICA_URL: variable(
    url('postgres:', 'postgresql:'),
    null,
    'takes a PostgreSQL URL, such as postgres://user@replica/name',
    'A hot standby of the same database, as the role of DATABASE_URL: it answers reads that may be up to a second old, never older than what the same browser wrote. Default: none.',
  ),
  BACKUP_RECIPIENT: variable(
    v.pipe(
      list,
      v.minLength(1),
      v.everyItem((part) => /^age1[a-z0-9]{20,4000}$/.test(part)),
    ),
    null,
    'takes public keys, comma separated, such as age1…',
    'Public keys that backups are encrypted for; an encrypted backup also holds all keys of the product. Default: backups aren’t encrypted and hold no keys.',
  ),
  BACKUP_IDENTITY: variable(
    backupIdentities,
    null,
    'takes the secret key of a backup, such as AGE-SECRET-KEY-1…',
    'Secret keys that open encrypted backups, for restores and drills. Never set it on the machine that makes backups. Default: none.',
  ),
  ERASURE_LOG: variable(
    v.pipe(v.string(), v.minLength(1)),
    null,
    'takes a file, such as /backups/erasures.ndjson',
    'File that lists erased accounts, as hashes, outside the database: after a restore they are erased again. Default: erasures.ndjson in DATA_DIR.',
  ),
  WAL_ARCHIVE: variable(
    v.pipe(v.string(), v.regex(/^\/[\w./-]{1,200}$/)),
    null,
    'takes an absolute path of a folder, such as /mnt/archive, without spaces',
    'Folder on another disk to which the embedded database copies its log at least every minute, for restores to a point in time. Default: none.',
  ),
  DRILL_DATABASE_URL: variable(
    url('postgres:', 'postgresql:'),
    null,
    'takes a PostgreSQL URL of an empty database, such as postgres://user@host/scratch',
    'An empty database for `npm run drill`, which empties it again at the end. Default: an embedded one in a temporary folder.',
  ),
  OBJECT_STORE_URL: variable(
    v.pipe(
      url('http:', 'https:'),
      v.check((text) => new URL(text).pathname.length > 1),
    ),
    null,
    'takes the http or https URL of a bucket, such as https://s3.example/vinlore',
    'Bucket of an S3-compatible store for page images, profile pictures, and files of tickets; the path is the bucket, then a folder if you like. Needs OBJECT_STORE_KEY_ID and OBJECT_STORE_SECRET. Default: they are stored in the database.',
  ),
  OBJECT_STORE_REGION: variable(
    v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/)),
    'us-east-1',
    'takes a region, such as us-east-1',
    'Region of OBJECT_STORE_URL, which requests are signed for. Default us-east-1.',
  ),
  OBJECT_STORE_KEY_ID: variable(
    secret,
    null,
    'takes the id of an access key, without spaces',
    'Access key ID for OBJECT_STORE_URL. Default: none.',
  ),
  OBJECT_STORE_SECRET: variable(
    secret,
    null,
    'takes the secret of an access key, without spaces',
    'Secret access key for OBJECT_STORE_KEY_ID. Default: none.',
  ),
  TRUST_PROXY: variable(
    addresses,
    [] as string[],
    'takes addresses or networks, comma separated, such as 10.0.0.0/8',
    'Proxies whose X-Forwarded-For header is trusted. Default: none.',
  ),
  CDN: variable(
    v.picklist(['fastly', 'cloudflare']),
    null,
    'takes fastly or cloudflare',
    'CDN in front of the public site: pages name their keys in its headers, and published changes purge them. `fastly` also fits other CDNs with Surrogate-Key. Needs CDN_PURGE_URL and CDN_PURGE_TOKEN. Default: none.',
  ),
  CDN_PURGE_URL: variable(
    url('http:', 'https:'),
    null,
    'takes an http or https URL, such as https://api.fastly.com/service/ID/purge',
    'Where the keys of changed pages are sent. Default: none.',
  ),
  CDN_PURGE_TOKEN: variable(
    secret,
    null,
    'takes a token that may purge, without spaces',
    'API token for CDN_PURGE_URL. Default: none.',
  ),
  GEO_COUNTRY_HEADER: variable(
    headerName,
    null,
    'takes the name of a header, such as CF-IPCountry',
    'Header in which a trusted proxy sends the visitor’s country (ISO 3166-1, two letters). Default: none.',
  ),
  GEO_REGION_HEADER: variable(
    headerName,
    null,
    'takes the name of a header, such as CF-Region-Code',
    'Header in which a trusted proxy sends the visitor’s region (ISO 3166-2, the part after the hyphen). Default: none.',
  ),
  GEO_FILE: variable(
    v.pipe(v.string(), v.minLength(1)),
    null,
    'takes a file, such as /srv/geo/GeoLite2-City.mmdb',
    'A MaxMind country or city database (.mmdb), used when no header gives the place; read at startup. Default: none.',
  ),
  LOG_LEVEL: variable(
    v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'info',
    'takes fatal, error, warn, info, debug, trace or silent',
    'Log level for standard error. Default info.',
  ),
  ACCESS_LOG: variable(
    v.picklist(['on', 'off']),
    'off',
    'takes on or off',
    'on: log one line per request, without queries, ids, or addresses. Default off.',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: variable(
    url('http:', 'https:'),
    null,
    'takes an http or https URL, such as http://127.0.0.1:4318',
    'OpenTelemetry collector that gets traces, metrics, and logs (OTLP over HTTP). Headers and resource attributes are OpenTelemetry’s own OTEL_ variables. Default: nothing is sent.',
  ),
  OTEL_TRACES_SAMPLER_ARG: variable(
    v.pipe(v.string(), v.regex(/^(?:0(?:\.\d{1,6})?|1(?:\.0{1,6})?)$/), v.transform(Number)),
    0.1,
    'takes a share from 0 to 1, such as 0.25',
    'Share of traces that are kept. Default 0.1.',
  ),
  SMTP_URL: variable(
    url('smtp:', 'smtps:'),
    null,
    'takes an smtp or smtps URL, such as smtps://user:password@mail.example',
    'SMTP server for outgoing mail. Default: mail isn’t sent and stays in the outbox, which ADMIN_ADDRESS serves at /dev/outbox in trial mode.',
  ),
  CLAMD_URL: variable(
    clamdUrl,
    null,
    'takes the address of a ClamAV daemon, such as tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl',
    'ClamAV daemon that scans ticket attachments. Uploads are refused while it is down. Default: attachments aren’t scanned.',
  ),
  INBOUND_MAIL_DOMAIN: variable(
    v.pipe(v.string(), v.toLowerCase(), v.regex(/^(?=.{4,180}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/)),
    null,
    'takes a domain, such as reply.vinlore.example',
    'Domain that receives replies to ticket emails; its mail server posts them to a webhook. Needs INBOUND_MAIL_SECRET. Default: emails ask members to reply in the ticket.',
  ),
  INBOUND_MAIL_SECRET: variable(
    v.pipe(
      list,
      v.minLength(1),
      v.everyItem((part) => /^[\x21-\x7e]{32,512}$/.test(part)),
    ),
    null,
    'takes secrets of 32 or more printable characters, comma separated, without spaces',
    'Secrets that sign inbound mail; list both while you rotate. Needs INBOUND_MAIL_DOMAIN. Default: none.',
  ),
  SIGNING_KEYS: variable(
    v.pipe(keyRing, v.everyItem(isSigningKey)),
    null,
    'takes id:key pairs, comma separated; a key is an Ed25519 private key, PKCS 8 DER in base64',
    'Keys that sign documents, current key first; older keys still verify. Default: generated in DATA_DIR.',
  ),
  COOKIE_KEYS: variable(
    keyRing,
    null,
    'takes id:key pairs, comma separated; a key is at least 32 characters of base64',
    'Keys that sign cookies, current key first. Link, secret, and hash keys are derived from them unless set. Default: generated in DATA_DIR.',
  ),
  LINK_KEYS: variable(
    keyRing,
    null,
    'takes id:key pairs, comma separated; a key is at least 32 characters of base64',
    'Keys that sign links in emails and documents, current key first. Default: derived from COOKIE_KEYS if set, otherwise generated in DATA_DIR.',
  ),
  SECRET_KEYS: variable(
    keyRing,
    null,
    'takes id:key pairs, comma separated; a key is at least 32 characters of base64',
    'Keys that encrypt authenticator secrets, current key first. Default: derived from COOKIE_KEYS if set, otherwise generated in DATA_DIR.',
  ),
  HASH_KEYS: variable(
    keyRing,
    null,
    'takes id:key pairs, comma separated; a key is at least 32 characters of base64',
    'Keys for the hashes that stand for people and addresses in rate limits and security events, current key first. Default: derived from COOKIE_KEYS if set, otherwise generated in DATA_DIR.',
  ),
  JOBS: variable(
    v.picklist(['on', 'off']),
    'on',
    'takes on or off',
    'off: run background jobs in a separate `npm run worker`. Default on.',
  ),
  SERVICE_WORKER: variable(
    v.picklist(['on', 'off']),
    'on',
    'takes on or off',
    'off: browsers remove their service worker and its caches. Default on.',
  ),
  DRAIN_SECONDS: variable(
    v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number)),
    null,
    'takes a number of seconds up to 99',
    'How long a server that is told to stop goes on answering after /readyz turned 503, so that load balancers send new requests elsewhere. Longer than their check interval. Default: 5 in production, 0 in trial mode.',
  ),
  API_REQUESTS_PER_MINUTE: variable(
    v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
    600,
    'takes a number; 0 switches the limit off',
    'API calls per minute and visitor, counted across all processes. Page views have the same limit; documents and files have four times as much. Loopback is exempt, because behind a proxy missing from TRUST_PROXY every visitor shares it. Default 600.',
  ),
  SAMPLE_PASSWORD: variable(
    v.pipe(v.string(), v.minLength(8), v.maxLength(128)),
    null,
    'takes a password of 8 to 128 characters',
    'Password of the sample accounts. Default: random, printed at each start.',
  ),
  NODE_ENV: variable(
    v.picklist(['production', 'development', 'test']),
    'development',
    'takes production, development or test',
    'production: same as VINLORE_MODE=production, unless that is set. Default development.',
  ),
  AUTO_DEV_KEY: variable(
    secret,
    null,
    'takes the key of an auto.dev account, without spaces',
    'API key for license plate lookups at auto.dev. Default: not used.',
  ),
  PLATETOVIN_KEY: variable(
    secret,
    null,
    'takes the key of a PlateToVIN account, without spaces',
    'API key for license plate lookups at PlateToVIN. Default: not used.',
  ),
  CARSXE_KEY: variable(
    secret,
    null,
    'takes the key of a CarsXE account, without spaces',
    'API key for license plate lookups at CarsXE. Default: not used.',
  ),
  VINAUDIT_KEY: variable(
    secret,
    null,
    'takes the key of a VinAudit account, without spaces',
    'API key for vehicle histories from VinAudit. Needs VINAUDIT_USER and VINAUDIT_PASSWORD. Lookups may cost money, so only paid reports make them; the free record count doesn’t. Default: not used.',
  ),
  VINAUDIT_USER: variable(
    secret,
    null,
    'takes the user name of a VinAudit account, without spaces',
    'User name for VINAUDIT_KEY. Default: none.',
  ),
  VINAUDIT_PASSWORD: variable(
    secret,
    null,
    'takes the password of a VinAudit account, without spaces',
    'Password for VINAUDIT_KEY. Default: none.',
  ),
  VINAUDIT_URL: variable(
    url('http:', 'https:'),
    'https://api.vinaudit.com/v2/pullreport',
    'takes an http or https URL, such as http://127.0.0.1:8080/pullreport',
    'Endpoint of VinAudit’s history API, or of another provider with the same format. Default: VinAudit’s own.',
  ),
  RDW_API: variable(
    v.picklist(['on', 'off']),
    'off',
    'takes on or off',
    'on: look up Dutch license plates in RDW’s open register (opendata.rdw.nl, no key). Default off.',
  ),
  RDW_URL: variable(
    url('http:', 'https:'),
    'https://opendata.rdw.nl',
    'takes an http or https URL, such as http://127.0.0.1:8080',
    'Base URL for RDW_API. Default: RDW’s own.',
  ),
  DVSA_KEY: variable(
    secret,
    null,
    'takes the API key of a DVSA account, without spaces',
    'API key for the United Kingdom’s MOT history (DVSA), by license plate. Needs DVSA_CLIENT_ID, DVSA_CLIENT_SECRET, and DVSA_TOKEN_URL. Default: not used.',
  ),
  DVSA_CLIENT_ID: variable(
    secret,
    null,
    'takes the client id of a DVSA account, without spaces',
    'Client ID for DVSA_KEY. Default: none.',
  ),
  DVSA_CLIENT_SECRET: variable(
    secret,
    null,
    'takes the client secret of a DVSA account, without spaces',
    'Client secret for DVSA_KEY. Default: none.',
  ),
  DVSA_TOKEN_URL: variable(
    url('http:', 'https:'),
    null,
    'takes an http or https URL',
    'DVSA’s token endpoint, from the email with your key. Default: none.',
  ),
  DVSA_URL: variable(
    url('http:', 'https:'),
    'https://history.mot.api.gov.uk',
    'takes an http or https URL, such as http://127.0.0.1:8080',
    'Base URL of the MOT history API. Default: DVSA’s own.',
  ),
  NHTSA_API: variable(
    v.picklist(['on', 'off']),
    'off',
    'takes on or off',
    'on: also look up recalls at NHTSA’s API (api.nhtsa.gov, no key). Default off: only imported recalls are used.',
  ),
  VPIC_API: variable(
    v.picklist(['on', 'off']),
    'off',
    'takes on or off',
    'on: VINs that the local index can’t fully decode (no model, or NHTSA error codes 7 and 8) are sent to NHTSA’s live decoder. Its answers are marked with their source. Default off.',
  ),
  VPIC_API_URL: variable(
    url('http:', 'https:'),
    'https://vpic.nhtsa.dot.gov/api/vehicles/DecodeVinValuesExtended',
    'takes an http or https URL, such as http://127.0.0.1:8080/DecodeVinValuesExtended',
    'Endpoint for VPIC_API; the VIN is appended to the path. Default: NHTSA’s own.',
  ),
  OPEN_DATA: variable(
    v.picklist(['auto', 'manual', 'off']),
    'auto' as const,
    'takes auto, manual or off',
    'Government open data, such as recalls and fuel economy. auto: downloaded in the background and kept current. manual: downloaded on request. off: never downloaded. Default auto; off if CI=true or NODE_ENV=test.',
  ),
  OPEN_DATA_MIRROR: variable(
    url('http:', 'https:'),
    null,
    'takes an http or https URL, such as https://mirror.example/open-data',
    'A mirror to download open data from, with one folder per source. Default: the publishers’ own sites.',
  ),
  WEBHOOKS: variable(
    v.picklist(['on', 'off']),
    'on' as const,
    'takes on or off',
    'Whether the server calls members’ webhook endpoints, which can be at any public host. Default on.',
  ),
  GOOGLE_CLIENT_ID: variable(
    v.pipe(
      list,
      v.minLength(1),
      v.everyItem((id) => /^[\x21-\x7e]{1,256}$/.test(id)),
    ),
    null,
    'takes ids, comma separated: OAuth client ids, or ids of Firebase projects',
    'Audiences accepted in Google ID tokens at sign-in. Needs GOOGLE_KEYS_URL. Default: no Google sign-in.',
  ),
  GOOGLE_KEYS_URL: variable(
    url('https:', 'file:'),
    null,
    'takes an https or file URL of a JSON Web Key Set, such as https://www.googleapis.com/oauth2/v3/certs',
    'Google’s public keys for ID tokens: Google’s URL, or a local file. Default: none.',
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
    'Payment gateways. Default: stripe if its keys are set; otherwise the sandbox (test payments) in trial mode, and none in production.',
  ),
  STRIPE_SECRET_KEY: variable(
    secret,
    null,
    'takes a secret or restricted key of a Stripe account, such as sk_live_…',
    'Stripe API key. Needs STRIPE_WEBHOOK_SECRET. Default: Stripe isn’t offered.',
  ),
  STRIPE_WEBHOOK_SECRET: variable(
    v.pipe(
      list,
      v.minLength(1),
      v.everyItem((part) => /^whsec_[A-Za-z0-9+/=_-]{8,512}$/.test(part)),
    ),
    null,
    'takes secrets of webhooks, comma separated, such as whsec_…',
    'Stripe webhook signing secrets; list both while you rotate. Needs STRIPE_SECRET_KEY. Default: none.',
  ),
  STRIPE_API_HOST: variable(
    url('http:', 'https:'),
    null,
    'takes an http or https URL, such as http://127.0.0.1:12111',
    'Base URL of Stripe’s API, for tests. Default: Stripe’s own.',
  ),
  BRANDS_DIR: variable(
    v.pipe(v.string(), v.minLength(1)),
    'apps/brands',
    'takes a folder',
    'Folder of the brands’ files. Default apps/brands.',
  ),
  CONTENT_HOST: variable(
    url('http:', 'https:'),
    null,
    'takes an http or https URL, such as https://cms.example, or with a path the address of a proxy',
    'A Payload server to load pages from, or (with a path) a proxy to one. Default: the built-in content tables.',
  ),
} as const;

type Variables = typeof VARIABLES;

/** The validated configuration, one property per variable. */
export type Config = { readonly [K in keyof Variables]: Variables[K] extends Variable<infer T> ? T : never };

/**
 * Reads the configuration. Empty variables count as absent. `NAME_FILE` reads `NAME` from a file.
 *
 * @throws ConfigError naming the first variable that is wrong
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const env = withValuesFromFiles(environment, Object.keys(VARIABLES), (variable, takes) => {
    throw new ConfigError(variable, takes);
  });
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

/** Tests and CI builds download nothing unless configured to. */
const isTestRun = (env: Readonly<Record<string, string | undefined>>) =>
  env['CI'] === 'true' || env['NODE_ENV'] === 'test';

/** Key rings from the environment, by purpose. */
export function keysFromEnvironment(
  config: Pick<Config, 'SIGNING_KEYS' | 'COOKIE_KEYS' | 'LINK_KEYS' | 'SECRET_KEYS' | 'HASH_KEYS'>,
): KeysFromEnvironment {
  return Object.fromEntries(KEY_PURPOSES.map((purpose) => [purpose, config[KEY_INVENTORY[purpose].variable]]));
}
