import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Translator } from '@vinlore/i18n';
import { Refusal } from '../refusal.ts';
import { isLoopback } from './client-address.ts';

/** Counts attempts of one kind; refuses with 429 and `Retry-After` when there are too many. */
export interface Limit {
  spend(key: string, text: Translator): Promise<void>;
}

/** The refusal of who has to wait. */
export function tooMany(seconds: number, text: Translator): Refusal {
  return new Refusal(429, text.t('kit.tooMany', { seconds }), undefined, seconds);
}

/** A limit per minute that this process keeps in memory. */
export function perMinute(points: number): Limit {
  const limiter = new RateLimiterMemory({ points, duration: 60 });
  return {
    async spend(key, text) {
      try {
        await limiter.consume(key);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw tooMany(Math.max(1, Math.ceil(error.msBeforeNext / 1000)), text);
      }
    },
  };
}

/**
 * The general limit of the API per client address. Loopback is exempt: behind a proxy that TRUST_PROXY does not name,
 * all visitors would share that one address.
 *
 * @param points requests per minute; 0 for no limit
 */
export function generalLimit(points: number): Limit {
  const limit = perMinute(Math.max(points, 1));
  return {
    spend: (address, text) => (points === 0 || isLoopback(address) ? Promise.resolve() : limit.spend(address, text)),
  };
}
