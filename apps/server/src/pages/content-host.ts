import {
  contentHost,
  createRemoteContent,
  fetchJson,
  queryAddress,
  type RemoteContentDeps,
} from '@vinlore/content-client';
import type { ContentDeps } from '@vinlore/content-server';
import { fetchOnly, type Logger, type SourceWatch, UNWATCHED, watched } from '@vinlore/server-kit';

/** Timeout for requests through our proxy. */
const PROXY_TIMEOUT_MS = 5_000;

/** Its name at the desk. */
export const CONTENT_HOST_NAME = 'Content host';

/** The content host in `CONTENT_HOST`, as a source of pages and behind our proxy. */
export function remoteContent(
  address: string,
  log: Logger,
  watch: SourceWatch = UNWATCHED,
  surroundings: Partial<Pick<RemoteContentDeps, 'now' | 'later' | 'timeoutMs'>> = {},
): NonNullable<ContentDeps['remote']> {
  const host = contentHost(address);
  const send = fetchOnly(address);
  const ask = (url: string, init: RequestInit) =>
    watched(watch, CONTENT_HOST_NAME, () => send(url, init), { failed: ({ status }) => status >= 500 });
  return {
    source: createRemoteContent({
      host,
      fetch: ask,
      log: (message) => log.warn(message),
      now: () => performance.now(),
      later: (work, ms) => void setTimeout(work, ms).unref(),
      ...surroundings,
    }),
    upstream: {
      ask: async (endpoint, query) => {
        const answer = await fetchJson(ask, queryAddress(host, endpoint, query), PROXY_TIMEOUT_MS);
        return answer.ok && typeof answer.body === 'object' ? answer.body : null;
      },
    },
  };
}
