import type { IncomingMessage } from 'node:http';
import { barePaths, type Contract, isBelowCalls } from '@vinlore/contract';
import { isProductPage } from '../pages/own-paths.ts';

/** Which requests are calls, among those that pages and files answer. */
export interface CallPaths {
  /** Whether a request is a call. */
  isCall(request: Pick<IncomingMessage, 'method' | 'headers'>, path: string): boolean;
  /** Whether what is read at a path is a page or a call by what is asked for, so that a cache keeps both apart. */
  isBoth(path: string): boolean;
}

/**
 * Whether an answer in JSON is asked for (RFC 9110 §12.5.1): it is named, and HTML is not. Browsers that open a page
 * name HTML; what takes anything gets the page.
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
 * Calls stand below their prefixes and, as the path table of spec §7 writes them, beside the pages (docs/decisions.md
 * §3). Whatever isn't read goes to the call. What is read goes there, too, but where the product has a page of that name.
 *
 * @param contracts rows of the product; the bare names are theirs alone
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
