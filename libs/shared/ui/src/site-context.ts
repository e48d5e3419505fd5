import { addressIn, type PublicBrand } from '@vinlore/brand';
import type { Call } from '@vinlore/contract';
import type { Catalogue, Messages, Translator } from '@vinlore/i18n';
import { createContext, use } from 'react';

/** What every screen knows of the site it is part of. */
export interface Site {
  readonly brand: PublicBrand;
  readonly translator: Translator;
  /** The texts that the translator speaks. */
  readonly messages: Messages;
}

export const SiteContext = createContext<Site | null>(null);

/** The site above; `SiteProvider` gives it. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('No SiteProvider above this component.');
  return site;
}

/** The brand this page belongs to. */
export function useBrand(): PublicBrand {
  return useSite().brand;
}

/**
 * The translator of the page's language, typed by one lib's catalogue: `useTranslator<typeof uiMessages>()`. The texts
 * themselves come from `SiteProvider`, so that a type import is enough and a chunk carries no language it does not show.
 */
export function useTranslator<C extends Catalogue<Messages>>(): Translator<C['en']> {
  return useSite().translator as Translator<C['en']>;
}

/**
 * Makes addresses keep the visitor's language: every link, form action and navigation to a page of ours goes through it,
 * written without prefix (`addressIn` of brand).
 */
export function useAddress(): (href: string) => string {
  const { brand, translator } = useSite();
  return (href) => addressIn(brand, translator.language, href);
}

const CallContext = createContext<Call | null>(null);

/** Gives the screens below it the way to call the server. */
export const CallProvider = CallContext.Provider;

const noCall: Call = () => Promise.reject(new Error('No CallProvider above this component.'));

/** Calls the server. Rendering needs no provider (the server renders forms too); calling does. */
export function useCall(): Call {
  return use(CallContext) ?? noCall;
}
