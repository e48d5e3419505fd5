import { viewMessages } from '@vinlore/account-feature';
import { withTexts } from '@vinlore/ui';
import { loadTexts } from '../load-texts.ts';

/** What a read-only view says besides the pages. */
export const ViewTexts = withTexts(async (language) => (await loadTexts(language, [viewMessages])).messages);
