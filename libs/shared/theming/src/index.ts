export { type BrandColours, brandColours, type Looks } from './brand-colours.ts';
export { brandCss } from './brand-css.ts';
export { contrast, EDGE_CONTRAST, TEXT_CONTRAST } from './colour/contrast.ts';
export { SCHEME_KEY, schemeScript, sharedSchemeManager } from './colour-scheme.ts';
export { mantineTheme } from './mantine-theme.ts';
