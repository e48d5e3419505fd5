/** Postal codes of U.S. states, the federal district, and territories (USPS Publication 28, appendix B). */
export const US_REGIONS: readonly string[] = [
  ...['AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA'],
  ...['ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK'],
  ...['OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY'],
  'DC',
  ...['AS', 'GU', 'MP', 'PR', 'VI'],
];

/**
 * Normalizes a plate for lookup: 1 to 8 of A–Z and 0–9 after stripping separators. State-specific formats aren't
 * enforced because of vanity plates.
 *
 * @returns null if the text can't be a plate
 */
export function cleanPlate(typed: string): string | null {
  const plate = typed.toUpperCase().replace(/[\s\p{Pd}\p{Zs}._·•*/']/gu, '');
  return /^[A-Z0-9]{1,8}$/.test(plate) ? plate : null;
}

/** Returns the postal code of a state, district, or territory; null for any other text. */
export function usRegion(typed: string): string | null {
  const code = typed.trim().toUpperCase();
  return US_REGIONS.includes(code) ? code : null;
}
