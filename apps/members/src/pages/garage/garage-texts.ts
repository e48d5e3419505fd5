import { garageMessages } from '@vinlore/garage-feature';
import { keptGarageMessages } from '@vinlore/garage-feature/kept';
import { recallMessages } from '@vinlore/recall-feature';
import { withTexts } from '@vinlore/ui';
import { loadTexts } from '../../load-texts.ts';
import { garagePageMessages } from './messages/index.ts';

/** Loads the texts of the garage pages. */
export const GarageTexts = withTexts(
  async (language) =>
    (await loadTexts(language, [garageMessages, keptGarageMessages, garagePageMessages, recallMessages])).messages,
);
