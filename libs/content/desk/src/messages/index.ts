import { defineMessages } from '@vinlore/i18n';
import { enFields } from './en-fields.ts';
import { enBrands } from './en-brands.ts';
import { enLists } from './en-lists.ts';
import { en } from './en.ts';

/** What the desk's pages of content say. */
export const contentDeskMessages = defineMessages({
  en: { ...en, ...enLists, ...enBrands, ...enFields },
  es: async () => {
    const [{ es }, { esLists }, { esBrands }, { esFields }] = await Promise.all([
      import('./es.ts'),
      import('./es-lists.ts'),
      import('./es-brands.ts'),
      import('./es-fields.ts'),
    ]);
    return { ...es, ...esLists, ...esBrands, ...esFields };
  },
});
