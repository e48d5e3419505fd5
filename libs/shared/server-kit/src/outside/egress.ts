import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import type { Config } from '../config/config.ts';

/** A request to a host that is not in the configuration. Nothing was sent. */
export class EgressRefused extends Error {
  override readonly name = 'EgressRefused';
}

/** A host that the server connects to, and the variable that enables it. */
export interface EgressHost {
  readonly variable: keyof Config;
  readonly host: string;
  readonly why: string;
}

interface Service {
  readonly variable: keyof Config;
  /** Default host; null if only a variable can set it. */
  readonly host: string | null;
  /** The variable that overrides the address. */
  readonly address?: keyof Config;
  readonly why: string;
}

/**
 * Every host that the server may connect to: the source of docs/operations/network.md (OWASP ASVS 5.0 V13.2.4,
 * V13.2.5).
 */
export const EGRESS: readonly Service[] = [
  { variable: 'DATABASE_URL', host: null, address: 'DATABASE_URL', why: 'the database' },
  { variable: 'DATABASE_REPLICA_URL', host: null, address: 'DATABASE_REPLICA_URL', why: 'reads of the database' },
  { variable: 'OBJECT_STORE_URL', host: null, address: 'OBJECT_STORE_URL', why: 'pictures and files' },
  { variable: 'CDN_PURGE_URL', host: null, address: 'CDN_PURGE_URL', why: 'purging changed pages' },
  { variable: 'SMTP_URL', host: null, address: 'SMTP_URL', why: 'sending mail' },
  {
    variable: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    host: null,
    address: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    why: 'sending traces, metrics, and logs',
  },
  { variable: 'STRIPE_SECRET_KEY', host: 'api.stripe.com', address: 'STRIPE_API_HOST', why: 'payments' },
  { variable: 'AUTO_DEV_KEY', host: 'api.auto.dev', why: 'looking up license plates' },
  { variable: 'PLATETOVIN_KEY', host: 'platetovin.com', why: 'looking up license plates' },
  { variable: 'CARSXE_KEY', host: 'api.carsxe.com', why: 'looking up license plates' },
  { variable: 'VINAUDIT_KEY', host: 'api.vinaudit.com', address: 'VINAUDIT_URL', why: 'vehicle histories' },
  { variable: 'RDW_API', host: 'opendata.rdw.nl', address: 'RDW_URL', why: 'Dutch license plates' },
  {
    variable: 'DVSA_KEY',
    host: 'history.mot.api.gov.uk',
    address: 'DVSA_URL',
    why: 'the United Kingdom’s MOT history',
  },
  { variable: 'DVSA_TOKEN_URL', host: null, address: 'DVSA_TOKEN_URL', why: 'access to the MOT history' },
  { variable: 'NHTSA_API', host: 'api.nhtsa.gov', why: 'recalls' },
  {
    variable: 'VPIC_API',
    host: 'vpic.nhtsa.dot.gov',
    address: 'VPIC_API_URL',
    why: 'VINs that the VIN index knows poorly',
  },
  ...(
    [
      ['www.fueleconomy.gov', 'open data: fuel economy'],
      ['static.nhtsa.gov', 'open data: recalls, ratings, complaints, investigations, manufacturer communications'],
      ['vpic.nhtsa.dot.gov', 'open data: vPIC'],
      ['opendatatc.tc.canada.ca', 'open data: recalls in Canada'],
    ] as const
  ).map(([host, why]): Service => ({ variable: 'OPEN_DATA', host, address: 'OPEN_DATA_MIRROR', why })),
  { variable: 'GOOGLE_KEYS_URL', host: null, address: 'GOOGLE_KEYS_URL', why: 'keys of Google’s identity tokens' },
  { variable: 'CONTENT_HOST', host: null, address: 'CONTENT_HOST', why: 'pages' },
];

/** Returns the hosts that the server connects to with this configuration; by default only those of the open data. */
export function egressHosts(config: Config): EgressHost[] {
  const hosts = EGRESS.flatMap(({ variable, host, address, why }) => {
    const value = config[variable];
    if (value === null || value === 'off') return [];
    const named = address && config[address];
    const at = typeof named === 'string' ? new URL(named).host : host;
    return at ? [{ variable, host: at, why }] : [];
  });
  // A mirror replaces several hosts.
  return hosts.filter(
    (each, at) => hosts.findIndex(({ variable, host }) => variable === each.variable && host === each.host) === at,
  );
}

/** Public services. If one of their names resolves to a private address, the request is rejected. */
const PUBLIC_HOSTS: ReadonlySet<string> = new Set(EGRESS.flatMap(({ host }) => host ?? []));

const inside = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  inside.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  inside.addSubnet(network, bits, 'ipv6');

/** Whether an address is of this machine or a private network (RFC 1918, RFC 6598, RFC 4193, RFC 3927). */
export function isPrivateAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(plain) !== 0 && inside.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
}

/** Resolves a host name to its addresses; tests use their own. */
export type Resolve = (host: string) => Promise<readonly string[]>;

const resolved: Resolve = async (host) =>
  (await lookup(host, { all: true }).catch(() => [])).map(({ address }) => address);

/**
 * The only way the server makes HTTP requests: returns a `fetch` restricted to one origin that follows no redirects;
 * with `redirect: 'manual'` the caller gets the redirect response. The name of a public service must not resolve to a
 * private address; an address configured by the operator may.
 *
 * @param address any URL of the host, as configured
 * @throws EgressRefused, as a rejection, for any other origin; nothing is sent then
 */
export function fetchOnly(address: string, resolve: Resolve = resolved): typeof fetch {
  const { origin, hostname } = new URL(address);
  return async (input, init) => {
    const asked = new URL(input instanceof Request ? input.url : input);
    if (asked.origin !== origin) throw new EgressRefused(`${asked.host} is not ${new URL(origin).host}`);
    if (PUBLIC_HOSTS.has(hostname) && (await resolve(hostname)).some(isPrivateAddress))
      throw new EgressRefused(`${hostname} leads into a private network`);
    return fetch(input, { ...init, redirect: init?.redirect === 'manual' ? 'manual' : 'error' });
  };
}
