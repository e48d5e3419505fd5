import { SLOT } from '../elements.ts';

/** Cubic centimetres in a cubic inch. */
const CC_PER_CI = 16.387064;

/**
 * Rule 8: displacement in the units in which the data does not give it: CC ↔ cubic inches × 16.387064, litres from
 * either ÷ 1000. Litres are rounded in the data, so nothing is derived from litres alone: of such values for CC a third
 * differ from what NHTSA answers.
 *
 * @param texts the elements' texts by slot; missing displacements are added
 */
export function addConversions(texts: (string | undefined)[]): void {
  const cc = texts[SLOT.displacementCc];
  const ci = texts[SLOT.displacementCi];
  if (cc === undefined && ci === undefined) return;
  const exact = cc === undefined ? Number(ci) * CC_PER_CI : Number(cc);
  if (!Number.isFinite(exact)) return;
  texts[SLOT.displacementCc] ??= text(exact);
  texts[SLOT.displacementCi] ??= text(exact / CC_PER_CI);
  texts[SLOT.displacementL] ??= text(exact / 1000);
}

/** At most nine decimals, so that no rounding noise of binary fractions is shown. */
const text = (value: number): string => String(Number(value.toFixed(9)));
