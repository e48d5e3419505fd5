import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import type { StickerCar } from '../car/sticker-car.ts';

/** Named like drafts, so signing out removes it too (`forgetDrafts`). */
const KEY = 'draft sticker-choice';

const KeptSchema = v.pipe(v.string(), v.parseJson(), v.strictObject({ of: v.string(), selection: v.string() }));

/** Key that identifies the car; the trim is part of the choices. */
const markOf = ({ vin, year, make, model }: StickerCar): string => [vin, year, make, model].join('\t');

const followers = new Set<() => void>();
/** Fallback in memory if session storage is unavailable. */
let here: string | null = null;

function attempt<T>(ask: (store: Storage) => T): T | null {
  try {
    return ask(sessionStorage);
  } catch {
    return null;
  }
}

const read = (): string | null => attempt((store) => store.getItem(KEY)) ?? here;

function write(next: string | null): void {
  here = null;
  attempt((store) => store.removeItem(KEY));
  if (next !== null && attempt((store) => (store.setItem(KEY, next), true)) === null) here = next;
  for (const follow of followers) follow();
}

function follow(changed: () => void): () => void {
  followers.add(changed);
  return () => followers.delete(changed);
}

/**
 * Stores the choices for a car in this tab before payment. They survive a reload, Back, and the bank's page, and never
 * apply to another car.
 *
 * @returns the selection in the purchase call's format, undefined if nothing was chosen, and a setter
 */
export function useKeptChoice(
  car: StickerCar | null,
): readonly [string | undefined, (selection: string | undefined) => void] {
  const text = useSyncExternalStore(follow, read, () => null);
  const kept = v.safeParse(KeptSchema, text);
  const of = car && markOf(car);
  const selection = kept.success && kept.output.of === of ? kept.output.selection : undefined;
  return [
    selection,
    (next) => {
      if (of !== null) write(next === undefined ? null : JSON.stringify({ of, selection: next }));
    },
  ];
}
