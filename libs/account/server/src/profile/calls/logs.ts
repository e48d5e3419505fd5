import type { profileContract } from '@vinlore/account-domain';
import type { Handler } from '@vinlore/server-kit';
import { impersonal } from '../errors/impersonal.ts';

/** Notes an error that a browser met, without what could tell of its visitor (docs/decisions.md §3). */
export function logsCall(): Handler<typeof profileContract.logs> {
  return ({ message, stack, path }, { brand, log }) => {
    const client = {
      brand: brand.key,
      message: impersonal(message),
      // A line each, so that none can pass for an entry of the log.
      ...(stack !== undefined && { stack: stack.split('\n').map(impersonal) }),
      ...(path !== undefined && { path: impersonal(path) }),
    };
    log.warn({ client }, 'a browser met an error');
    return null;
  };
}
