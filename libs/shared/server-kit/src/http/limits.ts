import type { Translator } from '@vinlore/i18n';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../refusal.ts';
import { isLoopback } from './client-address.ts';

/** Counts what an address asks for; refuses with 429 and `Retry-After` when it is too much. */
export interface AddressLimit {
  spend(address: string, text: Translator): Promise<void>;
}

const NO_LIMIT: AddressLimit = { spend: () => Promise.resolve() };

/**
 * A limit per client address and minute, kept in this process's memory. Loopback is exempt: behind a proxy that
 * TRUST_PROXY does not name, all visitors would share that one address. Guessing at passwords is counted besides, by
 * e-mail and in the database, with no such exemption (account slice).
 *
 * @param points requests per minute; 0 for no limit
 */
export function addressLimit(points: number): AddressLimit {
  if (points === 0) return NO_LIMIT;
  const limiter = new RateLimiterMemory({ points, duration: 60 });
  return {
    async spend(address, text) {
      if (isLoopback(address)) return;
      try {
        await limiter.consume(address);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
        throw new Refusal(429, text.t('kit.tooMany', { seconds }), undefined, seconds);
      }
    },
  };
}
