import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Patience } from '../sync/download/download-request.ts';

/** A file on the mirror, and how it misbehaves. */
export interface MirrorFile {
  readonly content: Uint8Array;
  readonly etag?: string;
  readonly modified?: string;
  readonly type?: string;
  /** Ignores range requests. */
  readonly noRanges?: boolean;
}

type Misbehave = (request: IncomingMessage, response: ServerResponse) => void;

/** A local publisher that can be told to misbehave. */
export async function startMirror() {
  const files = new Map<string, MirrorFile>();
  /** Overrides for the next responses of a path, in order. */
  const tricks = new Map<string, Misbehave[]>();
  const asked: { readonly path: string; readonly headers: IncomingMessage['headers'] }[] = [];
  const open = new Set<ServerResponse>();

  const serve = (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url!;
    asked.push({ path, headers: request.headers });
    open.add(response);
    response.on('close', () => open.delete(response));
    const trick = tricks.get(path)?.shift();
    if (trick) return trick(request, response);
    const file = files.get(path);
    if (!file) return void response.writeHead(404).end();
    const { content, etag, modified, type = 'application/octet-stream', noRanges = false } = file;
    const marks = { 'content-type': type, ...(etag && { etag }), ...(modified && { 'last-modified': modified }) };
    const { headers } = request;
    const isSame =
      (etag && headers['if-none-match'] === etag) || (modified && headers['if-modified-since'] === modified);
    if (isSame) return void response.writeHead(304, marks).end();
    const from = /^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1];
    const mayGoOn = from !== undefined && !noRanges && headers['if-range'] === (etag ?? modified);
    if (!mayGoOn) return void response.writeHead(200, { ...marks, 'content-length': content.length }).end(content);
    const start = Number(from);
    if (start >= content.length) return void response.writeHead(416, marks).end();
    const range = `bytes ${start}-${content.length - 1}/${content.length}`;
    const rest = content.subarray(start);
    response.writeHead(206, { ...marks, 'content-range': range, 'content-length': rest.length }).end(rest);
  };
  const server = createServer(serve).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
    asked,
    put: (path: string, content: string | Uint8Array, more: Omit<MirrorFile, 'content'> = {}) =>
      void files.set(path, { content: Buffer.from(content), ...more }),
    /** Overrides the next response of a path. */
    next: (path: string, ...instead: Misbehave[]) => void tricks.set(path, [...(tricks.get(path) ?? []), ...instead]),
    clear: () => {
      files.clear();
      tricks.clear();
      asked.length = 0;
    },
    close: async () => {
      for (const response of open) response.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

export type Mirror = Awaited<ReturnType<typeof startMirror>>;

/** Sends the beginning of a file and closes the connection early, despite the announced length. */
export const cutOffAfter =
  (content: Uint8Array, bytes: number, headers: Record<string, string> = {}): Misbehave =>
  (_request, response) => {
    response.writeHead(200, { 'content-length': content.length, ...headers });
    // Closes gracefully, so that the bytes sent do arrive.
    response.write(content.subarray(0, bytes), () => response.socket?.end());
  };

/** Generous timeout for busy machines; only tests of stalling use a short one. */
export const PATIENT: Patience = { stallMs: 20_000, tries: 3, betweenTriesMs: 1 };

/** Sends the beginning of a file and then nothing. */
export const stallAfter =
  (content: Uint8Array, bytes: number, headers: Record<string, string> = {}): Misbehave =>
  (_request, response) => {
    response.writeHead(200, { 'content-length': content.length, ...headers });
    response.write(content.subarray(0, bytes));
  };

/** Responds with a status and headers only. */
export const answer =
  (status: number, headers: Record<string, string> = {}, body = ''): Misbehave =>
  (_request, response) =>
    void response.writeHead(status, headers).end(body);
