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

/** What is limited before the API: pages that are rendered, and files that are made when they are asked for. */
export type LimitedKind = 'page' | 'file';

/** Limits of what a visitor has made for them outside the API; what lies ready costs nothing and is not counted. */
export interface FrontLimits {
  /** The visitor's address, by which everything is limited. */
  visitorOf(request: IncomingMessage): string;
  /** Counts a request, and answers 429 where there were too many. @returns whether it was answered */
  refuses(kind: LimitedKind, brand: Brand, request: IncomingMessage, response: ServerResponse): boolean;
}

/** What front limits are made of. */
export interface FrontLimitDeps {
  /** Pages per minute and visitor; 0 for no limit. */
  readonly points: number;
  readonly trustProxy: readonly string[];
  readonly shared?: SharedLimit;
  readonly security: SecurityLog;
  readonly log: Logger;
}

/** Files that come with a page, for each page of the budget. */
const FILES_PER_PAGE = 4;

const WORDS: Readonly<Record<Brand['language'], (seconds: number) => string>> = {
  en: (seconds) => `Too many requests. Try again in ${seconds} s.\n`,
  es: (seconds) => `Demasiadas solicitudes. Intenta de nuevo en ${seconds} s.\n`,
};

/** Limits at the front, in the same store as those of the API. */
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
        'a proxy on this machine passes requests on, and TRUST_PROXY does not name it: every visitor counts as this machine, so no limit holds for them. Set TRUST_PROXY=127.0.0.1,::1',
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
