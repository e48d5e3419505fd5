import { type SinglePart, singlePartOf } from '@vinlore/sticker-domain';
import { nameKey } from '@vinlore/vehicle-domain';
import type { CatalogueQuery } from '../sticker-catalogue.ts';

type Known = Pick<CatalogueQuery, 'decoded' | 'engine'>;
type Elements = Readonly<Record<string, string>>;

const LITERS = /\b(\d\.\d)\s*-?(?:l|liter|litre)\b/iu;
const CYLINDERS = /\b(?:v|w|i|l)-?(\d{1,2})\b|\b(\d{1,2})[- ]cyl(?:inder)?s?\b/iu;
const SPEEDS = /\b(\d{1,2})[- ]speed\b/iu;
/** Words an engine's name may contain without being a different engine. */
const SAID_TOO = /\b(?:engine|gas|gasoline|dohc|sohc|ohv|\d{1,2}-?valve)\b|[.,()-]/giu;

/** Whether a name matches the VIN's displacement and adds nothing else: a turbo may be a different engine. */
function isEngine(name: string, elements: Elements): boolean {
  const liters = LITERS.exec(name)?.[1];
  const told = Number(elements['Displacement (L)']);
  if (liters === undefined || !(told > 0) || Number(liters).toFixed(1) !== told.toFixed(1)) return false;
  const found = CYLINDERS.exec(name);
  const cylinders = found?.[1] ?? found?.[2];
  if (cylinders !== undefined && Number(cylinders) !== Number(elements['Engine Number of Cylinders'])) return false;
  const isTurbo = /\bturbo(?:charged)?\b/iu;
  if (isTurbo.test(name) !== (elements['Turbo'] === 'Yes')) return false;
  const rest = [LITERS, CYLINDERS, isTurbo, SAID_TOO].reduce((text, said) => text.replace(said, ' '), name);
  return rest.trim() === '';
}

/** Whether a name matches the VIN's number of speeds and transmission type and adds nothing else. */
function isTransmission(name: string, elements: Elements): boolean {
  const style = elements['Transmission Style'] ?? '';
  const kind = /\b(automatic|manual)\b/iu.exec(name)?.[1];
  const speeds = SPEEDS.exec(name)?.[1];
  if (kind === undefined || speeds === undefined || !style.toLowerCase().startsWith(kind.toLowerCase())) return false;
  const rest = name.replace(SPEEDS, ' ').replace(/\b(?:automatic|manual|transmission)\b/giu, ' ');
  return Number(speeds) === Number(elements['Transmission Speeds']) && rest.trim() === '';
}

function isProven(name: string, part: SinglePart, { decoded, engine }: Known): boolean {
  if (part === 'engine' && engine) return nameKey(name) === nameKey(engine);
  if (!decoded) return false;
  return part === 'engine' ? isEngine(name, decoded.elements) : isTransmission(name, decoded.elements);
}

/**
 * Returns the names of the engine and transmission among an operator's items that the VIN proves. If several match,
 * none is returned: nothing is guessed (docs/decisions.md §5).
 */
export function provenItems(names: readonly string[], told: Known): ReadonlyMap<SinglePart, string> {
  const proven = new Map<SinglePart, string>();
  for (const part of ['engine', 'transmission'] as const) {
    const [only, ...others] = new Set(
      names.filter((name) => singlePartOf(name) === part && isProven(name, part, told)),
    );
    if (only !== undefined && others.length === 0) proven.set(part, only);
  }
  return proven;
}
