/** Parts of which a vehicle has one. */
export type SinglePart = 'engine' | 'transmission';

/** What is named after an engine or a gearbox and is none. */
const BESIDE = /\b(?:badge|block heater|cooler|cooling|cover|emblem|group|knob|mount|package|warranty)\b/iu;

const ENGINE =
  /\b\d\.\d\s*-?(?:l|liter|litre)\b|\b(?:v|w|i|l)-?(?:[3-9]|1[0-8]?)\b|\b\d{1,2}[- ]cyl|\b(?:inline|straight|slant|flat)[- ](?:[3-8]|four|five|six|eight)\b/iu;

const TRANSMISSION =
  /\b(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)[- ]speed\b.*\b(?:manual|automatic|transmission|transaxle|gearbox)\b|\b(?:manual|automatic|variable) (?:transmission|transaxle|gearbox)\b|\bcvt\b|\b(?:cruise-?o-?matic|powerglide|torque-?flite|(?:turbo )?hydra-?matic|select-?shift)\b/iu;

/** Which of them an option is, by its English name; null for all else, packages that contain one too. */
export function singlePartOf(name: string): SinglePart | null {
  if (BESIDE.test(name)) return null;
  // An engine may be named with its gearbox: it is an engine then.
  if (ENGINE.test(name)) return 'engine';
  return TRANSMISSION.test(name) ? 'transmission' : null;
}
