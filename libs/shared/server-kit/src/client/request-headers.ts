import type { IncomingHttpHeaders } from 'node:http';
import type { Context } from 'hono';
import type { Place } from './visitor-place.ts';

/** Connection details from @hono/node-server; absent for in-process calls, which have no socket. */
export interface NodeBindings {
  /**
   * The visitor an in-process call is made for, as returned by `clientAddressReader`. Only code can set it: requests
   * from a socket bring `incoming` and nothing else.
   */
  visitor?: string;
  /** That visitor's location, from their own request, which this process has read. Evaluated lazily. */
  placeOfVisitor?: () => Place | null;
  incoming?: { headers: IncomingHttpHeaders; socket?: { remoteAddress?: string } };
}
export type ApiContext = Context<{ Bindings: NodeBindings }>;

/** Returns a header's value by its lower-case name. */
export type HeaderReader = (name: string) => string | undefined;

/**
 * Reads a request's headers from Node's parsed ones if available: a `Headers` object costs as much as all the checks
 * before a handler together.
 */
export function requestHeaders(c: ApiContext): HeaderReader {
  const own = c.env?.incoming?.headers;
  if (!own) return (name) => c.req.raw.headers.get(name) ?? undefined;
  return (name) => {
    const value = own[name];
    return Array.isArray(value) ? value.join(', ') : value;
  };
}
