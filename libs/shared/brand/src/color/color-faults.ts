import type { ColorName } from '../theme.ts';
import { COLOR_SETTINGS, type ColorSetting, isSeen, type Looks, type Scheme, SCHEMES } from './brand-colors.ts';
import { contrast, EDGE_CONTRAST, TEXT_CONTRAST } from './contrast.ts';
import { nearestPassing } from './shades.ts';

/** A color with too little contrast. */
export interface ColorFault {
  readonly file: 'brand.json' | 'theme.json';
  /** Such as `semantic.dark.link`. */
  readonly field: string;
  /** What is wrong, what is needed, and the nearest shade that passes. */
  readonly message: string;
}

type Pairs = Partial<Record<ColorName, readonly ColorName[]>>;

const ON_PAGE = ['bg', 'surface', 'alt', 'fill-2'] as const;
const NOTICES = ['ok-bg', 'ask-bg', 'stop-bg', 'info-bg'] as const;

/** Text colors and the backgrounds they appear on. */
const TEXT: Pairs = {
  text: [...ON_PAGE, 'fill', 'field-bg', ...NOTICES],
  heading: [...ON_PAGE, 'fill', 'field-bg', ...NOTICES],
  dim: [...ON_PAGE, 'field-bg', ...NOTICES],
  link: [...ON_PAGE, ...NOTICES],
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

/** Edges of fields and buttons and the focus ring, with the backgrounds they appear on. */
const EDGES: Pairs = {
  'field-line': ['bg', 'surface', 'field-bg', 'fill-2'],
  field: ['bg', 'surface', 'field-bg'],
  focus: ['bg', 'surface', 'alt', 'field-bg'],
  primary: ['bg', 'surface', 'alt'],
};

const PAPER = '#ffffff';

const advice = (shade: string | null) =>
  shade ? `Nearest shade that passes: ${shade}` : 'No shade of this color passes. Change the background.';

/** Returns what is wrong with a color on its backgrounds, or null. */
function fault(color: string, behind: readonly (readonly [name: string, color: string])[], least: number) {
  const passes = (shade: string) => behind.every(([, other]) => contrast(shade, other) >= least);
  if (passes(color)) return null;
  const [name, other] = behind.find(([, each]) => contrast(color, each) < least)!;
  // Rounded down: 4.499 must not pass as 4.50.
  const ratio = (Math.floor(contrast(color, other) * 100) / 100).toFixed(2);
  return `${color} on ${name} (${other}) has a contrast ratio of ${ratio}. WCAG AA requires ${least}. ${advice(nearestPassing(color, passes))}`;
}

function faultsOfScheme(named: Looks['theme']['semantic'][Scheme], scheme: Scheme): ColorFault[] {
  const check = (pairs: Pairs, least: number) =>
    Object.entries(pairs).flatMap(([name, behind]) => {
      const message = fault(
        named[name as ColorName],
        behind.map((each) => [each, named[each]] as const),
        least,
      );
      return message ? [{ file: 'theme.json' as const, field: `semantic.${scheme}.${name}`, message }] : [];
    });
  return [...check(TEXT, TEXT_CONTRAST), ...check(EDGES, EDGE_CONTRAST)];
}

function faultsOfSettings(brand: Looks): ColorFault[] {
  return (Object.keys(COLOR_SETTINGS) as ColorSetting[])
    .filter((setting) => !isSeen(setting, brand))
    .map((setting) => {
      const color = brand.settings[setting];
      const passes = (shade: string) =>
        isSeen(setting, { ...brand, settings: { ...brand.settings, [setting]: shade } });
      const message = `${color} doesn’t have enough contrast for WCAG AA on this theme’s pages. ${advice(nearestPassing(color, passes))}`;
      return { file: 'brand.json', field: `settings.${setting}`, message };
    });
}

/**
 * Checks a brand's colors against WCAG 2.2 AA in both color schemes, on screens and on documents: text at 4.5:1, edges
 * and focus at 3:1 (1.4.3, 1.4.11).
 *
 * @returns the faults, first of the theme, then of the site settings; empty if all pass
 */
export function colorFaults(brand: Looks): ColorFault[] {
  const { semantic, paper } = brand.theme;
  const onPaper = (['ink', 'accent'] as const).flatMap((name): ColorFault[] => {
    const message = fault(paper[name], [['paper', PAPER]], TEXT_CONTRAST);
    return message ? [{ file: 'theme.json', field: `paper.${name}`, message }] : [];
  });
  return [
    ...SCHEMES.flatMap((scheme) => faultsOfScheme(semantic[scheme], scheme)),
    ...onPaper,
    ...faultsOfSettings(brand),
  ];
}
