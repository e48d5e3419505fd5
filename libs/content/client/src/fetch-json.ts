import { within } from '@vinlore/contract';

/** Maximum response size; a brand's pages are a few hundred KB. */
const ANSWER_LIMIT = 4 * 1024 * 1024;

/** The parts of `fetch` that are used. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** The parsed response, or the reason for the failure, taken from the status line. */
export type Fetched = Answered | NotAnswered;

interface Answered {
  readonly ok: true;
  readonly body: unknown;
}

interface NotAnswered {
  readonly ok: false;
  readonly statusText: string;
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.byteLength;
    if (size > ANSWER_LIMIT) throw new Error(`a response of more than ${ANSWER_LIMIT} bytes`);
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}

/**
 * Fetches JSON. Never rejects: a timeout, a network error, or an invalid response resolves to a failure with its
 * reason.
 */
export async function fetchJson(fetch: Fetch, url: string, timeoutMs: number): Promise<Fetched> {
  try {
    return await within(timeoutMs, async (signal): Promise<Fetched> => {
      const response = await fetch(url, {
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        signal,
        redirect: 'error',
      });
      if (!response.ok) {
        await response.body?.cancel();
        // HTTP/2 has no status text.
        return { ok: false, statusText: response.statusText || String(response.status) };
      }
      return { ok: true, body: JSON.parse(await readText(response)) };
    });
  } catch (error) {
    return { ok: false, statusText: error instanceof Error ? error.message : 'no answer' };
  }
}
