import type { PublicBrand } from '../public-brand.ts';
import type { ColorName, Theme } from '../theme.ts';
import { contrast, EDGE_CONTRAST, TEXT_CONTRAST } from './contrast.ts';
import { nearestShade, type Shades, shadesOf } from './shades.ts';

/** The part of a brand that decides its look: the theme from its files and the colors from its site settings. */
export type Looks = Pick<PublicBrand, 'key' | 'theme' | 'settings'>;

/** A brand's colors as screens use them. */
export interface BrandColors {
  readonly semantic: Theme['semantic'];
  /** Ten-shade scales; the primary one is built from the staff's color if that is used. */
  readonly scales: Theme['colors'];
}

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];
type Named = Theme['semantic'][Scheme];

/** Backgrounds of buttons and fields, and the additional ones of links and accents. */
const PAGE: readonly ColorName[] = ['bg', 'surface', 'alt', 'fill-2', 'field-bg'];
const BEHIND_TEXT: readonly ColorName[] = [...PAGE, 'ok-bg', 'ask-bg', 'stop-bg', 'info-bg'];

const readable = (text: string, named: Named) =>
  BEHIND_TEXT.every((behind) => contrast(text, named[behind]) >= TEXT_CONTRAST);

/** Black or white text, whichever has the better contrast on a color. */
const writingOn = (color: string) => (contrast('#ffffff', color) >= TEXT_CONTRAST ? '#ffffff' : '#111111');

/** In dark mode the color itself is too dark, so a light shade replaces it (NOTES of the mockups). */
const shadeFor = (scheme: Scheme, color: string, shades: Shades) => (scheme === 'light' ? color : shades[2]);

/** Returns the colors derived from a button color, or null if its edge or text would lack contrast. */
function buttonColors(scheme: Scheme, color: string, named: Named): Partial<Named> | null {
  const shades = shadesOf(color);
  const primary = shadeFor(scheme, color, shades);
  const onPrimary = writingOn(primary);
  const hover = scheme === 'light' ? shades[Math.max(0, nearestShade(color) - 1)]! : shades[1];
  const seen = PAGE.every((behind) => contrast(primary, named[behind]) >= EDGE_CONTRAST);
  if (!seen || contrast(onPrimary, primary) < TEXT_CONTRAST) return null;
  const calm = contrast(onPrimary, hover) >= TEXT_CONTRAST ? hover : primary;
  return { primary, 'primary-h': calm, 'on-primary': onPrimary, field: primary };
}

/** Returns a text color (links, accents), or null if it would lack contrast. */
function wordColor(scheme: Scheme, color: string, named: Named): string | null {
  const word = shadeFor(scheme, color, shadesOf(color));
  return readable(word, named) ? word : null;
}

/** The theme color that each site setting replaces (spec §3). */
export const COLOR_SETTINGS = { primary_color: 'primary', secondary_color: 'link', teritary_color: 'accent' } as const;
export type ColorSetting = keyof typeof COLOR_SETTINGS;

/** What a setting changes in a color scheme; nothing if it equals the theme's color or lacks contrast. */
function changed(setting: ColorSetting, scheme: Scheme, { theme, settings }: Looks): Partial<Named> | null {
  const name = COLOR_SETTINGS[setting];
  const color = settings[setting].toLowerCase();
  if (color === theme.semantic.light[name].toLowerCase()) return {};
  const named = theme.semantic[scheme];
  if (name === 'primary') return buttonColors(scheme, color, named);
  const word = wordColor(scheme, color, named);
  return word === null ? null : { [name]: word };
}

/** Whether a color from the settings has enough contrast in both color schemes; otherwise it would be ignored. */
export function isSeen(setting: ColorSetting, brand: Looks): boolean {
  return SCHEMES.every((scheme) => changed(setting, scheme, brand) !== null);
}

/**
 * Returns a brand's colors with the staff's choices applied: `primary_color` for buttons and the VIN field,
 * `secondary_color` for links, `teritary_color` for accents (spec §3). A color equal to the theme's own keeps the
 * designed values; one that fails the contrast check in a color scheme is ignored there, and the brand's own shade
 * stays.
 */
export function brandColors(brand: Looks): BrandColors {
  const { theme, settings } = brand;
  const inScheme = (scheme: Scheme): Named => ({
    ...theme.semantic[scheme],
    ...changed('primary_color', scheme, brand),
    ...changed('secondary_color', scheme, brand),
    ...changed('teritary_color', scheme, brand),
  });
  const semantic = { light: inScheme('light'), dark: inScheme('dark') };
  const primary = settings.primary_color.toLowerCase();
  const isChosen = primary !== theme.semantic.light.primary.toLowerCase() && semantic.light.primary === primary;
  return {
    semantic,
    scales: isChosen ? { ...theme.colors, [theme.primaryColor]: [...shadesOf(primary)] } : theme.colors,
  };
}
