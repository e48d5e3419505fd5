export { brandCss } from './brand-css.ts';
export { SCHEME_KEY, schemeScript, sharedSchemeManager } from './color-scheme.ts';
export { applyLook } from './live-look.ts';
export { mantineTheme } from './mantine-theme.ts';
