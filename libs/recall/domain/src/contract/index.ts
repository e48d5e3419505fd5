import { recallCheck, recallMakes, recallModels, recallsByVin, recallYears } from './look-ups.ts';
import { confirmRecallWatch, endRecallWatch, ownRecallWatch, watchRecalls } from './watches.ts';

/** API of vehicle recalls. */
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
