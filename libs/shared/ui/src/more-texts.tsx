import { createTranslator, type Messages } from '@vinlore/i18n';
import { type ReactNode, useMemo } from 'react';
import { SiteContext, useSite } from './site-context.ts';

/** Adds texts for the screens below, so that an app's first page doesn't load texts of later ones. */
export function MoreTexts({ messages, children }: { readonly messages: Messages; readonly children: ReactNode }) {
  const site = useSite();
  const more = useMemo(() => {
    const all = { ...site.messages, ...messages };
    return { ...site, messages: all, translator: createTranslator(site.translator.language, all) };
  }, [site, messages]);
  return <SiteContext value={more}>{children}</SiteContext>;
}
