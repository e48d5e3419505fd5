import { atom, type createStore, type WritableAtom } from 'jotai';
import * as v from 'valibot';

type Store = ReturnType<typeof createStore>;

/** What somebody types and has not sent. */
type DraftAtom<Draft> = WritableAtom<Draft, [Draft | ((before: Draft) => Draft)], void>;

/** What the keys of drafts begin with. */
const PREFIX = 'draft ';

/** How each draft of this app is dropped. */
const forgetting: ((atoms: Store) => void)[] = [];

/** The tab's own storage; one that refuses it keeps drafts in memory only. */
function attempt<T>(ask: (store: Storage) => T): T | null {
  try {
    return ask(sessionStorage);
  } catch {
    return null;
  }
}

/**
 * A draft that outlives the page, a reload and a session that ends, in this tab until its writer logs out. One that was
 * kept in another shape, by an older version, is dropped.
 *
 * @param name of the draft, unique
 * @param empty what there is while nothing is typed; never kept
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

/** Drops all drafts: whoever logs out leaves nothing behind that they wrote. */
export function forgetDrafts(atoms: Store): void {
  for (const forget of forgetting) forget(atoms);
  // What pages keep that do without atoms is named alike.
  attempt((store) => {
    for (const key of Object.keys(store)) if (key.startsWith(PREFIX)) store.removeItem(key);
  });
}
