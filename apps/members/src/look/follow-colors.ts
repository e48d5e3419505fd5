import { COLOR_SETTINGS, type ColorSetting, type PublicBrand, type SiteSettings } from '@vinlore/brand';
import { siteSettingsAtom } from '@vinlore/browser';
import type { createStore } from 'jotai';

/** What `followColors` goes between. */
export interface ColorFollowing {
  readonly atoms: ReturnType<typeof createStore>;
  /** The brand as the page brought it, and its style sheet shows it. */
  readonly brand: PublicBrand;
}

const differ = (one: SiteSettings, other: SiteSettings) =>
  (Object.keys(COLOR_SETTINGS) as ColorSetting[]).some((each) => one[each] !== other[each]);

/**
 * Shows colors of fetched settings at once where they differ from those that the page came with (spec §1). Loads what it
 * takes only then: nearly always they are the same. Answers how to stop.
 */
export function followColors({ atoms, brand }: ColorFollowing): () => void {
  let applied = brand.settings;
  return atoms.sub(siteSettingsAtom, () => {
    const settings = atoms.get(siteSettingsAtom);
    if (!settings || !differ(settings, applied)) return;
    applied = settings;
    void import('./apply-look.ts').then(({ applyLook }) => {
      // Settings that came meanwhile are shown by their own turn.
      if (applied === settings) applyLook({ ...brand, settings });
    });
  });
}
