import { fetchOnly, ImportError } from '@vinlore/server-kit';
import { openDataText } from '../open-data-text.ts';
import { SourceUnreachable } from './source-unreachable.ts';

/** How far a publisher may send us on, within its own host. */
const MOST_REDIRECTS = 3;
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];
/** Statuses of a server that is up but not well. */
const BUSY: readonly number[] = [408, 425, 429, 500, 502, 503, 504];
/** The longest that a `Retry-After` is believed, in seconds. */
const LONGEST_WAIT = 24 * 3_600;

/** What ends a request: told apart from a failure of the network. */
interface Asking {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** The file, as words name it. */
  readonly name: string;
}

/** Whether an address may be gone on to: the same host, and no less secret than before. */
const mayFollow = (from: URL, to: URL) =>
  to.host === from.host && (to.protocol === from.protocol || to.protocol === 'https:');

/** How long to wait by a `Retry-After` of seconds or of a date (RFC 9110 §10.2.3). */
function retryAfterOf(response: Response): number | null {
  const text = response.headers.get('retry-after');
  if (text === null) return null;
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1_000;
  return Number.isNaN(seconds) ? null : Math.min(Math.max(Math.ceil(seconds), 0), LONGEST_WAIT);
}

/** The code of what broke below a fetch, such as ENOTFOUND. */
function codeOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: unknown } };
  return typeof cause?.code === 'string' ? cause.code : 'network';
}

/** A failure of the network as words; the reason of a signal goes on as it is. */
export function unreachable(error: unknown, address: string, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  const { host } = new URL(address);
  return new SourceUnreachable(openDataText('openData.noAnswer', { host, code: codeOf(error) }), host);
}

/**
 * Asks a publisher, and follows it within its own host.
 *
 * @returns an answer of 200, 206, 304, 404, 410, or 416
 * @throws SourceUnreachable where it does not answer or is not well; ImportError where it answers something else
 */
export async function ask(address: string, { headers, signal, name }: Asking): Promise<Response> {
  let url = new URL(address);
  for (let redirects = 0; ; redirects++) {
    const response = await fetchOnly(url.href)(url.href, {
      // What is packed on its way has another length than the file, and cannot be gone on with in the middle.
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
