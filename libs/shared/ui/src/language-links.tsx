import { LANGUAGE_NAMES, LANGUAGE_PARAMETER, languagesOf } from '@vinlore/brand';
import type { ReactNode } from 'react';
import { useBrand, useTranslator } from './site-context.ts';

/** What `LanguageLinks` takes. */
export interface LanguageLinksProps {
  /** This page's address, its query with the `?` and its hash without the `#`. */
  readonly place: { readonly pathname: string; readonly searchStr: string; readonly hash: string };
  readonly className?: string;
  /** Before the words; handed in, since icons are no part of the first page. */
  readonly icon?: ReactNode;
}

/**
 * Leads to this page in the other languages: the server keeps the choice and answers in it, so that its messages and the
 * page never speak two languages.
 */
export function LanguageLinks({ place, className, icon }: LanguageLinksProps) {
  const { language: own } = useTranslator();
  const brand = useBrand();
  const { pathname, searchStr, hash } = place;
  return languagesOf(brand)
    .filter((language) => language !== own)
    .map((language) => {
      const query = new URLSearchParams(searchStr);
      query.set(LANGUAGE_PARAMETER, language);
      return (
        <a
          key={language}
          className={className}
          href={`${pathname}?${query.toString()}${hash && `#${hash}`}`}
          hrefLang={language}
          lang={language}
        >
          {icon}
          {LANGUAGE_NAMES[language]}
        </a>
      );
    });
}
