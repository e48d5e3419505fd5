import { viewMessages } from '@vinlore/account-feature';
import { withTexts } from '@vinlore/ui';
import { loadTexts } from '../load-texts.ts';

/** Additional texts of a read-only view. */
export const ViewTexts = withTexts(async (language) => (await loadTexts(language, [viewMessages])).messages);
