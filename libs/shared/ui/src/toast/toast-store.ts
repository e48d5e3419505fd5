import type { Status } from '../status.tsx';

/** Content and duration of a toast. */
export interface ToastWords {
  /** Determines icon and color; `stop` interrupts a screen reader, all others wait. */
  readonly status: Status;
  readonly message: string;
  /** Milliseconds until it closes by itself. */
  readonly duration: number;
}

/** A toast and its state (spec §4). */
export interface Toast extends ToastWords {
  readonly id: number;
  readonly state: 'added' | 'updated' | 'removed';
}

/** Changes to the one toast. */
export type ToastChange =
  | { readonly type: 'add'; readonly words: ToastWords }
  | { readonly type: 'update'; readonly id: number; readonly words: Partial<ToastWords> }
  | { readonly type: 'remove'; readonly id: number };

/**
 * Returns the toast after a change (spec §4: one at a time). Adding replaces any current toast; updating or removing a
 * toast that is gone or replaced changes nothing. A removed toast is kept until the next one, so that it can fade out.
 */
export function changeToast(current: Toast | null, change: ToastChange): Toast | null {
  if (change.type === 'add') return { ...change.words, id: (current?.id ?? 0) + 1, state: 'added' };
  if (current?.id !== change.id || current.state === 'removed') return current;
  return change.type === 'remove'
    ? { ...current, state: 'removed' }
    : { ...current, ...change.words, state: 'updated' };
}

/** Stores the one toast and notifies of changes, in the form `useSyncExternalStore` expects. */
export interface ToastStore {
  current(): Toast | null;
  /** Applies a change and returns the current toast. */
  apply(change: ToastChange): Toast | null;
  /** Returns a function that unsubscribes. */
  subscribe(changed: () => void): () => void;
}

/** Creates a store without a toast. */
export function createToastStore(): ToastStore {
  const listeners = new Set<() => void>();
  let toast: Toast | null = null;
  return {
    current: () => toast,
    apply: (change) => {
      const next = changeToast(toast, change);
      if (next !== toast) {
        toast = next;
        for (const changed of listeners) changed();
      }
      return toast;
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
