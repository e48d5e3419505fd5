import type { Brand, Language } from '@vinlore/brand';
import { createTranslator, loadMessages } from '@vinlore/i18n';
import type { Addressee, DeletionText } from './letters.ts';
import { deletionMessages } from './messages/index.ts';
import type { DeletionPorts } from './ports.ts';

/** A letter's brand, texts and address, by the brand's key; in the brand's own language where none is given. */
export type Voices = (brandKey: string, language?: Language | null) => Promise<Omit<Addressee, 'to'>>;

/** The voices of all brands, for jobs: no request is there to say in which language they speak. */
export function voicesOf({ brands, originOf }: Pick<DeletionPorts, 'brands' | 'originOf'>): Voices {
  const texts = new Map<Language, Promise<DeletionText>>();
  const speak = async (language: Language) =>
    createTranslator(language, await loadMessages([deletionMessages], language)) as unknown as DeletionText;
  const textOf = (language: Language) => {
    const text = texts.get(language) ?? speak(language);
    texts.set(language, text);
    return text;
  };
  return async (brandKey, language) => {
    const brand: Brand | undefined = brands.find(({ key }) => key === brandKey);
    if (!brand) throw new Error(`The brand "${brandKey}" is not served here any more.`);
    return { brand, text: await textOf(language ?? brand.language), origin: originOf(brand) };
  };
}
