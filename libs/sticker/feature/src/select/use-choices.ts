import { useCall } from '@vinlore/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { carKey, type StickerCar } from '../car/sticker-car.ts';
import { autoblogData, autoloadingData, forumData } from './catalogue-helpers.ts';
import { choicesOf } from './choices.ts';

/**
 * Loads what can be chosen for a car and trim. Sources are queried in parallel; a failed one is omitted, and the
 * sticker can still be created. The previous trim's lists stay until the new ones are loaded.
 */
export function useChoices(car: StickerCar, trim: string) {
  const call = useCall();
  return useQuery({
    queryKey: ['sticker-choices', carKey(car), trim],
    queryFn: async ({ signal }) => {
      const question = { car, trim };
      const answers = await Promise.all([
        autoblogData(call, question, signal),
        autoloadingData(call, question, signal),
        forumData(call, question, signal),
      ]);
      return { choices: choicesOf(answers), failed: answers.includes(null) };
    },
    placeholderData: keepPreviousData,
  });
}
