/**
 * An amount as somebody types it, such as `1,234.50` or `$45`, in minor units.
 *
 * @param decimals of its currency, two for dollars
 * @returns null for what is none, or has parts of a minor unit
 */
export function amountOf(text: string, decimals: number): number | null {
  const plain = text.replace(/[\s,$€£]/g, '');
  const [, whole, part = ''] = /^(\d{1,9})(?:\.(\d*))?$/.exec(plain) ?? [];
  if (whole === undefined || part.length > decimals) return null;
  return Number(whole + part.padEnd(decimals, '0'));
}

/** Minor units as text of a field, which `amountOf` reads back. */
export function amountText(minor: number, decimals: number): string {
  return (minor / 10 ** decimals).toFixed(decimals);
}
