// @vitest-environment node
import { shippedBrands as brands } from '@vinlore/testing-web';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandColours } from './brand-colours.ts';
import { contrast, EDGE_CONTRAST, TEXT_CONTRAST } from './colour/contrast.ts';

const schemes = ['light', 'dark'] as const;
const cases = brands.flatMap((brand) => schemes.map((scheme) => [brand.key, scheme, brand] as const));

/** Text colours, and everything they are drawn on. */
const ON_PAGE = ['bg', 'surface', 'alt', 'fill-2'];
const TEXT: Record<string, readonly string[]> = {
  text: [...ON_PAGE, 'fill', 'field-bg', 'ok-bg', 'ask-bg', 'stop-bg', 'info-bg'],
  heading: [...ON_PAGE, 'fill', 'field-bg', 'ok-bg', 'ask-bg', 'stop-bg', 'info-bg'],
  dim: [...ON_PAGE, 'field-bg', 'ok-bg', 'ask-bg', 'stop-bg', 'info-bg'],
  link: [...ON_PAGE, 'ok-bg', 'ask-bg', 'stop-bg', 'info-bg'],
  accent: ['bg', 'surface', 'alt'],
  ok: ['surface', 'bg', 'ok-bg', 'fill-2'],
  ask: ['surface', 'bg', 'ask-bg', 'fill-2'],
  stop: ['surface', 'bg', 'stop-bg', 'field-bg'],
  info: ['surface', 'bg', 'info-bg'],
  'on-primary': ['primary', 'primary-h'],
  'pop-text': ['pop'],
  'pop-dim': ['pop'],
  'pop-link': ['pop'],
  'tint-text': ['tint', 'fill'],
  'free-text': ['free'],
  'foot-text': ['foot'],
  'foot-dim': ['foot'],
};
/** Edges that tell where to type, what is pressed and what has the focus. */
const EDGES: Record<string, readonly string[]> = {
  'field-line': ['bg', 'surface', 'field-bg', 'fill-2'],
  field: ['bg', 'surface', 'field-bg'],
  focus: ['bg', 'surface', 'alt', 'field-bg'],
  primary: ['bg', 'surface', 'alt'],
};

function failures({ semantic }: ReturnType<typeof brandColours>, scheme: 'light' | 'dark') {
  const named = semantic[scheme];
  const check = (pairs: typeof TEXT, least: number) =>
    Object.entries(pairs).flatMap(([front, behinds]) =>
      behinds
        .map((behind) => ({ front, behind, ratio: contrast(named[front]!, named[behind]!) }))
        .filter(({ ratio }) => ratio < least)
        .map(({ front, behind, ratio }) => `${front} on ${behind}: ${ratio.toFixed(2)} < ${least}`),
    );
  return [...check(TEXT, TEXT_CONTRAST), ...check(EDGES, EDGE_CONTRAST)];
}

describe('contrast', () => {
  it('computes the ratios of WCAG 2.2', () => {
    expect(contrast('#000', '#fff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(() => contrast('rgba(0,0,0,.5)', '#fff')).toThrow('no colour');
  });
});

describe('the brands that ship', () => {
  it('are three', () => expect(brands.map(({ key }) => key)).toEqual(['historialvin', 'stickerhouse', 'vinlore']));

  it.each(cases)('look.md: %s, %s: text reads at 4.5:1, edges and focus at 3:1', (_key, scheme, brand) => {
    expect(failures(brandColours(brand), scheme)).toEqual([]);
  });

  it('name the same colours and shadows, so that a component finds each in every brand', () => {
    const names = brands.flatMap(({ theme }) =>
      schemes.map((scheme) => [...Object.keys(theme.semantic[scheme]), ...Object.keys(theme.shadow[scheme])].sort()),
    );
    for (const each of names) expect(each).toEqual(names[0]);
  });

  it('have site settings that are their theme’s own colours', () => {
    for (const brand of brands) {
      const { light } = brand.theme.semantic;
      expect([light['primary'], light['link'], light['accent']]).toEqual([
        brand.settings.primary_color,
        brand.settings.secondary_color,
        brand.settings.teritary_color,
      ]);
    }
  });
});

describe('colours that staff choose', () => {
  const vinlore = brands.find(({ key }) => key === 'vinlore')!;
  const chosen = (primary_color: string, secondary_color = '#1d4b86', teritary_color = '#0b8049') =>
    brandColours({ ...vinlore, settings: { ...vinlore.settings, primary_color, secondary_color, teritary_color } });

  it('spec §3: primary_color becomes the button colour, with its shades', () => {
    const { semantic, scales } = chosen('#6a1b9a');
    expect(semantic.light['primary']).toBe('#6a1b9a');
    expect(scales['ink']).toContain('#6a1b9a');
    expect(semantic.dark['primary']).not.toBe('#6a1b9a');
  });

  it('a colour that nobody could see leaves the brand’s own in place', () => {
    expect(chosen('#ffff66').semantic.light['primary']).toBe('#142b4f');
    expect(chosen('#142b4f', '#f5f5f5').semantic.light['link']).toBe('#1d4b86');
    expect(chosen('#142b4f', '#1d4b86', '#ffffff').semantic.light['accent']).toBe('#0b8049');
  });

  it('look.md: whatever staff choose, in any brand, everything stays readable', () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(fc.constantFrom(...brands), colour, colour, colour, (brand, one, two, three) => {
        const settings = { ...brand.settings, primary_color: one, secondary_color: two, teritary_color: three };
        const colours = brandColours({ ...brand, settings });
        for (const scheme of schemes) expect(failures(colours, scheme)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});
