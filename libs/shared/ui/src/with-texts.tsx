import type { Language, Messages } from '@vinlore/i18n';
import { type ReactNode, use } from 'react';
import { FORGET_MS, loadPart } from './lazy/load-part.ts';
import { MoreTexts } from './more-texts.tsx';
import { useTranslator } from './site-context.ts';

/**
 * Makes a component that loads its own texts, so the first page doesn't include them.
 *
 * @param load called once per language, and again after a failure; the content suspends while it loads
 */
export function withTexts(load: (language: Language) => Promise<Messages>) {
  const loading = new Map<Language, Promise<Messages>>();
  const texts = (language: Language) => {
    const texts = loading.get(language) ?? loadPart(() => load(language));
    loading.set(language, texts);
    texts.catch(() => setTimeout(() => loading.delete(language), FORGET_MS));
    return texts;
  };
  return function Texts({ children }: { readonly children: ReactNode }) {
    const { language } = useTranslator();
    return <MoreTexts messages={use(texts(language))}>{children}</MoreTexts>;
  };
}
