import { type Kysely } from 'kysely';
import { opaque, type Tx } from './database.ts';
import { acrossBrands } from './wall/scope.ts';

const waiting = new WeakMap<Tx, (() => void)[]>();

/**
 * Calls `callback` once the transaction commits, and never on rollback: to notify whoever waits for the write. It is a
 * hint within this process (lost if the process is killed), never the only way to learn of the write.
 */
export function afterCommit(tx: Tx, callback: () => void): void {
  waiting.get(tx)?.push(callback);
}

/** Runs `work` in a transaction, then its {@link afterCommit} callbacks. */
export async function transactionOn<T>(kysely: Kysely<object>, work: (tx: Tx) => Promise<T>): Promise<T> {
  const callbacks: (() => void)[] = [];
  const result = await kysely.transaction().execute((transaction) => {
    const tx = opaque(transaction);
    waiting.set(tx, callbacks);
    return work(tx);
  });
  // Callbacks run for all brands, unlike the request that registered them.
  for (const callback of callbacks) acrossBrands(callback);
  return result;
}
