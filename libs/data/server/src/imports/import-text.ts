import { inAllLanguages } from '@vinlore/i18n';
import { importRunTexts } from './messages/index.ts';

/** A message about an import in every language, because the reader's isn't known yet. */
export const importText = inAllLanguages(importRunTexts);
