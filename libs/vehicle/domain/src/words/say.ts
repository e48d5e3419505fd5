import type { Language } from '@vinlore/i18n';

/** One thing said in each language. */
export type Words = Readonly<Record<Language, string>>;

/** English first, Spanish second: `say('Doors', 'Puertas')`. */
export const say = (en: string, es: string): Words => ({ en, es });
