import { createToastStore, type ToastWords } from './toast-store.ts';

/** Default duration of a toast (spec §4, §9). */
const TOAST_MS = 5000;

/** The page's toast, shared by all React roots on it. */
export const toastStore = createToastStore();

/** A toast to show. */
export type NewToast = Omit<ToastWords, 'duration'> & Partial<Pick<ToastWords, 'duration'>>;

/** Shows, updates, and dismisses the page's toast; `Toaster` renders it. */
export const toasts = {
  /**
   * Shows a toast in place of any current one.
   *
   * @param toast its `duration` is 5000 ms by default
   * @returns its id, to update or dismiss it
   * @throws RangeError for less than 5000 ms, which is too short for everyone to read: use `Notified`, which also
   *   shows the message on the page
   */
  show({ duration = TOAST_MS, ...words }: NewToast): number {
    if (duration < TOAST_MS)
      throw new RangeError('A toast shorter than 5 s is too short for everyone to read: use Notified.');
    return toastStore.apply({ type: 'add', words: { ...words, duration } })!.id;
  },
  /** Replaces the content and restarts the timer. Does nothing if the toast is gone. */
  update(id: number, words: Pick<ToastWords, 'status' | 'message'>): void {
    toastStore.apply({ type: 'update', id, words });
  },
  dismiss(id: number): void {
    toastStore.apply({ type: 'remove', id });
  },
};
