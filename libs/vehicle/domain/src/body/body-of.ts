import type { BodyShape } from './body-shape.ts';
import { CLASSIC_BODIES, type ClassicBody } from './classic-bodies.ts';
import { MODERN_BODIES, type ModernBody } from './modern-bodies.ts';

/** How makers' tables and people call a body; the first that fits counts. */
const CLASSIC_NAMES: readonly (readonly [RegExp, ClassicBody])[] = [
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

/** vPIC's body classes; the first that fits counts. */
const MODERN_NAMES: readonly (readonly [RegExp, ModernBody])[] = [
  [/\b(?:convertible|cabriolet|roadster)\b/iu, 'convertible'],
  [/\b(?:pickup|sport utility truck)\b/iu, 'pickup'],
  [/\b(?:minivan|van)\b/iu, 'van'],
  [/\b(?:sport utility vehicle|crossover utility vehicle)\b/iu, 'suv'],
  [/\bhatchback\b/iu, 'hatchback'],
  [/\bwagon\b/iu, 'wagon'],
  [/\bcoupe\b/iu, 'coupe'],
  [/\bsedan\b/iu, 'sedan'],
];

/** Makes whose classics look like none of the drawings; a van of theirs does. */
const UNLIKE = /\bvolkswagen\b/iu;

/**
 * The drawing of a classic's body by what tables or people call it; null where nobody says which body it has. It shows the
 * style, not the car.
 *
 * @param said texts in which the body may be named, the surest first
 */
export function classicBody(name: string, said: readonly string[]): BodyShape | null {
  const body = CLASSIC_NAMES.find(([pattern]) => said.some((text) => pattern.test(text)))?.[1];
  return body && (body === 'van' || !UNLIKE.test(name)) ? CLASSIC_BODIES[body] : null;
}

/** The first model year whose cars the modern drawings resemble; those between are drawn by neither. */
const MODERN_FROM = 1990;

/** The drawing of a decoded vehicle's body by vPIC's body class; null for what is no car and for older shapes. */
export function modernBody(year: number | null, bodyClass: string | undefined): BodyShape | null {
  if (year === null || year < MODERN_FROM || !bodyClass) return null;
  const body = MODERN_NAMES.find(([pattern]) => pattern.test(bodyClass))?.[1];
  return body ? MODERN_BODIES[body] : null;
}
