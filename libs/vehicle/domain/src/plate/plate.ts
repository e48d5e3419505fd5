/** States, the federal district and the territories of the United States by their postal codes (USPS Publication 28, appendix B). */
export const US_REGIONS: readonly string[] = [
  ...['AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA'],
  ...['ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK'],
  ...['OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY'],
  'DC',
  ...['AS', 'GU', 'MP', 'PR', 'VI'],
];

/**
 * A plate as it is looked up: 1 to 8 of A–Z and 0–9 after separators are stripped. States' own patterns are hints only,
 * since vanity plates exist, so none is applied.
 *
 * @returns null for what is no plate
 */
export function cleanPlate(typed: string): string | null {
  const plate = typed.toUpperCase().replace(/[\s\p{Pd}\p{Zs}._·•*/']/gu, '');
  return /^[A-Z0-9]{1,8}$/.test(plate) ? plate : null;
}

/** The postal code of a state, district or territory; null for any other text. */
export function usRegion(typed: string): string | null {
  const code = typed.trim().toUpperCase();
  return US_REGIONS.includes(code) ? code : null;
}
