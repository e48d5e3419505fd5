import { recallCheck, recallMakes, recallModels, recallsByVin, recallYears } from './look-ups.ts';
import { confirmRecallWatch, endRecallWatch, ownRecallWatch, watchRecalls } from './watches.ts';

/** Calls around recalls of vehicles. */
export const recallContract = {
  confirmRecallWatch,
  endRecallWatch,
  ownRecallWatch,
  recallCheck,
  recallMakes,
  recallModels,
  recallsByVin,
  recallYears,
  watchRecalls,
};
