import { withTexts } from '@vinlore/ui';
import { reportMessages } from '@vinlore/report-feature';
import { sheetMessages } from '@vinlore/report-feature/sheet';
import { loadTexts } from '../load-texts.ts';

/** Loads the report texts; brands without reports never do. */
export const ReportTexts = withTexts(
  async (language) => (await loadTexts(language, [reportMessages, sheetMessages])).messages,
);
