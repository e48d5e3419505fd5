import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendTelling } from './send-telling.ts';

/** What the browser did with a request. */
class FakeRequest {
  static last: FakeRequest;
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly headers: string[] = [];
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  response: Blob | null = null;
  opened = '';
  withCredentials = false;
  body: unknown = null;
  constructor() {
    FakeRequest.last = this;
  }
  open(method: string, url: string) {
    this.opened = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.push(`${name}: ${value}`);
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-request-id: r:1\r\n';
  }
  send(body: unknown) {
    this.body = body;
  }
  abort() {
    this.onabort?.();
  }
}

const begin = (init: RequestInit = {}) => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const shares: number[] = [];
  const answer = sendTelling('/api/t', { method: 'POST', ...init }, (share) => shares.push(share));
  return { answer, shares, request: FakeRequest.last };
};

describe('an upload with progress', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('sends what fetch would, reports progress, and resolves like fetch', async () => {
    const body = new FormData();
    const { answer, shares, request } = begin({ body, headers: { bearer: 'tok' }, credentials: 'include' });
    expect(request).toMatchObject({ opened: 'POST /api/t', headers: ['bearer: tok'], withCredentials: true, body });
    request.upload.onprogress!({ loaded: 1, total: 4 });
    request.upload.onprogress!({ loaded: 0, total: 0 });
    request.upload.onprogress!({ loaded: 4, total: 4 });
    Object.assign(request, { status: 409, response: new Blob(['{"status":"error"}']) }).onload!();
    const response = await answer;
    expect(shares).toEqual([0.25, 1]);
    expect([response.status, response.headers.get('x-request-id')]).toEqual([409, 'r:1']);
    expect(await response.json()).toEqual({ status: 'error' });
  });

  it('rejects like fetch when the connection is lost or the caller aborts', async () => {
    const lost = begin();
    lost.request.onerror!();
    await expect(lost.answer).rejects.toThrow(TypeError);
    const abort = new AbortController();
    const given = begin({ signal: abort.signal });
    abort.abort();
    await expect(given.answer).rejects.toMatchObject({ name: 'AbortError' });
    await expect(begin({ signal: AbortSignal.abort() }).answer).rejects.toMatchObject({ name: 'AbortError' });
  });
});
