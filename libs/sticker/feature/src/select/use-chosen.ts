import { atom, useAtom } from 'jotai';
import { carKey, type StickerCar } from '../car/sticker-car.ts';
import { type Chosen, nothingChosen } from './chosen.ts';

/** What was chosen last, and of which car. It outlives the step: whoever closes it finds everything as it was. */
const draftAtom = atom<{ readonly of: string; readonly chosen: Chosen } | null>(null);

/** What somebody has chosen of a car so far, and how to change it. */
export function useChosen(car: StickerCar) {
  const [draft, setDraft] = useAtom(draftAtom);
  const of = carKey(car);
  const chosen = draft?.of === of ? draft.chosen : nothingChosen(car.trim);
  return { chosen, choose: (next: Chosen) => setDraft({ of, chosen: next }) };
}
