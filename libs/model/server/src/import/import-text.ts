import { inAllLanguages } from '@vinlore/i18n';
import { modelFileTexts } from '../messages/import/index.ts';

/** What is said of an import, in all languages: who reads it is not known yet. */
export const importText = inAllLanguages(modelFileTexts);
