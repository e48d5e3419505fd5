import { recallCheck, recallMakes, recallModels, recallsByVin, recallYears } from './look-ups.ts';
import { confirmRecallWatch, endRecallWatch, watchRecalls } from './watches.ts';

/** Calls around recalls of vehicles. */
export const recallContract = {
  confirmRecallWatch,
  endRecallWatch,
  recallCheck,
  recallMakes,
  recallModels,
  recallsByVin,
  recallYears,
  watchRecalls,
};
