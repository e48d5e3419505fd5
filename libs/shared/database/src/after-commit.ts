import { type Kysely } from 'kysely';
import { opaque, type Tx } from './database.ts';
import { acrossBrands } from './wall/scope.ts';

const waiting = new WeakMap<Tx, (() => void)[]>();

/**
 * Calls `callback` once the transaction is kept, and never when it is not: to wake whoever waits for what was written.
 * It is a hint within this process (a process that is killed loses it), never the only way to learn of the write.
 */
export function afterCommit(tx: Tx, callback: () => void): void {
  waiting.get(tx)?.push(callback);
}

/** Runs `work` in a transaction, then what it left for {@link afterCommit}. */
export async function transactionOn<T>(kysely: Kysely<object>, work: (tx: Tx) => Promise<T>): Promise<T> {
  const callbacks: (() => void)[] = [];
  const result = await kysely.transaction().execute((transaction) => {
    const tx = opaque(transaction);
    waiting.set(tx, callbacks);
    return work(tx);
  });
  // What a request wakes works for all.
  for (const callback of callbacks) acrossBrands(callback);
  return result;
}
