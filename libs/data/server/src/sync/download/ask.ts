import { fetchOnly, ImportError } from '@vinlore/server-kit';
import { openDataText } from '../open-data-text.ts';
import { SourceUnreachable } from './source-unreachable.ts';

/** Maximum number of redirects, within the same host. */
const MOST_REDIRECTS = 3;
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];
/** Statuses of a server that is reachable but overloaded or failing. */
const BUSY: readonly number[] = [408, 425, 429, 500, 502, 503, 504];
/** Upper limit for `Retry-After`, in seconds. */
const LONGEST_WAIT = 24 * 3_600;

/** Abort reason, which distinguishes our own aborts from network failures. */
interface Asking {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** The file name for messages. */
  readonly name: string;
}

/** Whether a redirect may be followed: same host, and no downgrade from https. */
const mayFollow = (from: URL, to: URL) =>
  to.host === from.host && (to.protocol === from.protocol || to.protocol === 'https:');

/** Delay from a `Retry-After` header in seconds or as a date (RFC 9110 §10.2.3). */
function retryAfterOf(response: Response): number | null {
  const text = response.headers.get('retry-after');
  if (text === null) return null;
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1_000;
  return Number.isNaN(seconds) ? null : Math.min(Math.max(Math.ceil(seconds), 0), LONGEST_WAIT);
}

/** The error code underneath a failed fetch, such as ENOTFOUND. */
function codeOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: unknown } };
  return typeof cause?.code === 'string' ? cause.code : 'network';
}

/** Converts a network failure to a message; abort reasons pass through unchanged. */
export function unreachable(error: unknown, address: string, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  const { host } = new URL(address);
  return new SourceUnreachable(openDataText('openData.noAnswer', { host, code: codeOf(error) }), host);
}

/**
 * Sends a request to a publisher, following redirects within its host.
 *
 * @returns a response with status 200, 206, 304, 404, 410, or 416
 * @throws SourceUnreachable if it doesn't respond or is failing; ImportError for any other response
 */
export async function ask(address: string, { headers, signal, name }: Asking): Promise<Response> {
  let url = new URL(address);
  for (let redirects = 0; ; redirects++) {
    const response = await fetchOnly(url.href)(url.href, {
      // Compression would change the length and make resuming with ranges impossible.
      headers: { 'accept-encoding': 'identity', 'user-agent': 'Vinlore (open data)', ...headers },
      redirect: 'manual',
      signal,
    }).catch((error: unknown) => {
      throw unreachable(error, address, signal);
    });
    const { status } = response;
    const { host } = url;
    if ([200, 206, 304, 404, 410, 416].includes(status)) return response;
    await response.body?.cancel();
    if (BUSY.includes(status))
      throw new SourceUnreachable(openDataText('openData.busy', { host, status }), host, retryAfterOf(response));
    if (!REDIRECTS.includes(status)) throw new ImportError(openDataText('openData.status', { host, name, status }));
    const location = response.headers.get('location') ?? '';
    const to = URL.canParse(location, url) ? new URL(location, url) : null;
    if (to === null || redirects === MOST_REDIRECTS || !mayFollow(url, to))
      throw new ImportError(
        openDataText('openData.redirected', { host, name, to: (to?.host ?? location).slice(0, 200) }),
      );
    url = to;
  }
}
