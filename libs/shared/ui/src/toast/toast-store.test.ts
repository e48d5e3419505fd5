import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { toasts } from '../index.ts';
import { changeToast, createToastStore, type Toast, type ToastChange } from './toast-store.ts';
import { toastStore } from './toasts.ts';
import { goesAway } from './use-swipe-away.ts';

const words = { status: 'ok', message: 'Saved.', duration: 5000 } as const;
const added = changeToast(null, { type: 'add', words })!;

describe('toast store', () => {
  it('spec §4: the states are added, updated, removed', () => {
    expect(added).toEqual({ ...words, id: 1, state: 'added' });
    const updated = changeToast(added, { type: 'update', id: 1, words: { message: 'Saved twice.' } });
    expect(updated).toEqual({ ...words, id: 1, message: 'Saved twice.', state: 'updated' });
    expect(changeToast(updated, { type: 'remove', id: 1 })).toEqual({ ...updated, state: 'removed' });
  });

  it('spec §4: keeps one toast at a time, and adding replaces it', () => {
    const next = changeToast(added, { type: 'add', words: { ...words, message: 'Sent.' } });
    expect(next).toMatchObject({ id: 2, message: 'Sent.', state: 'added' });
  });

  it('spec §4: has at most one toast after any changes, and a removed one stays removed', () => {
    const id = fc.integer({ min: 0, max: 6 });
    const change: fc.Arbitrary<ToastChange> = fc.oneof(
      fc.constant({ type: 'add' as const, words }),
      fc.record({ type: fc.constant('update' as const), id, words: fc.constant({ message: 'x' }) }),
      fc.record({ type: fc.constant('remove' as const), id }),
    );
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        let toast: Toast | null = null;
        let adds = 0;
        for (const each of changes) {
          const next: Toast | null = changeToast(toast, each);
          if (each.type === 'add') expect(next).toEqual({ ...words, id: ++adds, state: 'added' });
          else if (toast === null || toast.state === 'removed' || each.id !== toast.id) expect(next).toBe(toast);
          else expect(next).toMatchObject({ id: toast.id, state: each.type === 'remove' ? 'removed' : 'updated' });
          toast = next;
        }
        // Ids count the toasts so far.
        expect(toast?.id ?? 0).toBe(adds);
      }),
    );
  });

  it('notifies of actual changes until unsubscribed', () => {
    const store = createToastStore();
    const changed = vi.fn();
    const stop = store.subscribe(changed);
    store.apply({ type: 'add', words });
    store.apply({ type: 'remove', id: 99 });
    expect(changed).toHaveBeenCalledTimes(1);
    stop();
    store.apply({ type: 'remove', id: 1 });
    expect(changed).toHaveBeenCalledTimes(1);
    expect(store.current()).toMatchObject({ state: 'removed' });
  });
});

describe('toasts', () => {
  it('spec §9: last 5000 ms, or the given duration', () => {
    toasts.show({ status: 'ok', message: 'Saved.' });
    expect(toastStore.current()?.duration).toBe(5000);
    const id = toasts.show({
      status: 'ok',
      message: 'Your request has been submitted successfully!',
      duration: 10_000,
    });
    expect(toastStore.current()?.duration).toBe(10_000);
    toasts.update(id, { status: 'stop', message: 'It was not.' });
    expect(toastStore.current()).toMatchObject({ status: 'stop', state: 'updated', duration: 10_000 });
    toasts.dismiss(id);
    expect(toastStore.current()?.state).toBe('removed');
  });

  it('rejects a toast that is too short for everyone to read', () => {
    expect(() => toasts.show({ status: 'ok', message: 'Gone.', duration: 1000 })).toThrow(RangeError);
  });
});

describe('goesAway', () => {
  it('spec §9: a swipe of 50 px to either side dismisses a toast, one of 49 px does not', () => {
    for (const pointer of ['touch', 'pen'])
      expect([49, 50, -49, -50].map((way) => goesAway(way, 400, pointer))).toEqual([false, true, false, true]);
  });

  it('spec §9: a mouse drag must cover 80 percent of the width', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 1000 }), fc.integer({ min: -1000, max: 1000 }), (width, way) => {
        expect(goesAway(way, width, 'mouse')).toBe(Math.abs(way) * 10 >= width * 8);
      }),
    );
  });
});
