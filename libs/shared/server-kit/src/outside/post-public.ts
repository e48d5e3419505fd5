import { Resolver } from 'node:dns/promises';
import { type ClientRequest, type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Bytes of an answer that are read; the rest is never received. */
const MOST_BYTES = 16_384;
/** Loopback addresses of `localhost`, which no resolver is asked for. */
const LOOPBACK = ['127.0.0.1', '::1'];

/** A request to a URL that someone outside chose. */
export interface PublicPost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** For all of it: looking up the name, connecting, and the answer. */
  readonly timeoutMs: number;
  /** `http://localhost` is allowed, with any port: in a trial, where the server and the developer share a machine. */
  readonly local: boolean;
}

/** Why there is no answer. Nothing was sent after `address` or `url`. */
export type PostFailure = 'url' | 'name' | 'address' | 'timeout' | 'connection';

/** The answer, or why there is none. */
export type PostOutcome =
  | {
      readonly status: number;
      /** `Retry-After` as sent. */
      readonly retryAfter: string | null;
      /** Beginning of the body, at most 16 KB; less if it didn't arrive in time. */
      readonly body: Buffer;
    }
  | { readonly failure: PostFailure; readonly detail: string };

/** Resolves a name to all its addresses; tests use their own. */
export type ResolveAll = (name: string, signal: AbortSignal) => Promise<readonly string[]>;

/**
 * Asks DNS itself: the system's resolver would use one of four threads for as long as a dead name server takes, and know
 * the names of this machine's hosts file.
 */
const resolveAll: ResolveAll = async (name, signal) => {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    return found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
  } finally {
    signal.removeEventListener('abort', cancel);
  }
};

/**
 * Why a URL is never called; null if it may be. The name's addresses are checked when it is called.
 *
 * @param local as in {@link PublicPost}
 */
export function publicUrlFault(
  url: string,
  local: boolean,
): 'format' | 'scheme' | 'credentials' | 'port' | 'host' | null {
  if (!URL.canParse(url)) return 'format';
  const { protocol, username, password, port, hostname } = new URL(url);
  if (username !== '' || password !== '') return 'credentials';
  if (local && hostname === 'localhost' && (protocol === 'http:' || protocol === 'https:')) return null;
  if (protocol !== 'https:') return 'scheme';
  if (port !== '') return 'port';
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) !== 0) return isPublicAddress(literal) ? null : 'host';
  // A name without a dot is a machine of this network.
  return /\.[a-z][a-z0-9-]*$/i.test(hostname) && !hostname.endsWith('.localhost') ? null : 'host';
}

/**
 * Posts JSON to a URL that someone outside chose: https on port 443 only, to public addresses only. Every address of the
 * name is checked, and the connection goes to a checked one, so that a name can't change in between. Follows no redirect
 * and keeps no connection.
 *
 * @returns never rejects
 */
export async function postPublic(post: PublicPost, resolve: ResolveAll = resolveAll): Promise<PostOutcome> {
  const fault = publicUrlFault(post.url, post.local);
  if (fault !== null) return { failure: 'url', detail: fault };
  const signal = AbortSignal.timeout(post.timeoutMs);
  const { hostname } = new URL(post.url);
  const literal = hostname.replace(/^\[|\]$/g, '');
  const addresses = await Promise.race([
    hostname === 'localhost' ? LOOPBACK : isIP(literal) !== 0 ? [literal] : resolve(hostname, signal).catch(() => []),
    aborted(signal),
  ]);
  if (addresses === null) return { failure: 'timeout', detail: 'looking up the name' };
  if (addresses.length === 0) return { failure: 'name', detail: hostname };
  const inside = addresses.find((address) => !isPublicAddress(address));
  if (inside !== undefined && hostname !== 'localhost') return { failure: 'address', detail: inside };
  return send(post, addresses, signal);
}

const aborted = (signal: AbortSignal) =>
  new Promise<null>((done) => signal.addEventListener('abort', () => done(null), { once: true }));

/** A lookup that knows only the checked addresses. */
const pinned =
  (addresses: readonly string[]): LookupFunction =>
  (_name, { all }, callback) => {
    const found = addresses.map((address) => ({ address, family: isIP(address) }));
    if (all) callback(null, found);
    else callback(null, found[0]!.address, found[0]!.family);
  };

function send(post: PublicPost, addresses: readonly string[], signal: AbortSignal): Promise<PostOutcome> {
  const url = new URL(post.url);
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((done) => {
    const sent: ClientRequest = request(url, {
      method: 'POST',
      headers: { ...post.headers, 'content-length': Buffer.byteLength(post.body) },
      lookup: pinned(addresses),
      agent: false,
      signal,
    });
    let answered = false;
    sent.once('response', (response) => {
      answered = true;
      void answerOf(response)
        .then(done)
        .finally(() => sent.destroy());
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (answered) return;
      if (signal.aborted) done({ failure: 'timeout', detail: 'waiting for the answer' });
      else done({ failure: 'connection', detail: error.code ?? error.message });
    });
    // Such as an answer that switches protocols.
    sent.once('close', () => {
      if (!answered) done({ failure: 'connection', detail: 'closed without an answer' });
    });
    sent.end(post.body);
  });
}

/** Reads the beginning of an answer. Its status counts as soon as it is there, even if the body never ends. */
async function answerOf(response: IncomingMessage): Promise<PostOutcome> {
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    for await (const piece of response as AsyncIterable<Buffer>) {
      pieces.push(piece);
      size += piece.length;
      if (size >= MOST_BYTES) break;
    }
  } catch {
    // Cut off or too late: what has arrived is enough.
  }
  return {
    status: response.statusCode ?? 0,
    retryAfter: response.headers['retry-after'] ?? null,
    body: Buffer.concat(pieces).subarray(0, MOST_BYTES),
  };
}
