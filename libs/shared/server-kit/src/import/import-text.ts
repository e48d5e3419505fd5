import { inAllLanguages } from '@vinlore/i18n';
import { importFileTexts } from './messages/index.ts';

/** Message of an import, in all languages, since its reader is not known yet. */
export const importText = inAllLanguages(importFileTexts);
