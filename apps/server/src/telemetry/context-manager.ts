import { type Context, type ContextManager, ROOT_CONTEXT } from '@opentelemetry/api';
import { carriedValue, carrying } from '@vinlore/database';

/**
 * OpenTelemetry's context in the storage that the database's scope has already. One of its own, as in
 * `context-async-hooks`, would slow down every promise of the process, whether its trace is kept or not.
 */
export const contextManager: ContextManager = {
  active: () => (carriedValue() as Context | undefined) ?? ROOT_CONTEXT,
  with: (context, work, thisArg, ...args) => carrying(context, () => work.call(thisArg as never, ...args)),
  bind: (context, target) => {
    if (typeof target !== 'function') return target;
    const work = target as unknown as (...args: unknown[]) => unknown;
    return ((...args: unknown[]) => carrying(context, () => work(...args))) as typeof target;
  },
  enable: () => contextManager,
  disable: () => contextManager,
};
