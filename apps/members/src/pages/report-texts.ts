import { withTexts } from '@vinlore/ui';
import { reportMessages } from '@vinlore/report-feature';
import { sheetMessages } from '@vinlore/report-feature/sheet';
import { loadTexts } from '../load-texts.ts';

/** What brings the texts of reports along: brands without reports never load them. */
export const ReportTexts = withTexts(
  async (language) => (await loadTexts(language, [reportMessages, sheetMessages])).messages,
);
