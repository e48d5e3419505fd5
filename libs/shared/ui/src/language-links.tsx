import { LANGUAGE_NAMES, LANGUAGE_PARAMETER, languagesOf } from '@vinlore/brand';
import type { ReactNode } from 'react';
import { useBrand, useTranslator } from './site-context.ts';

/** Props of `LanguageLinks`. */
export interface LanguageLinksProps {
  /** This page's location; the query includes the `?`, the hash excludes the `#`. */
  readonly place: { readonly pathname: string; readonly searchStr: string; readonly hash: string };
  readonly className?: string;
  /** Icon before the text; passed in, because icons are not in the first page's code. */
  readonly icon?: ReactNode;
}

/**
 * Links to this page in the other languages. The server stores the choice and uses it for its messages too, so they
 * match the page.
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
