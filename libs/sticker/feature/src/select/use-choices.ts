import { useCall } from '@vinlore/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { carKey, type StickerCar } from '../car/sticker-car.ts';
import { autoblogData, autoloadingData, forumData } from './catalogue-helpers.ts';
import { choicesOf } from './choices.ts';

/**
 * What can be chosen of a car in a trim. The sources are asked side by side; one that fails leaves its part out, and the
 * sticker still completes. The lists of the trim before stay until those of the next one are there.
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
