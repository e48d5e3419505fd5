/** So many characters at the end of a masked VIN are shown: its serial number, by which nobody finds the make or year. */
const LEFT = 6;

/** A VIN of which only the last six characters are shown, of a short classic number half of them at most. */
export function maskedVin(vin: string): string {
  const left = Math.min(LEFT, Math.floor(vin.length / 2));
  return '•'.repeat(vin.length - left) + vin.slice(vin.length - left);
}
