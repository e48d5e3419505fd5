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

/** Type and shape of a brand, the same in both color schemes. */
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
  // Mantine's stock palettes stay out: a page shows its brand's colors and nothing else. `red` is its error color.
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
 * The style sheet that holds all that is a brand's own: every custom property of its look and all of Mantine's
 * variables. Static, once per brand and settings; pages carry no inline style element (the content policy forbids
 * one). The scheme follows `data-mantine-color-scheme` on `<html>`, and the system's setting as long as no script has set
 * it. On paper it is always light.
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
