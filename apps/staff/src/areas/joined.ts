import type { Catalogue } from '@vinlore/i18n';

/** Texts of several libs as one catalogue. */
export const joined = (parts: readonly Catalogue[]): Catalogue => ({
  en: Object.assign({}, ...parts.map(({ en }) => en)),
  es: async () => Object.assign({}, ...(await Promise.all(parts.map(({ es }) => es())))),
});
