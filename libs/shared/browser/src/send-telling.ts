/**
 * Sends a request like `fetch`, and reports upload progress, which `fetch` can't.
 *
 * @param sent called with a fraction from 0 to 1 as the upload progresses
 */
export function sendTelling(url: string, init: RequestInit, sent: (share: number) => void): Promise<Response> {
  const { method = 'GET', headers, body, credentials, signal } = init;
  return new Promise((answer, fail) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.responseType = 'blob';
    request.withCredentials = credentials === 'include';
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => total > 0 && sent(loaded / total);
    request.onload = () => {
      const headers = new Headers();
      for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
        const colon = line.indexOf(':');
        if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
      }
      answer(new Response(request.response as Blob, { status: request.status, headers }));
    };
    request.onerror = () => fail(new TypeError('Failed to send'));
    request.onabort = () => fail(new DOMException('Given up', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body as XMLHttpRequestBodyInit | null);
  });
}
