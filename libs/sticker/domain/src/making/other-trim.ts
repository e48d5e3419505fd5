import { nameKey } from '@vinlore/vehicle-domain';

/** A VIN often says several trims at once: `EX, EX-L` or `GLS/Limited`. */
const EACH = /[,/]/u;

/**
 * Whether a trim that somebody states is another than a VIN says. One that is among those that the VIN says, or that only
 * says more or less of the same name, is not.
 *
 * @param stated '' for none
 * @param said '' where the VIN says none
 */
export function isOtherTrim(stated: string, said: string): boolean {
  const key = nameKey(stated);
  const keys = [said, ...said.split(EACH)].map(nameKey).filter((each) => each !== '');
  return key !== '' && keys.length > 0 && !keys.some((each) => each.includes(key) || key.includes(each));
}
