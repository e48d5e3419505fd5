import { atom, useAtom } from 'jotai';
import type { Chosen } from './chosen.ts';

/** What was chosen last, and of which car or sticker. It outlives the step: whoever closes it finds everything as it was. */
const draftAtom = atom<{ readonly of: string; readonly chosen: Chosen } | null>(null);

/**
 * What somebody has chosen so far, and how to change it.
 *
 * @param of tells the car, or the sticker that is made again, from others
 * @param start what is chosen before anybody has changed it
 */
export function useChosen(of: string, start: Chosen) {
  const [draft, setDraft] = useAtom(draftAtom);
  const chosen = draft?.of === of ? draft.chosen : start;
  return { chosen, choose: (next: Chosen) => setDraft({ of, chosen: next }) };
}
