import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** A header's value as it is signed. */
const valueOf = (request: Pick<IncomingMessage, 'headers'>, name: string) =>
  String(request.headers[name] ?? '')
    .trim()
    .replace(/ +/g, ' ');

/** Query parameters in the order and encoding that is signed. */
const canonicalQuery = (url: URL) =>
  [...url.searchParams]
    .map((pair) =>
      pair.map((part) =>
        encodeURIComponent(part).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`),
      ),
    )
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('&');

/**
 * Whether a request is signed with this secret, in signature version 4 (AWS, “Create a signed AWS API request”).
 * Written without the library that the product signs with, so that a mistake in one of them shows.
 */
export function isSignedWith(request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>, secret: string): boolean {
  const authorization =
    /^AWS4-HMAC-SHA256 Credential=[^/]+\/(\d+)\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      request.headers.authorization ?? '',
    );
  if (!authorization) return false;
  const [, day = '', region = '', names = '', signature] = authorization;
  const url = new URL(request.url ?? '', 'http://s3.example');
  const canonical = [
    request.method,
    url.pathname,
    canonicalQuery(url),
    ...names.split(';').map((name) => `${name}:${valueOf(request, name)}`),
    '',
    names,
    valueOf(request, 'x-amz-content-sha256'),
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const digest = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', valueOf(request, 'x-amz-date'), scope, digest].join('\n');
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${secret}`, day), region));
  return hmac(key, text).toString('hex') === signature;
}
