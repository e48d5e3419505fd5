import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import type { StickerCar } from '../car/sticker-car.ts';

/** Named as drafts are: whoever logs out leaves it behind no more than those (`forgetDrafts`). */
const KEY = 'draft sticker-choice';

const KeptSchema = v.pipe(v.string(), v.parseJson(), v.strictObject({ of: v.string(), selection: v.string() }));

/** Tells one car from another; a trim is what is chosen of it. */
const markOf = ({ vin, year, make, model }: StickerCar): string => [vin, year, make, model].join('\t');

const followers = new Set<() => void>();
/** Where the tab's storage refuses to keep anything, the page itself still knows. */
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
 * What was chosen of a car before paying, kept in this tab: a reload, Back and a bank's page lose nothing, and no other car
 * gets it.
 *
 * @returns the selection as the purchase call takes it, undefined where nothing was chosen, and how to change it
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
