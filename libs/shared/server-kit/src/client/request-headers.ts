import type { IncomingHttpHeaders } from 'node:http';
import type { Context } from 'hono';
import type { Place } from './visitor-place.ts';

/** What @hono/node-server hands over of the connection; absent when called in this process, without a socket. */
export interface NodeBindings {
  /**
   * The visitor on whose behalf this process calls itself, as `clientAddressReader` names them. Only code can set it: what
   * comes over a socket brings `incoming` and nothing else.
   */
  visitor?: string;
  /** Where that visitor is: their own request says it, which this process read before. Asked for when a handler wants to know. */
  placeOfVisitor?: () => Place | null;
  incoming?: { headers: IncomingHttpHeaders; socket?: { remoteAddress?: string } };
}
export type ApiContext = Context<{ Bindings: NodeBindings }>;

/** Gives a header's value by its lower-case name. */
export type HeaderReader = (name: string) => string | undefined;

/**
 * Reads a request's headers from Node's own parsed ones where there are any: a `Headers` object costs as much as all the
 * checks before a handler together.
 */
export function requestHeaders(c: ApiContext): HeaderReader {
  const own = c.env?.incoming?.headers;
  if (!own) return (name) => c.req.raw.headers.get(name) ?? undefined;
  return (name) => {
    const value = own[name];
    return Array.isArray(value) ? value.join(', ') : value;
  };
}
