import type { BodyShape } from './body-shape.ts';
import { CLASSIC_BODIES, type ClassicBody } from './classic-bodies.ts';
import { MODERN_BODIES, type ModernBody } from './modern-bodies.ts';

/** Body names used by manufacturers' tables and by people. The first match wins. */
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

/** vPIC body classes. The first match wins. */
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

/** Makes whose classic cars don't resemble any of the drawings (their vans do). */
const UNLIKE = /\bvolkswagen\b/iu;

/**
 * Returns the drawing for a classic vehicle's body style, or null if none of the texts names one. The drawing shows the
 * style, not the actual car.
 *
 * @param said texts that may name the body, most reliable first
 */
export function classicBody(name: string, said: readonly string[]): BodyShape | null {
  const body = CLASSIC_NAMES.find(([pattern]) => said.some((text) => pattern.test(text)))?.[1];
  return body && (body === 'van' || !UNLIKE.test(name)) ? CLASSIC_BODIES[body] : null;
}

/** First model year that the modern drawings resemble. Cars between the classic and modern eras get no drawing. */
const MODERN_FROM = 1990;

/**
 * Returns the drawing for a decoded vehicle by its vPIC body class, or null for anything that isn't a car and for older
 * cars.
 */
export function modernBody(year: number | null, bodyClass: string | undefined): BodyShape | null {
  if (year === null || year < MODERN_FROM || !bodyClass) return null;
  const body = MODERN_NAMES.find(([pattern]) => pattern.test(bodyClass))?.[1];
  return body ? MODERN_BODIES[body] : null;
}
