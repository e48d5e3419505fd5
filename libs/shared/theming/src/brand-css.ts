import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { brandColors, type Looks } from '@vinlore/brand';
import { mantineTheme, semanticResolver } from './mantine-theme.ts';
import { FIGURE_STACK, fontStack } from './typefaces.ts';

type Properties = Readonly<Record<string, string>>;

const block = (selector: string, properties: Properties) =>
  `${selector}{${Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

const custom = (named: Properties): Properties =>
  Object.fromEntries(Object.entries(named).map(([name, value]) => [`--${name}`, value]));

/** Returns a brand's fonts and radii, the same in both color schemes. */
function shape({ theme: { fonts, radius } }: Looks): Properties {
  return {
    '--font-text': fontStack(fonts.text),
    '--font-head': fontStack(fonts.heading),
    '--font-fig': FIGURE_STACK,
    '--w-text': String(fonts.textWeight),
    '--w-head': String(fonts.headingWeight),
    '--w-title': String(fonts.titleWeight ?? fonts.headingWeight),
    '--w-logo': String(Math.max(700, fonts.titleWeight ?? fonts.headingWeight)),
    '--track-head': fonts.headingTracking,
    '--title': fonts.titleSize ?? '54px',
    '--r': radius.md,
    '--r-lg': radius.lg,
    '--r-xl': radius.xl,
  };
}

function mantineVariables(brand: Looks) {
  const own = mantineTheme(brand);
  const merged = mergeMantineTheme(DEFAULT_THEME, own);
  // Leave out Mantine's stock palettes, since pages use only the brand's colors. `red` is its error color.
  const colors = Object.fromEntries(
    Object.entries(merged.colors).filter(([name]) => name === 'red' || Object.hasOwn(own.colors ?? {}, name)),
  ) as typeof merged.colors;
  const theme = { ...merged, colors };
  const stock = defaultCssVariablesResolver(theme);
  const ours = semanticResolver(theme);
  return {
    variables: { ...stock.variables, ...ours.variables },
    light: { ...stock.light, ...ours.light },
    dark: { ...stock.dark, ...ours.dark },
  };
}

/**
 * Returns a brand's style sheet: all custom properties of its look, and all of Mantine's variables. It is static per
 * brand and settings, because the content security policy forbids inline style elements. The scheme follows
 * `data-mantine-color-scheme` on `<html>`, or the system setting until a script has set it. Print is always light.
 */
export function brandCss(brand: Looks): string {
  const { semantic } = brandColors(brand);
  const { shadow } = brand.theme;
  const mantine = mantineVariables(brand);
  const light = { 'color-scheme': 'light', ...custom(semantic.light), ...custom(shadow.light), ...mantine.light };
  const dark = { 'color-scheme': 'dark', ...custom(semantic.dark), ...custom(shadow.dark), ...mantine.dark };
  return [
    block(':root', { ...shape(brand), ...mantine.variables }),
    block(':root', light),
    `@media screen and (prefers-color-scheme:dark){${block(':root:not([data-mantine-color-scheme])', dark)}}`,
    `@media screen{${block(':root[data-mantine-color-scheme=dark]', dark)}}`,
  ].join('\n');
}
