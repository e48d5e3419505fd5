// @vitest-environment node
import { shippedBrand } from '@vinlore/testing-web';
import { describe, expect, it } from 'vitest';
import { brandCss } from './brand-css.ts';
import { schemeScript } from './color-scheme.ts';

const brand = shippedBrand('stickerhouse');
const css = brandCss(brand);

describe('brandCss', () => {
  it('defines every custom property it uses', () => {
    const defined = new Set([...css.matchAll(/(--[\w-]+):/g)].map((match) => match[1]));
    const used = new Set([...css.matchAll(/var\((--[\w-]+)\)/g)].map((match) => match[1]));
    expect([...used].filter((name) => !defined.has(name))).toEqual([]);
    expect(defined).toContain('--mantine-color-oxblood-6');
    expect(defined).toContain('--ok-bg');
  });

  it('stack.md: follows the data attribute, or the system setting if no script has set it', () => {
    expect(css).toContain(
      '@media screen and (prefers-color-scheme:dark){:root:not([data-mantine-color-scheme]){color-scheme:dark',
    );
    expect(css).toContain('@media screen{:root[data-mantine-color-scheme=dark]{color-scheme:dark');
  });

  it('prints in the light colors, whatever the screen shows', () => {
    for (const rule of css.split('\n'))
      expect(rule.includes('color-scheme:dark')).toBe(rule.startsWith('@media screen'));
  });

  it('includes only the brand’s colors, without Mantine’s stock palettes', () => {
    expect(css).not.toContain('--mantine-color-grape');
    expect(css.length).toBeLessThan(22_500);
  });

  it('is deterministic, so its URL can contain its hash', () => {
    expect(brandCss(brand)).toBe(css);
  });
});

describe('schemeScript', () => {
  it('stack.md: is a constant text, so the content security policy can list its hash', () => {
    expect(schemeScript).not.toMatch(/[\n<]/);
  });
});
