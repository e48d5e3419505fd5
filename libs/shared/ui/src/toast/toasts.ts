import { createToastStore, type ToastWords } from './toast-store.ts';

/** How long a toast stays where nothing else is said (spec §4, §9). */
const TOAST_MS = 5000;

/** The page's one toast: every React root on it shows and changes the same. */
export const toastStore = createToastStore();

/** A toast to show. */
export type NewToast = Omit<ToastWords, 'duration'> & Partial<Pick<ToastWords, 'duration'>>;

/** Shows, changes and closes the page's toast; `Toaster` draws it. */
export const toasts = {
  /**
   * Shows a toast in place of whatever one is there.
   *
   * @param toast its `duration` is 5000 ms where none is given
   * @returns the id to update or dismiss it by
   * @throws RangeError for less than 5000 ms: too short to be read by everybody, so only what stands on the page as
   *   well may be said that briefly. `Notified` does both.
   */
  show({ duration = TOAST_MS, ...words }: NewToast): number {
    if (duration < TOAST_MS) throw new RangeError('A shorter toast must not carry the only copy: use Notified.');
    return toastStore.apply({ type: 'add', words: { ...words, duration } })!.id;
  },
  /** Says something else in the same place, for its full time again. Nothing happens where the toast is gone. */
  update(id: number, words: Pick<ToastWords, 'status' | 'message'>): void {
    toastStore.apply({ type: 'update', id, words });
  },
  dismiss(id: number): void {
    toastStore.apply({ type: 'remove', id });
  },
};
