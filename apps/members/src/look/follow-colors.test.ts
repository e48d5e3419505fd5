import { siteSettingsAtom } from '@vinlore/browser';
import { shippedBrand } from '@vinlore/testing-web';
import { createStore } from 'jotai';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { followColors } from './follow-colors.ts';

const brand = shippedBrand('vinlore');

/** The custom property of the buttons' color, in the sheet that was laid over the page's. */
const primaryShown = () =>
  document.adoptedStyleSheets
    .flatMap((sheet) => [...sheet.cssRules].map((rule) => /--primary:\s*(#\w{6})/.exec(rule.cssText)?.[1]))
    .find(Boolean);

describe('spec §1: theme colors of the settings', () => {
  // What lays colors over the page is fetched when it is first needed; here it is at hand before time counts.
  beforeAll(() => import('./apply-look.ts'));
  beforeEach(() => {
    document.adoptedStyleSheets = [];
  });

  it('are shown at once where the fetched ones differ from the page’s, the last ones in the end', async () => {
    const atoms = createStore();
    const stop = followColors({ atoms, brand });
    atoms.set(siteSettingsAtom, { ...brand.settings, primary_color: '#6a1b9a' });
    atoms.set(siteSettingsAtom, { ...brand.settings, primary_color: '#00695c' });
    await vi.waitFor(() => expect(primaryShown()).toBe('#00695c'));
    atoms.set(siteSettingsAtom, brand.settings);
    await vi.waitFor(() => expect(primaryShown()).toBe(brand.settings.primary_color));
    stop();
  });

  it('change nothing where they are the same, or where something else changed', async () => {
    const atoms = createStore();
    followColors({ atoms, brand });
    atoms.set(siteSettingsAtom, { ...brand.settings });
    atoms.set(siteSettingsAtom, { ...brand.settings, security: 'enabled' });
    await import('./apply-look.ts');
    expect(document.adoptedStyleSheets).toEqual([]);
  });
});
