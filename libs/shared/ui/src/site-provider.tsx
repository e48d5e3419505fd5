import { MantineProvider } from '@mantine/core';
import type { PublicBrand } from '@vinlore/brand';
import { createTranslator, type Language, type Messages } from '@vinlore/i18n';
import { mantineTheme, sharedSchemeManager } from '@vinlore/theming';
import { type ReactNode, useMemo, useState } from 'react';
import { SiteContext } from './site-context.ts';

/** Props of `SiteProvider`. */
export interface SiteProviderProps {
  readonly brand: PublicBrand;
  readonly language: Language;
  /** The texts of all libs rendered below, in that language (`loadMessages`). */
  readonly messages: Messages;
  readonly children: ReactNode;
}

/**
 * Root of every React tree: brand, language, and Mantine. It writes no style element: a page links `brandCss` and the
 * built style sheets. A page may have several; they share the color scheme.
 */
export function SiteProvider({ brand, language, messages, children }: SiteProviderProps) {
  const [schemes] = useState(sharedSchemeManager);
  const theme = useMemo(() => mantineTheme(brand), [brand]);
  const site = useMemo(
    () => ({ brand, messages, translator: createTranslator(language, messages) }),
    [brand, language, messages],
  );
  return (
    <SiteContext value={site}>
      <MantineProvider
        theme={theme}
        colorSchemeManager={schemes}
        defaultColorScheme="auto"
        withCssVariables={false}
        withGlobalClasses={false}
      >
        {children}
      </MantineProvider>
    </SiteContext>
  );
}
