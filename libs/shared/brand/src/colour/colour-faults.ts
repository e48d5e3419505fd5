import type { ColourName } from '../theme.ts';
import { COLOUR_SETTINGS, type ColourSetting, isSeen, type Looks, type Scheme, SCHEMES } from './brand-colours.ts';
import { contrast, EDGE_CONTRAST, TEXT_CONTRAST } from './contrast.ts';
import { nearestPassing } from './shades.ts';

/** A colour that people would not see well enough. */
export interface ColourFault {
  readonly file: 'brand.json' | 'theme.json';
  /** Such as `semantic.dark.link`. */
  readonly field: string;
  /** What is wrong, what is needed, and the nearest shade that has it. */
  readonly message: string;
}

type Pairs = Partial<Record<ColourName, readonly ColourName[]>>;

const ON_PAGE = ['bg', 'surface', 'alt', 'fill-2'] as const;
const NOTICES = ['ok-bg', 'ask-bg', 'stop-bg', 'info-bg'] as const;

/** Colours of words, and all that they are written on. */
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

/** Edges that tell where to type, what is pressed and what has the focus, and all that they stand on. */
const EDGES: Pairs = {
  'field-line': ['bg', 'surface', 'field-bg', 'fill-2'],
  field: ['bg', 'surface', 'field-bg'],
  focus: ['bg', 'surface', 'alt', 'field-bg'],
  primary: ['bg', 'surface', 'alt'],
};

const PAPER = '#ffffff';

const advice = (shade: string | null) =>
  shade ? `the nearest shade that passes is ${shade}` : 'no shade of it passes: change what is behind it';

/** What is wrong with a colour on those behind it; null where all is well. */
function fault(colour: string, behind: readonly (readonly [name: string, colour: string])[], least: number) {
  const passes = (shade: string) => behind.every(([, other]) => contrast(shade, other) >= least);
  if (passes(colour)) return null;
  const [name, other] = behind.find(([, each]) => contrast(colour, each) < least)!;
  // Rounded down: 4.499 is no 4.50.
  const ratio = (Math.floor(contrast(colour, other) * 100) / 100).toFixed(2);
  return `${colour} on ${name} (${other}) has a contrast of ${ratio}; WCAG AA needs ${least}; ${advice(nearestPassing(colour, passes))}`;
}

function faultsOfScheme(named: Looks['theme']['semantic'][Scheme], scheme: Scheme): ColourFault[] {
  const check = (pairs: Pairs, least: number) =>
    Object.entries(pairs).flatMap(([name, behind]) => {
      const message = fault(
        named[name as ColourName],
        behind.map((each) => [each, named[each]] as const),
        least,
      );
      return message ? [{ file: 'theme.json' as const, field: `semantic.${scheme}.${name}`, message }] : [];
    });
  return [...check(TEXT, TEXT_CONTRAST), ...check(EDGES, EDGE_CONTRAST)];
}

function faultsOfSettings(brand: Looks): ColourFault[] {
  return (Object.keys(COLOUR_SETTINGS) as ColourSetting[])
    .filter((setting) => !isSeen(setting, brand))
    .map((setting) => {
      const colour = brand.settings[setting];
      const passes = (shade: string) =>
        isSeen(setting, { ...brand, settings: { ...brand.settings, [setting]: shade } });
      const message = `${colour} fails the contrast of WCAG AA on the pages of this theme; ${advice(nearestPassing(colour, passes))}`;
      return { file: 'brand.json', field: `settings.${setting}`, message };
    });
}

/**
 * Checks the colours of a brand by WCAG 2.2 AA in both colour schemes, on screens and on paper: words at 4.5:1, edges and
 * the focus at 3:1 (1.4.3, 1.4.11).
 *
 * @returns what is wrong, first of the theme, then of the site settings; empty where all is seen well
 */
export function colourFaults(brand: Looks): ColourFault[] {
  const { semantic, paper } = brand.theme;
  const onPaper = (['ink', 'accent'] as const).flatMap((name): ColourFault[] => {
    const message = fault(paper[name], [['paper', PAPER]], TEXT_CONTRAST);
    return message ? [{ file: 'theme.json', field: `paper.${name}`, message }] : [];
  });
  return [
    ...SCHEMES.flatMap((scheme) => faultsOfScheme(semantic[scheme], scheme)),
    ...onPaper,
    ...faultsOfSettings(brand),
  ];
}
