export { brandCss } from './brand-css.ts';
export { SCHEME_KEY, schemeScript, sharedSchemeManager } from './colour-scheme.ts';
export { applyLook } from './live-look.ts';
export { mantineTheme } from './mantine-theme.ts';
