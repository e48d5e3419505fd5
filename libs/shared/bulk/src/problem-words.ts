import type { Translator } from '@vinlore/i18n';

/** The vehicle core's check of how a VIN is written; null if it is valid. */
type WrittenFault =
  | { readonly kind: 'letter'; readonly position: number; readonly found: string; readonly instead: string }
  | { readonly kind: 'character'; readonly position: number; readonly found: string }
  | { readonly kind: string }
  | null;

/**
 * Describes a problem that all products share, and how to fix it; null for one that only the product knows.
 *
 * @param problem as stored
 * @param fault of the row's VIN
 */
export function commonProblemWords(text: Translator, problem: string, vin: string, fault: WrittenFault): string | null {
  switch (problem) {
    case 'letter':
    case 'character':
      return fault?.kind === problem ? text.t(`vin.${problem}`, { ...fault }) : null;
    case 'length':
      return text.t('vin.length', { length: vin.length });
    case 'empty':
    case 'check-digit':
      return text.t(`vin.${problem}`);
    case 'unpaid':
    case 'broken':
      return text.t(`row.${problem}`);
    default:
      return null;
  }
}
