import { checkDigit } from '@vinlore/vehicle-domain';

/**
 * The VIN that a bar code or QR code holds: alone, behind the `I` that some makers put before it in Code 39, or within
 * an address or other text. Where several places could be one, that with the right check digit.
 *
 * @returns null where there is none
 */
export function vinInCode(text: string): string | null {
  const upper = text.toUpperCase();
  const found: string[] = [];
  for (const run of upper.match(/[A-Z0-9]{17,}/g) ?? []) {
    for (let at = 0; at + 17 <= run.length && at < 64; at++) {
      const vin = run.slice(at, at + 17);
      if (/^[A-HJ-NPR-Z0-9]{17}$/.test(vin)) found.push(vin);
    }
  }
  const right = found.find((vin) => checkDigit(vin) === vin[8]);
  if (right) return right;
  // Elsewhere than in North America position 9 is no check digit: then only a code that is nothing but a VIN counts.
  const alone = /^[^A-Z0-9]*I?([A-HJ-NPR-Z0-9]{17})[^A-Z0-9]*$/.exec(upper)?.[1];
  return alone ?? null;
}
