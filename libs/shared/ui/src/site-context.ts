import { addressIn, type PublicBrand } from '@vinlore/brand';
import type { Call } from '@vinlore/contract';
import type { Catalogue, Messages, Translator } from '@vinlore/i18n';
import { createContext, use } from 'react';

/** Site data available to every screen. */
export interface Site {
  readonly brand: PublicBrand;
  readonly translator: Translator;
  /** The translator's texts. */
  readonly messages: Messages;
}

export const SiteContext = createContext<Site | null>(null);

/** Returns the site from `SiteProvider`. @throws Error if there is none */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('No SiteProvider above this component.');
  return site;
}

/** Returns the page's brand. */
export function useBrand(): PublicBrand {
  return useSite().brand;
}

/**
 * Returns the translator of the page's language, typed by one lib's catalog: `useTranslator<typeof uiMessages>()`. The
 * texts come from `SiteProvider`, so a type import is enough and a chunk contains no unused language.
 */
export function useTranslator<C extends Catalogue<Messages>>(): Translator<C['en']> {
  return useSite().translator as Translator<C['en']>;
}

/**
 * Returns a function that keeps the visitor's language in an address. All links, form actions, and navigation to our
 * own pages must use it, with an address without language prefix (`addressIn` of brand).
 */
export function useAddress(): (href: string) => string {
  const { brand, translator } = useSite();
  return (href) => addressIn(brand, translator.language, href);
}

const CallContext = createContext<Call | null>(null);

/** Provides the screens below it with the function that calls the server. */
export const CallProvider = CallContext.Provider;

const noCall: Call = () => Promise.reject(new Error('No CallProvider above this component.'));

/**
 * Returns the function that calls the server. Without a provider only calling it fails, because the server renders
 * forms too.
 */
export function useCall(): Call {
  return use(CallContext) ?? noCall;
}
