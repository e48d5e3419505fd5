/** Parts that a vehicle has only one of. */
export type SinglePart = 'engine' | 'transmission';

/** Named after an engine or transmission but not one. */
const BESIDE = /\b(?:badge|block heater|cooler|cooling|cover|emblem|group|knob|mount|package|warranty)\b/iu;

const ENGINE =
  /\b\d\.\d\s*-?(?:l|liter|litre)\b|\b(?:v|w|i|l)-?(?:[3-9]|1[0-8]?)\b|\b\d{1,2}[- ]cyl|\b(?:inline|straight|slant|flat)[- ](?:[3-8]|four|five|six|eight)\b/iu;

const TRANSMISSION =
  /\b(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)[- ]speed\b.*\b(?:manual|automatic|transmission|transaxle|gearbox)\b|\b(?:manual|automatic|variable) (?:transmission|transaxle|gearbox)\b|\bcvt\b|\b(?:cruise-?o-?matic|powerglide|torque-?flite|(?:turbo )?hydra-?matic|select-?shift)\b/iu;

/**
 * Returns whether an option is an engine or transmission, by its English name; null for everything else, including
 * packages that contain one.
 */
export function singlePartOf(name: string): SinglePart | null {
  if (BESIDE.test(name)) return null;
  // An engine named together with its transmission counts as an engine.
  if (ENGINE.test(name)) return 'engine';
  return TRANSMISSION.test(name) ? 'transmission' : null;
}
