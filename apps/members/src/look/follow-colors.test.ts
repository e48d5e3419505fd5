import { siteSettingsAtom } from '@vinlore/browser';
import { shippedBrand } from '@vinlore/testing-web';
import { createStore } from 'jotai';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { followColors } from './follow-colors.ts';

const brand = shippedBrand('vinlore');

/** The button color in the style sheet that overrides the page's. */
const primaryShown = () =>
  document.adoptedStyleSheets
    .flatMap((sheet) => [...sheet.cssRules].map((rule) => /--primary:\s*(#\w{6})/.exec(rule.cssText)?.[1]))
    .find(Boolean);

describe('spec §1: theme colors of the settings', () => {
  // The code that overrides colors is lazy; load it before the tests measure time.
  beforeAll(() => import('./apply-look.ts'));
  beforeEach(() => {
    document.adoptedStyleSheets = [];
  });

  it('apply immediately if they differ from the page’s, ending with the latest', async () => {
    const atoms = createStore();
    const stop = followColors({ atoms, brand });
    atoms.set(siteSettingsAtom, { ...brand.settings, primary_color: '#6a1b9a' });
    atoms.set(siteSettingsAtom, { ...brand.settings, primary_color: '#00695c' });
    await vi.waitFor(() => expect(primaryShown()).toBe('#00695c'));
    atoms.set(siteSettingsAtom, brand.settings);
    await vi.waitFor(() => expect(primaryShown()).toBe(brand.settings.primary_color));
    stop();
  });

  it('change nothing if they are the same or something else changed', async () => {
    const atoms = createStore();
    followColors({ atoms, brand });
    atoms.set(siteSettingsAtom, { ...brand.settings });
    atoms.set(siteSettingsAtom, { ...brand.settings, security: 'enabled' });
    await import('./apply-look.ts');
    expect(document.adoptedStyleSheets).toEqual([]);
  });
});
