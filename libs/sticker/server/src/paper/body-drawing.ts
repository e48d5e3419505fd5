import type { StickerData } from '@vinlore/sticker-domain';

/** Bodies that are drawn, from the side, facing left: of no make, in the proportions of the 1960s. */
type Body = 'sedan' | 'coupe' | 'fastback' | 'convertible' | 'wagon' | 'pickup' | 'van' | 'roadster';

/** Paths of a drawing of 240 by 70. */
interface Drawing {
  readonly outline: string;
  readonly glass: string;
  /** Doors, handles, moldings. */
  readonly details: string;
}

const drawings: Readonly<Record<Body, Drawing>> = {
  sedan: {
    outline:
      'M7.5 43.5C8 39.5 11 37.4 16 36.6C36 34 58 32.8 78 32.2L97 16.4C99 14 101.5 13 105 12.8C122 12 140 12.2 152 13C158 13.4 162 15 166 18.4L184 32.6L222 34.6C229 35.6 232.5 37 232.8 41L233 47.5C233 51.5 231 54 227 54.4L206 55L206 55A18.5 18.5 0 0 0 169 55L71 55A18.5 18.5 0 0 0 34 55L13 54C9 53.5 7.5 51.5 7.5 48.5L7.5 43.5',
    glass:
      'M85 31.8L101 18.2C102 17.2 103 16.9 104.5 16.8L126 16.3V31.2ZM130 16.3L150 16.9C153.5 17.1 156 18 158.5 20L173 31.6L130 31.2Z',
    details: 'M82 32.2C80 40 79.5 46 80 55M128 31.4V55M176 33L170 44M134 36.5H141M86 36.5H93',
  },
  coupe: {
    outline:
      'M7.5 43.5C8 39.5 11 37.4 16 36.6C36 34 58 32.8 78 32.2L99 17C101 14.6 103.5 13.6 107 13.4C122 12.6 138 12.8 147 13.6C151.5 14 154.5 15.6 157 18.8L168 32L222 34.6C229 35.6 232.5 37 232.8 41L233 47.5C233 51.5 231 54 227 54.4L206 55L206 55A18.5 18.5 0 0 0 169 55L71 55A18.5 18.5 0 0 0 34 55L13 54C9 53.5 7.5 51.5 7.5 48.5L7.5 43.5',
    glass: 'M87 31.8L103 18.6C104 17.7 105 17.4 106.5 17.3L140 16.9C142.5 16.9 144 17.6 145.3 19.4L153.5 31.2Z',
    details: 'M84 32.2C82 40 81.5 46 82 55M154 31.6C156 40 156.5 47 155 55M142 36.5H149',
  },
  fastback: {
    outline:
      'M7.5 43.5C8 39.5 11 37.4 16 36.6C36 34 58 32.8 78 32.2L99 17C101 14.6 103.5 13.6 107 13.4C132 12.2 160 15.6 188 25.6C200 30 212 33.4 222 34.8C229 35.8 232.5 37 232.8 41L233 47.5C233 51.5 231 54 227 54.4L206 55L206 55A18.5 18.5 0 0 0 169 55L71 55A18.5 18.5 0 0 0 34 55L13 54C9 53.5 7.5 51.5 7.5 48.5L7.5 43.5',
    glass:
      'M87 31.8L103 18.6C104 17.7 105 17.4 106.5 17.3L131 17V31.2ZM135 17.1C147 17.6 158 19.6 168 23L156 31.6L135 31.2Z',
    details: 'M84 32.2C82 40 81.5 46 82 55M148 31.6C150.5 40 151 47 150 55M137 36.5H144M174 27.5L186 27.6M172 30.4H192',
  },
  convertible: {
    outline:
      'M7.5 43.5C8 39.5 11 37.4 16 36.6C36 34 58 32.8 78 32.2L84 32L170 32.6C173 29.4 178 28.2 184 28.8C189 29.2 193 31 196 33.2L222 34.6C229 35.6 232.5 37 232.8 41L233 47.5C233 51.5 231 54 227 54.4L206 55L206 55A18.5 18.5 0 0 0 169 55L71 55A18.5 18.5 0 0 0 34 55L13 54C9 53.5 7.5 51.5 7.5 48.5L7.5 43.5',
    glass:
      'M84 32L100.5 17.2L103.6 18.2L91.5 32M118 32.2C118 27.4 119.6 25 122.6 25C125.4 25 126.6 27.4 126.6 32.3M150 32.4C150 27.6 151.6 25.2 154.6 25.2C157.4 25.2 158.6 27.6 158.6 32.5',
    details:
      'M84 32.2C82 40 81.5 46 82 55M154 33C156 40 156.5 47 155 55M142 37H149M170 32.6C178 31.8 188 32 196 33.2M108 31.8C109 29.6 111 27.6 113.5 26.6',
  },
  wagon: {
    outline:
      'M7.5 43.5C8 39.5 11 37.4 16 36.6C36 34 58 32.8 78 32.2L97 16.4C99 14 101.5 13 105 12.8C140 11.4 180 11.6 212 13.2C217 13.5 219.5 15.4 221.4 19L229 33.6C231.5 35.4 232.6 38 232.8 41L233 47.5C233 51.5 231 54 227 54.4L206 55L206 55A18.5 18.5 0 0 0 169 55L71 55A18.5 18.5 0 0 0 34 55L13 54C9 53.5 7.5 51.5 7.5 48.5L7.5 43.5',
    glass:
      'M85 31.8L101 18.2C102 17.2 103 16.9 104.5 16.8L126 16.2V31.2ZM130 16.2H168V31.4L130 31.2ZM172 16.3L210 17C213 17.1 214.6 18 215.8 20.4L221.6 32.2L172 31.5Z',
    details:
      'M82 32.2C80 40 79.5 46 80 55M128 31.4V55M170 31.6L166 44M134 36.5H141M86 36.5H93M110 10.6H206M118 10.6V12.4M200 10.6V12.8',
  },
  pickup: {
    outline:
      'M7.5 43.5C8 37.5 11 34.6 17 34C38 32.4 58 31.6 76 31.2L89 14.4C90.6 12.2 93 11.2 96.5 11C106 10.4 116 10.4 124 11C128 11.3 130 13.4 130.4 17L132 31.4L226 31.4C230 31.4 232.6 33 232.8 36.6L233 47.5C233 51.5 231 54 227 54.4L206 55L206 55A18.5 18.5 0 0 0 169 55L71 55A18.5 18.5 0 0 0 34 55L13 54C9 53.5 7.5 51.5 7.5 48.5L7.5 43.5',
    glass: 'M82.4 30.8L92.6 16.8C93.4 15.7 94.6 15.2 96.2 15.1L120 14.8C123.4 14.8 125.4 16 125.8 19.2L127 30.8Z',
    details: 'M80 31.2C78.6 40 78.6 47 79 55M131.6 31.4V55M136 31.4V55M116 36H124M136 36.4H232M221 31.4V54.6',
  },
  van: {
    outline:
      'M12 46L13.4 31.6C13.8 28.6 14.6 26.6 16 24.4L25.6 9.6C27 7.4 29 6.4 32 6.4L218 6.4C225 6.4 229.4 9.6 230.2 16L233 44V48.5C233 52 231 54 227 54.4L206 55A18.5 18.5 0 0 0 169 55L79 55A18.5 18.5 0 0 0 42 55L17 54.6C13.6 54.4 11.8 52.6 12 49Z',
    glass:
      'M20.4 27L29.2 12.6C30 11.3 31 10.8 32.6 10.8L58 10.8V27ZM64 10.8H112V27H64ZM118 10.8H164V27H118ZM170 10.8H212C215.6 10.8 217.8 12.2 218.2 15.4L219.6 27H170Z',
    details: 'M61 6.6V34M115 27V55M167 27V40M13.2 34H232M104 33.8V39M12 42H19M233 43H226M9.5 49.4H18M235.4 49.4H226',
  },
  roadster: {
    outline:
      'M15 45C16 39.6 20 37 27 36C48 33 70 32.4 90 33L104 33.6C110 37.4 116 38.8 124 38.6C132 38.4 138 36.4 143 33.2C152 30.4 172 30.6 196 34C210 36 222 39 224.4 43.4C226 47 225 51.4 221.4 53.4L208 55A18.5 18.5 0 0 0 171 55L83 55A18.5 18.5 0 0 0 46 55L24 54.4C18 54 14.6 51 15 45Z',
    glass: 'M92 33L104.4 20.4L107 21.4L99.6 33.4M128 38.4C128 31 129.8 27.4 133 27.4C136.4 27.4 138.2 30.4 138.4 36.2',
    details:
      'M104 33.6C102.6 41 102.4 48 103 55M143 33.4C146 41 146.6 48 146 55M134 41H141M88 40L97 39.6M88 43L97 42.6M15.4 43.6H21M224.4 44H218M11.5 49.8H20M228.5 49.8H219',
  },
};

/** Bumpers and lamps, where the body reaches as far as theirs do. */
const BUMPERS = 'M7.6 43.4H13.5M233 43.4H226.5M5.5 49.2H14M235 49.2H226';
const hasBumpersOfItsOwn = (body: Body) => body === 'van' || body === 'roadster';
/** The middles of the wheels. */
const WHEELS: Readonly<Partial<Record<Body, readonly [front: number, rear: number]>>> = {
  van: [60.5, 187.5],
  roadster: [64.5, 189.5],
};

const circle = (x: number, radius: number) =>
  `M${x - radius} 55a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

/** How makers' tables and people call a body; the first that fits counts. */
const names: readonly (readonly [RegExp, Body])[] = [
  [/\b(?:roadster|spyder|spider|speedster)\b/iu, 'roadster'],
  [/\b(?:convertible|cabriolet|descapotable)\b/iu, 'convertible'],
  [/\b(?:fastback|sportsroof)\b/iu, 'fastback'],
  [/\b(?:station ?wagon|wagon|estate|ranchera)\b/iu, 'wagon'],
  [/\b(?:pick-?up|camioneta pickup)\b/iu, 'pickup'],
  [/\b(?:van|bus|furgoneta)\b/iu, 'van'],
  [/\b(?:4|four)-door\b/iu, 'sedan'],
  [/\b(?:2|two)-door\b|\bcoup[eé](?!\p{L})|\bhardtop\b/iu, 'coupe'],
  [/\bsed[aá]n\b/iu, 'sedan'],
];

/** Makes whose cars look like none of the drawings; a van of theirs does. */
const UNLIKE = /\bvolkswagen\b/iu;

/**
 * A line drawing of a classic's body, white on the sheet's sign, as an SVG; null where nobody says which body it has. It shows
 * the style, not the car.
 */
export function bodyDrawing({
  title,
  subtitle,
  build,
}: Pick<StickerData, 'title' | 'subtitle' | 'build'>): string | null {
  const told = [subtitle, ...build].map(({ value }) => value);
  const body = names.find(([name]) => told.some((text) => name.test(text)))?.[1];
  if (!body || (UNLIKE.test(title.value) && body !== 'van')) return null;
  const { outline, glass, details } = drawings[body];
  const [front, rear] = WHEELS[body] ?? [52.5, 187.5];
  const wheels = [front, rear].map((x) => circle(x, 13.5) + circle(x, 7.8)).join('');
  const path = (d: string, width: number) => `<path d="${d}" stroke-width="${width}"/>`;
  const drawn =
    path(outline, 1.7) +
    path(glass, 1.1) +
    path(details + (hasBumpersOfItsOwn(body) ? '' : BUMPERS), 0.8) +
    path(wheels, 1.4) +
    path('M2 69H238', 0.8);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 70"><g fill="none" stroke="#fff" stroke-linecap="round" stroke-linejoin="round">${drawn}</g></svg>`;
}
