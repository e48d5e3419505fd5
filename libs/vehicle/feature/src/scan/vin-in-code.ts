import { checkDigit } from '@vinlore/vehicle-domain';

/**
 * Returns the VIN in a barcode or QR code: on its own, after the `I` some manufacturers add in Code 39, or inside a URL
 * or other text. If several substrings qualify, the one with a matching check digit wins.
 *
 * @returns null if there is none
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
  // Outside North America position 9 isn't a check digit, so the code has to be nothing but a VIN.
  const alone = /^[^A-Z0-9]*I?([A-HJ-NPR-Z0-9]{17})[^A-Z0-9]*$/.exec(upper)?.[1];
  return alone ?? null;
}
