import { atom, type createStore, type WritableAtom } from 'jotai';
import * as v from 'valibot';

type Store = ReturnType<typeof createStore>;

/** Unsent input. */
type DraftAtom<Draft> = WritableAtom<Draft, [Draft | ((before: Draft) => Draft)], void>;

/** Key prefix of drafts. */
const PREFIX = 'draft ';

/** One function per draft of this app that drops it. */
const forgetting: ((atoms: Store) => void)[] = [];

/** The tab's session storage; memory if the browser refuses it. */
function attempt<T>(ask: (store: Storage) => T): T | null {
  try {
    return ask(sessionStorage);
  } catch {
    return null;
  }
}

/**
 * Returns an atom for a draft that survives navigation, a reload and an expired session, in this tab until its author
 * signs out. Drafts that an older version stored in another shape are dropped.
 *
 * @param name of the draft, unique
 * @param empty the value when nothing is typed; never stored
 */
export function draftAtom<Draft>(
  name: string,
  schema: v.GenericSchema<unknown, Draft>,
  empty: Draft,
): DraftAtom<Draft> {
  const key = PREFIX + name;
  const KeptSchema = v.pipe(v.string(), v.parseJson(), schema);
  const read = (): Draft => {
    const kept = v.safeParse(
      KeptSchema,
      attempt((store) => store.getItem(key)),
    );
    return kept.success ? kept.output : empty;
  };
  const typedHere = atom<{ readonly draft: Draft } | null>(null);
  const draftOf: DraftAtom<Draft> = atom(
    (get) => {
      const typed = get(typedHere);
      return typed ? typed.draft : read();
    },
    (get, set, next) => {
      const draft = typeof next === 'function' ? (next as (before: Draft) => Draft)(get(draftOf)) : next;
      set(typedHere, { draft });
      attempt((store) => (draft === empty ? store.removeItem(key) : store.setItem(key, JSON.stringify(draft))));
    },
  );
  forgetting.push((atoms) => atoms.set(draftOf, empty));
  return draftOf;
}

/** Drops all drafts, so signing out leaves nothing behind. */
export function forgetDrafts(atoms: Store): void {
  for (const forget of forgetting) forget(atoms);
  // Pages without atoms use the same key prefix.
  attempt((store) => {
    for (const key of Object.keys(store)) if (key.startsWith(PREFIX)) store.removeItem(key);
  });
}
