import { ELEMENTS, SLOT } from '../elements.ts';

/** Cubic centimetres in a cubic inch. */
const CC_PER_CI = 16.387064;

const CC = (ELEMENTS[SLOT.displacementCc] as { name: string }).name;
const CI = (ELEMENTS[SLOT.displacementCi] as { name: string }).name;
const LITRES = (ELEMENTS[SLOT.displacementL] as { name: string }).name;

/**
 * Rule 8: displacement in the units in which the data does not give it: CC ↔ cubic inches × 16.387064, litres from
 * either ÷ 1000. Litres are rounded in the data, so nothing is derived from litres alone: of such values for CC a third
 * differ from what NHTSA answers.
 *
 * @param elements texts by vPIC's variable names; missing ones are added
 */
export function addConversions(elements: Record<string, string>): void {
  const cc = Number(elements[CC] ?? Number.NaN);
  const ci = Number(elements[CI] ?? Number.NaN);
  const exact = Number.isFinite(cc) ? cc : ci * CC_PER_CI;
  if (!Number.isFinite(exact)) return;
  elements[CC] ??= text(exact);
  elements[CI] ??= text(exact / CC_PER_CI);
  elements[LITRES] ??= text(exact / 1000);
}

/** At most nine decimals, so that no rounding noise of binary fractions is shown. */
const text = (value: number): string => String(Number(value.toFixed(9)));
