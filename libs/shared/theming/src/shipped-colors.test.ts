// @vitest-environment node
import { brandColors, colorFaults, type Looks } from '@vinlore/brand';
import { shippedBrands as brands } from '@vinlore/testing-web';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** Returns the faults of the colors as displayed, after the settings are applied to the theme. */
const shown = (brand: Looks) =>
  colorFaults({ ...brand, theme: { ...brand.theme, semantic: brandColors(brand).semantic } })
    .filter(({ file }) => file === 'theme.json')
    .map(({ field, message }) => `${field}: ${message}`);

describe('the shipped brands', () => {
  it('are exactly three', () =>
    expect(brands.map(({ key }) => key)).toEqual(['historialvin', 'stickerhouse', 'vinlore']));

  it.each(brands)('look.md: $key: text has 4.5:1 contrast, edges and focus 3:1, in light and dark', (brand) => {
    expect(shown(brand)).toEqual([]);
    expect(colorFaults(brand)).toEqual([]);
  });

  it('have site settings that equal their theme’s colors', () => {
    for (const brand of brands) {
      const { light } = brand.theme.semantic;
      expect([light.primary, light.link, light.accent]).toEqual([
        brand.settings.primary_color,
        brand.settings.secondary_color,
        brand.settings.teritary_color,
      ]);
    }
  });
});

describe('colors that staff choose', () => {
  const vinlore = brands.find(({ key }) => key === 'vinlore')!;
  const chosen = (primary_color: string, secondary_color = '#1d4b86', teritary_color = '#0b8049') =>
    brandColors({ ...vinlore, settings: { ...vinlore.settings, primary_color, secondary_color, teritary_color } });

  it('spec §3: primary_color becomes the button color, with its shades', () => {
    const { semantic, scales } = chosen('#6a1b9a');
    expect(semantic.light.primary).toBe('#6a1b9a');
    expect(scales['ink']).toContain('#6a1b9a');
    expect(semantic.dark.primary).not.toBe('#6a1b9a');
  });

  it('spec §3: secondary_color becomes the link color, and teritary_color the accent color', () => {
    const { semantic } = chosen('#142b4f', '#6a1b9a', '#8a1c1c');
    expect(semantic.light).toMatchObject({ primary: '#142b4f', link: '#6a1b9a', accent: '#8a1c1c' });
    expect([semantic.dark.link, semantic.dark.accent]).not.toContain(vinlore.theme.semantic.dark.link);
  });

  it('ignores a color with too little contrast, and keeps the brand’s own', () => {
    expect(chosen('#ffff66').semantic.light.primary).toBe('#142b4f');
    expect(chosen('#142b4f', '#f5f5f5').semantic.light.link).toBe('#1d4b86');
    expect(chosen('#142b4f', '#1d4b86', '#ffffff').semantic.light.accent).toBe('#0b8049');
  });

  it('look.md: everything stays readable in any brand, whatever colors staff choose', () => {
    const color = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(fc.constantFrom(...brands), color, color, color, (brand, one, two, three) => {
        const settings = { ...brand.settings, primary_color: one, secondary_color: two, teritary_color: three };
        expect(shown({ ...brand, settings })).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});
