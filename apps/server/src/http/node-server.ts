import { createServer, type RequestListener, type Server } from 'node:http';

/** Limits on time and size before a listener is called. */
export interface ServerLimits {
  /** Time for all headers; then 408 and close. */
  readonly headersMs: number;
  /** Time for the whole request, including its body; then 408 and close. */
  readonly requestMs: number;
  /** How often both are checked. */
  readonly checkMs: number;
  /** Keep-alive timeout. */
  readonly idleMs: number;
  /** Total size of a request's headers; beyond it, 431 and close. */
  readonly headerBytes: number;
}

/**
 * An upload of 2.5 MB fits into a minute at 350 kbit/s, while slow-loris connections don't. Proxies and clients keep
 * idle connections for up to a minute: a server that closes them earlier resets requests in flight, and a POST can't be
 * retried.
 */
export const SERVER_LIMITS: ServerLimits = {
  headersMs: 10_000,
  requestMs: 60_000,
  checkMs: 2_000,
  idleMs: 75_000,
  headerBytes: 16_384,
};

/** Node's HTTP server with the product's limits. */
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
 * Graceful shutdown: accepts no more connections, closes idle ones, and the rest after their response.
 *
 * @param drainMs after which connections in progress are cut
 * @returns stops the server; resolves once the last connection is closed
 */
export function stopperOf(server: Server, drainMs: number): () => Promise<void> {
  return () =>
    new Promise((done) => {
      const cut = setTimeout(() => server.closeAllConnections(), drainMs);
      server.close(() => {
        clearTimeout(cut);
        done();
      });
      // A connection that is responding now would otherwise become idle and stay open.
      server.keepAliveTimeout = 1;
      server.closeIdleConnections();
    });
}
