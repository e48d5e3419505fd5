import type { Translator } from '@vinlore/i18n';

/** What the vehicle core finds wrong with how a VIN is written; null for nothing. */
type WrittenFault =
  | { readonly kind: 'letter'; readonly position: number; readonly found: string; readonly instead: string }
  | { readonly kind: 'character'; readonly position: number; readonly found: string }
  | { readonly kind: string }
  | null;

/**
 * A problem that lists of every product have, in words that say what to do; null for one that the product knows alone.
 *
 * @param problem as it was stored
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
