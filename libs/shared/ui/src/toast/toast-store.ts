import type { Status } from '../status.tsx';

/** What a toast says, and for how long. */
export interface ToastWords {
  /** Decides icon and color; `stop` interrupts a screen reader, all others wait. */
  readonly status: Status;
  readonly message: string;
  /** Milliseconds until it closes by itself. */
  readonly duration: number;
}

/** A toast and where it is in its life (spec §4). */
export interface Toast extends ToastWords {
  readonly id: number;
  readonly state: 'added' | 'updated' | 'removed';
}

/** What can happen to the one toast. */
export type ToastChange =
  | { readonly type: 'add'; readonly words: ToastWords }
  | { readonly type: 'update'; readonly id: number; readonly words: Partial<ToastWords> }
  | { readonly type: 'remove'; readonly id: number };

/**
 * The toast after a change (spec §4: one at a time). Adding replaces whatever is there; updating or removing a toast
 * that is gone or replaced changes nothing. A removed toast stays until the next one, so that it can fade out.
 */
export function changeToast(current: Toast | null, change: ToastChange): Toast | null {
  if (change.type === 'add') return { ...change.words, id: (current?.id ?? 0) + 1, state: 'added' };
  if (current?.id !== change.id || current.state === 'removed') return current;
  return change.type === 'remove'
    ? { ...current, state: 'removed' }
    : { ...current, ...change.words, state: 'updated' };
}

/** Holds the one toast and tells when it changes; what `useSyncExternalStore` takes. */
export interface ToastStore {
  current(): Toast | null;
  /** Makes a change and answers the toast that is there now. */
  apply(change: ToastChange): Toast | null;
  /** Answers how to stop. */
  subscribe(changed: () => void): () => void;
}

/** Opens a store without a toast. */
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
