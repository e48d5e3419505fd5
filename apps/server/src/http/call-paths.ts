import type { IncomingMessage } from 'node:http';
import { barePaths, type Contract, isBelowCalls } from '@vinlore/contract';
import { isProductPage } from '../pages/own-paths.ts';

/** Separates API calls from pages and files. */
export interface CallPaths {
  /** Whether a request is an API call. */
  isCall(request: Pick<IncomingMessage, 'method' | 'headers'>, path: string): boolean;
  /** Whether a GET at the path is a page or a call depending on `Accept`, so that caches need `Vary`. */
  isBoth(path: string): boolean;
}

/**
 * Whether a request asks for JSON (RFC 9110 §12.5.1): it accepts JSON and not HTML. Browsers opening a page accept
 * HTML; clients that accept anything get the page.
 */
function asksForJson(accept = ''): boolean {
  const named = accept
    .split(',')
    .filter((range) => !/;\s*q=0(?:\.0*)?\s*(?:;|$)/i.test(range))
    .map((range) => range.split(';')[0]!.trim().toLowerCase());
  const isJson = (type: string) => /^application\/(?:[\w.-]+\+)?json$/.test(type);
  return named.some(isJson) && !named.includes('text/html');
}

/**
 * Calls are below their prefixes and, per the path table of spec §7, also without one (docs/decisions.md §3). Requests
 * other than GET and HEAD go to the call. So do reads, unless the product has a page of that name.
 *
 * @param contracts routes of the product, the only ones with unprefixed paths
 */
export function callPaths(contracts: readonly Contract[]): CallPaths {
  const bare = barePaths(contracts.flatMap((contract) => Object.values(contract)));
  const isBoth = (path: string) => (bare.get(path)?.has('GET') ?? false) && isProductPage(path);
  return {
    isBoth,
    isCall: ({ method, headers }, path) => {
      if (isBelowCalls(path)) return true;
      const methods = bare.get(path);
      if (!methods) return false;
      if (method !== 'GET' && method !== 'HEAD') return true;
      return methods.has('GET') && (!isBoth(path) || asksForJson(headers.accept));
    },
  };
}
