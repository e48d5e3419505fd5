import { COLOR_SETTINGS, type ColorSetting, type PublicBrand, type SiteSettings } from '@vinlore/brand';
import { siteSettingsAtom } from '@vinlore/browser';
import type { createStore } from 'jotai';

/** Dependencies of `followColors`. */
export interface ColorFollowing {
  readonly atoms: ReturnType<typeof createStore>;
  /** The brand as delivered with the page and its style sheet. */
  readonly brand: PublicBrand;
}

const differ = (one: SiteSettings, other: SiteSettings) =>
  (Object.keys(COLOR_SETTINGS) as ColorSetting[]).some((each) => one[each] !== other[each]);

/**
 * Applies colors of fetched settings that differ from the page's (spec §1). Loads the code for it only then, since they
 * are nearly always the same. Returns an unsubscribe function.
 */
export function followColors({ atoms, brand }: ColorFollowing): () => void {
  let applied = brand.settings;
  return atoms.sub(siteSettingsAtom, () => {
    const settings = atoms.get(siteSettingsAtom);
    if (!settings || !differ(settings, applied)) return;
    applied = settings;
    void import('./apply-look.ts').then(({ applyLook }) => {
      // Newer settings are applied by their own call.
      if (applied === settings) applyLook({ ...brand, settings });
    });
  });
}
