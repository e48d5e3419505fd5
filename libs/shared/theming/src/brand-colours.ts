import type { PublicBrand, Theme } from '@vinlore/brand';
import { contrast, EDGE_CONTRAST, TEXT_CONTRAST } from './colour/contrast.ts';
import { nearestShade, type Shades, shadesOf } from './colour/shades.ts';

/** The part of a brand that decides its look: the theme from its files and the colours from its site settings. */
export type Looks = Pick<PublicBrand, 'key' | 'theme' | 'settings'>;

/** A brand's colours as screens use them. */
export interface BrandColours {
  readonly semantic: Theme['semantic'];
  /** Ten-shade scales; the primary one is built from the staff's colour where that is used. */
  readonly scales: Theme['colors'];
}

const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];
type Named = Record<string, string>;

/** Where buttons and fields stand, and where links and accents may stand besides. */
const PAGE = ['bg', 'surface', 'alt', 'fill-2', 'field-bg'];
const BEHIND_TEXT = [...PAGE, 'ok-bg', 'ask-bg', 'stop-bg', 'info-bg'];

const readable = (text: string, named: Named) =>
  BEHIND_TEXT.every((behind) => contrast(text, named[behind]!) >= TEXT_CONTRAST);

/** Black or white writing, whichever reads better on a colour. */
const writingOn = (colour: string) => (contrast('#ffffff', colour) >= TEXT_CONTRAST ? '#ffffff' : '#111111');

/** In dark mode the colour itself is too dark: a light shade of it takes its place (NOTES of the mockups). */
const shadeFor = (scheme: Scheme, colour: string, shades: Shades) => (scheme === 'light' ? colour : shades[2]);

/** What a button colour brings along, or null where its edge or its writing would be hard to see. */
function buttonColours(scheme: Scheme, colour: string, named: Named): Named | null {
  const shades = shadesOf(colour);
  const primary = shadeFor(scheme, colour, shades);
  const onPrimary = writingOn(primary);
  const hover = scheme === 'light' ? shades[Math.max(0, nearestShade(colour) - 1)]! : shades[1];
  const seen = PAGE.every((behind) => contrast(primary, named[behind]!) >= EDGE_CONTRAST);
  if (!seen || contrast(onPrimary, primary) < TEXT_CONTRAST) return null;
  const calm = contrast(onPrimary, hover) >= TEXT_CONTRAST ? hover : primary;
  return { primary, 'primary-h': calm, 'on-primary': onPrimary, field: primary };
}

/** A colour for words (links, accents), or null where it would be hard to read. */
function wordColour(scheme: Scheme, colour: string, named: Named): string | null {
  const word = shadeFor(scheme, colour, shadesOf(colour));
  return readable(word, named) ? word : null;
}

/**
 * A brand's colours with what staff chose: `primary_color` for buttons and the VIN field, `secondary_color` for links,
 * `teritary_color` for accents (spec §3). A colour equal to the theme's own keeps the designed values; one that fails
 * the contrast check in a colour scheme is left aside there and the brand's own shade stays.
 */
export function brandColours({ theme, settings }: Looks): BrandColours {
  const own = theme.semantic.light;
  const chosen = (colour: string, name: string) =>
    colour.toLowerCase() === own[name]?.toLowerCase() ? null : colour.toLowerCase();
  const primary = chosen(settings.primary_color, 'primary');
  const words = { link: chosen(settings.secondary_color, 'link'), accent: chosen(settings.teritary_color, 'accent') };
  const semantic = Object.fromEntries(
    SCHEMES.map((scheme) => {
      const named = { ...theme.semantic[scheme] };
      if (primary) Object.assign(named, buttonColours(scheme, primary, named));
      for (const [name, colour] of Object.entries(words)) {
        if (colour) named[name] = wordColour(scheme, colour, named) ?? named[name]!;
      }
      return [scheme, named];
    }),
  ) as unknown as Theme['semantic'];
  const used = primary !== null && semantic.light['primary'] === primary;
  return {
    semantic,
    scales: used ? { ...theme.colors, [theme.primaryColor]: [...shadesOf(primary)] } : theme.colors,
  };
}
