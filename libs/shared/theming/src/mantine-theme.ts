import {
  createTheme,
  type CSSVariablesResolver,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type MantineThemeOverride,
} from '@mantine/core';
import { brandColors, type ColorName, type Looks, type Theme } from '@vinlore/brand';
import { FIGURE_STACK, fontStack } from './typefaces.ts';

const pick = (named: Theme['semantic']['light'], ...names: ColorName[]) =>
  names.map((name) => named[name]) as unknown as MantineColorsTuple;

/** Hover time before a tooltip opens (spec §9). */
const TOOLTIP_DELAY_MS = 700;
/** How long a tooltip of a group stays open, so that a neighbor's opens without delay (spec §9: skip delay). */
const TOOLTIP_SKIP_MS = 300;

/** Touch-friendly heights: 44 px for buttons, 48 for fields, 56 for the primary action (NOTES of the mockups). */
const components: MantineThemeOverride['components'] = {
  Button: {
    defaultProps: { size: 'md' },
    vars: (_: unknown, { size }: { size?: string }) => ({
      root: {
        '--button-height': size === 'lg' ? '56px' : size === 'sm' ? '36px' : '44px',
        '--button-padding-x': size === 'lg' ? '24px' : '16px',
      },
    }),
  },
  ActionIcon: { defaultProps: { size: 44, variant: 'default' } },
  Input: { defaultProps: { size: 'md' }, vars: () => ({ wrapper: { '--input-height': '48px' } }) },
  InputWrapper: { defaultProps: { size: 'md' } },
  Modal: { defaultProps: { centered: true, radius: 'lg' } },
  Progress: { defaultProps: { size: 6, radius: 'xl' } },
  Tooltip: { defaultProps: { openDelay: TOOLTIP_DELAY_MS } },
  TooltipGroup: { defaultProps: { openDelay: TOOLTIP_DELAY_MS, closeDelay: TOOLTIP_SKIP_MS } },
};

/**
 * Returns a brand's Mantine theme. Component colors come from the semantic custom properties (`--primary` …), so both
 * color schemes look as designed.
 */
export function mantineTheme(brand: Looks): MantineThemeOverride {
  const { theme } = brand;
  const { scales, semantic } = brandColors(brand);
  return createTheme({
    scale: 1,
    autoContrast: true,
    fontSmoothing: true,
    respectReducedMotion: true,
    cursorType: 'pointer',
    fontFamily: fontStack(theme.fonts.text),
    fontFamilyMonospace: FIGURE_STACK,
    headings: {
      fontFamily: fontStack(theme.fonts.heading),
      fontWeight: String(theme.fonts.headingWeight),
      textWrap: 'balance',
    },
    colors: {
      ...(scales as unknown as Record<string, MantineColorsTuple>),
      gray: pick(
        semantic.light,
        ...(['fill-2', 'alt', 'fill', 'line', 'line-2', 'field-line', 'dim', 'dim', 'text', 'heading'] as const),
      ),
      dark: pick(
        semantic.dark,
        ...(['text', 'text', 'dim', 'field-line', 'line-2', 'fill', 'surface', 'bg', 'alt', 'bg'] as const),
      ),
    },
    primaryColor: theme.primaryColor,
    primaryShade: theme.primaryShade as MantineThemeOverride['primaryShade'],
    white: semantic.light.surface,
    black: semantic.light.text,
    defaultRadius: 'md',
    radius: { xs: '2px', sm: theme.radius.md, md: theme.radius.md, lg: theme.radius.lg, xl: theme.radius.xl },
    spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
    fontSizes: { xs: '13px', sm: '14px', md: '16px', lg: '18px', xl: '21px' },
    lineHeights: { md: '1.5' },
    breakpoints: { xs: '36em', sm: '45em', md: '64em', lg: '75em', xl: '88em' },
    shadows: { xs: 'var(--sh-1)', sm: 'var(--sh-1)', md: 'var(--sh-2)', lg: 'var(--sh-3)', xl: 'var(--sh-3)' },
    components,
    variantColorResolver: (input) =>
      input.variant === 'filled' && (input.color ?? theme.primaryColor) === theme.primaryColor
        ? {
            background: 'var(--primary)',
            hover: 'var(--primary-h)',
            color: 'var(--on-primary)',
            border: '1px solid transparent',
          }
        : defaultVariantColorsResolver(input),
  });
}

/**
 * Maps Mantine's variables to the brand's semantic ones; one mapping serves both schemes, because the semantic values
 * already differ.
 */
export const semanticResolver: CSSVariablesResolver = ({ primaryColor }) => {
  const both = {
    '--mantine-color-body': 'var(--bg)',
    '--mantine-color-text': 'var(--text)',
    '--mantine-color-bright': 'var(--heading)',
    '--mantine-color-dimmed': 'var(--dim)',
    '--mantine-color-placeholder': 'var(--dim)',
    '--mantine-color-anchor': 'var(--link)',
    '--mantine-color-error': 'var(--stop)',
    '--mantine-color-success': 'var(--ok)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-hover': 'var(--fill-2)',
    '--mantine-color-default-color': 'var(--text)',
    '--mantine-color-default-border': 'var(--field-line)',
    '--mantine-primary-color-contrast': 'var(--on-primary)',
    [`--mantine-color-${primaryColor}-filled`]: 'var(--primary)',
    [`--mantine-color-${primaryColor}-filled-hover`]: 'var(--primary-h)',
    [`--mantine-color-${primaryColor}-light`]: 'var(--tint)',
    [`--mantine-color-${primaryColor}-light-hover`]: 'var(--fill)',
    [`--mantine-color-${primaryColor}-light-color`]: 'var(--tint-text)',
    [`--mantine-color-${primaryColor}-outline`]: 'var(--primary)',
    [`--mantine-color-${primaryColor}-text`]: 'var(--link)',
  };
  return { variables: {}, light: both, dark: both };
};
