import type { profileContract } from '@vinlore/account-domain';
import type { Handler } from '@vinlore/server-kit';
import { impersonal } from '../errors/impersonal.ts';

/** Logs a browser's error without anything that could identify the visitor (docs/decisions.md §3). */
export function logsCall(): Handler<typeof profileContract.logs> {
  return ({ message, stack, path }, { brand, log }) => {
    const client = {
      brand: brand.key,
      message: impersonal(message),
      // One line each, to prevent forged log entries.
      ...(stack !== undefined && { stack: stack.split('\n').map(impersonal) }),
      ...(path !== undefined && { path: impersonal(path) }),
    };
    log.warn({ client }, 'browser error');
    return null;
  };
}
