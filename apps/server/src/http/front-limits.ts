import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Brand } from '@vinlore/brand';
import {
  clientAddressReader,
  isLoopback,
  type Logger,
  type SecurityLog,
  type SharedLimit,
  visitorLimit,
} from '@vinlore/server-kit';
import { sendText } from './send.ts';

/** What is limited in front of the API: rendered pages and files generated on request. */
export type LimitedKind = 'page' | 'file';

/** Rate limits for work outside the API; static files aren't counted. */
export interface FrontLimits {
  /** The visitor's IP address, the key of all limits. */
  visitorOf(request: IncomingMessage): string;
  /** Counts a request and responds 429 if there were too many. @returns whether it responded */
  refuses(kind: LimitedKind, brand: Brand, request: IncomingMessage, response: ServerResponse): boolean;
}

/** Dependencies of front limits. */
export interface FrontLimitDeps {
  /** Pages per minute and visitor; 0 for no limit. */
  readonly points: number;
  readonly trustProxy: readonly string[];
  readonly shared?: SharedLimit;
  readonly security: SecurityLog;
  readonly log: Logger;
}

/** Generated files per page of the budget. */
const FILES_PER_PAGE = 4;

const WORDS: Readonly<Record<Brand['language'], (seconds: number) => string>> = {
  en: (seconds) => `Too many requests. Try again in ${seconds} s.\n`,
  es: (seconds) => `Demasiadas solicitudes. Intenta de nuevo en ${seconds} s.\n`,
};

/** Front rate limits, in the same store as the API's. */
export function createFrontLimits({ points, trustProxy, shared, security, log }: FrontLimitDeps): FrontLimits {
  const addressOf = clientAddressReader(trustProxy);
  const limits = {
    page: visitorLimit({ name: 'page', points, shared }),
    file: visitorLimit({ name: 'file', points: points * FILES_PER_PAGE, shared }),
  };
  let hasWarned = false;
  const visitorOf = ({ socket, headers }: IncomingMessage) => {
    const forwarded = headers['x-forwarded-for'];
    const address = addressOf(socket.remoteAddress, Array.isArray(forwarded) ? forwarded.join(',') : forwarded);
    if (forwarded !== undefined && !hasWarned && isLoopback(address)) {
      hasWarned = true;
      log.warn(
        'a proxy on this machine forwards requests, but TRUST_PROXY does not name it: all visitors share this machine’s address, so rate limits don’t apply. Set TRUST_PROXY=127.0.0.1,::1',
      );
    }
    return address;
  };
  return {
    visitorOf,
    refuses: (kind, brand, request, response) => {
      const address = visitorOf(request);
      const standing = limits[kind].spend(address);
      if (!standing?.over) return false;
      security.record('rate.limited', { brand: brand.key, row: kind, address });
      sendText(request, response, 429, WORDS[brand.language](standing.seconds), {
        'retry-after': String(standing.seconds),
        'cache-control': 'no-store',
      });
      return true;
    },
  };
}
