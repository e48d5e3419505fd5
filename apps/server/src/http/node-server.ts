import { createServer, type RequestListener, type Server } from 'node:http';

/** How long a visitor may take, and how much they may send before a listener is asked at all. */
export interface ServerLimits {
  /** Time for all headers; then 408, and the connection ends. */
  readonly headersMs: number;
  /** Time for the whole request, its body included; then 408, and the connection ends. */
  readonly requestMs: number;
  /** How often the two are looked at. */
  readonly checkMs: number;
  /** How long a connection is kept that nothing comes on. */
  readonly idleMs: number;
  /** Headers of a request together; beyond it 431, and the connection ends. */
  readonly headerBytes: number;
}

/**
 * An upload of 2.5 MB fits into a minute at 350 kbit/s; whoever trickles bytes to hold connections does not. Proxies and
 * clients keep idle connections for up to a minute: a server that ends them earlier resets the call that is on its way,
 * which nobody may repeat where it is a POST.
 */
export const SERVER_LIMITS: ServerLimits = {
  headersMs: 10_000,
  requestMs: 60_000,
  checkMs: 2_000,
  idleMs: 75_000,
  headerBytes: 16_384,
};

/** Node's HTTP server with the limits of the product. */
export function createLimitedServer(listener: RequestListener, limits: ServerLimits = SERVER_LIMITS): Server {
  return createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: limits.checkMs,
      keepAliveTimeout: limits.idleMs,
      maxHeaderSize: limits.headerBytes,
    },
    listener,
  );
}

/**
 * How a server is stopped: it takes no more connections, ends those that are idle, and each other one with its answer.
 *
 * @param drainMs after which connections that still answer are cut
 * @returns what stops it, and resolves once the last connection has ended
 */
export function stopperOf(server: Server, drainMs: number): () => Promise<void> {
  return () =>
    new Promise((done) => {
      const cut = setTimeout(() => server.closeAllConnections(), drainMs);
      server.close(() => {
        clearTimeout(cut);
        done();
      });
      // One that answers now would be kept as an idle one afterwards.
      server.keepAliveTimeout = 1;
      server.closeIdleConnections();
    });
}
