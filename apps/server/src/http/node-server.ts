import { createServer, type RequestListener, type Server } from 'node:http';

/** How long a visitor may take, and how much they may send before a listener is asked at all. */
export interface ServerLimits {
  /** Time for all headers; then 408, and the connection ends. */
  readonly headersMs: number;
  /** Time for the whole request, its body included; then 408, and the connection ends. */
  readonly requestMs: number;
  /** How often the two are looked at. */
  readonly checkMs: number;
  /** Headers of a request together; beyond it 431, and the connection ends. */
  readonly headerBytes: number;
}

/** An upload of 2.5 MB fits into a minute at 350 kbit/s; whoever trickles bytes to hold connections does not. */
export const SERVER_LIMITS: ServerLimits = {
  headersMs: 10_000,
  requestMs: 60_000,
  checkMs: 2_000,
  headerBytes: 16_384,
};

/** Node's HTTP server with the limits of the product. */
export function createLimitedServer(listener: RequestListener, limits: ServerLimits = SERVER_LIMITS): Server {
  return createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: limits.checkMs,
      maxHeaderSize: limits.headerBytes,
    },
    listener,
  );
}
