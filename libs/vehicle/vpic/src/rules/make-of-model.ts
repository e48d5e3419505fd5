import { SLOT } from '../elements.ts';
import type { VpicIndex, WmiRecord } from '../format/vpic-index.ts';
import { type Facts, NONE } from './winners.ts';

/**
 * Rule 7: the make is that of the winning model; without a model it is the WMI's make where it has exactly one.
 *
 * @returns upper case as vPIC writes it, null where it is not known
 */
export function makeOf(index: VpicIndex, wmi: WmiRecord, facts: Facts | undefined): string | null {
  const model = facts?.values[SLOT.model] ?? NONE;
  if (model !== NONE) return index.make(index.makeOfModel(model)).toUpperCase();
  const [only, ...others] = wmi.makes;
  return only === undefined || others.length > 0 ? null : index.make(only).toUpperCase();
}
