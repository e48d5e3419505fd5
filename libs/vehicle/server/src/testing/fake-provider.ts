import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The fake's next response; it can also hang. */
export type Answering = (request: IncomingMessage, response: ServerResponse, body: string) => void;

/** A scriptable plate provider on localhost; the network is never used. */
export async function startFakeProvider() {
  const asked: { method: string; path: string; headers: IncomingMessage['headers']; body: string }[] = [];
  let answering: Answering = (_request, response) => response.writeHead(404).end();
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      asked.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body });
      answering(request, response, body);
    });
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer: (next: Answering) => void (answering = next),
    json: (body: unknown, status = 200, headers: Record<string, string> = {}) =>
      void (answering = (_request, response) =>
        response
          .writeHead(status, { 'content-type': 'application/json', ...headers })
          .end(typeof body === 'string' ? body : JSON.stringify(body))),
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((done) => void server.close(() => done()));
    },
  };
}

export type FakeProvider = Awaited<ReturnType<typeof startFakeProvider>>;
