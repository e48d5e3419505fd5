import { defineMessages } from '@vinlore/i18n';
import { enFields } from './en-fields.ts';
import { enLists } from './en-lists.ts';
import { en } from './en.ts';

/** What the desk's pages of content say. */
export const contentDeskMessages = defineMessages({
  en: { ...en, ...enLists, ...enFields },
  es: async () => {
    const [{ es }, { esLists }, { esFields }] = await Promise.all([
      import('./es.ts'),
      import('./es-lists.ts'),
      import('./es-fields.ts'),
    ]);
    return { ...es, ...esLists, ...esFields };
  },
});
