import { atom, useAtom } from 'jotai';
import type { Chosen } from './chosen.ts';

/**
 * The latest choices and their car or sticker. Kept outside the component, so closing and reopening the step restores
 * them.
 */
const draftAtom = atom<{ readonly of: string; readonly chosen: Chosen } | null>(null);

/**
 * Returns the current choices and a setter.
 *
 * @param of key of the car, or of the sticker being recreated
 * @param start initial choices
 */
export function useChosen(of: string, start: Chosen) {
  const [draft, setDraft] = useAtom(draftAtom);
  const chosen = draft?.of === of ? draft.chosen : start;
  return { chosen, choose: (next: Chosen) => setDraft({ of, chosen: next }) };
}
