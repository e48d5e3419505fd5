import type { Brand } from '@vinlore/brand';
import { commonProblemWords } from '@vinlore/bulk';
import type { Translator } from '@vinlore/i18n';
import { checkDigitMismatch, isClassicVin, vinFault } from '@vinlore/vehicle-domain';
import { type Draft, isFault } from '../making/draft.ts';
import { draftByVin } from '../making/draft-by-vin.ts';
import type { StickerDeps } from '../deps.ts';
import { isRestricted } from '@vinlore/sticker-domain';

/** Problems of a VIN in a list. */
type VinProblem =
  | 'empty'
  | 'letter'
  | 'character'
  | 'length'
  | 'check-digit'
  | 'unreadable'
  | 'unknown-classic'
  | 'several'
  | 'restricted';

/** A VIN that a sticker can be created for, or the problem with suggested corrections. */
export type Judgment = { readonly draft: Draft } | { readonly problem: VinProblem; readonly suggestion: string | null };

const plainProblem = (problem: VinProblem): Judgment => ({ problem, suggestion: null });

/** Checks a VIN like the sticker page, with more detail than `Wrong VIN`. @param vin normalized VIN */
export function judgeVin(deps: Pick<StickerDeps, 'decode'>, brand: Brand, vin: string): Judgment {
  const drafted = draftByVin(deps, vin, null);
  if (!isFault(drafted)) return isRestricted(brand, drafted.year) ? plainProblem('restricted') : { draft: drafted };
  if (drafted.fault === 'several') return plainProblem('several');
  const fault = vinFault(vin);
  if (fault?.kind === 'empty') return plainProblem('empty');
  if (fault?.kind === 'letter') {
    const meant = vin.replaceAll('I', '1').replace(/[OQ]/g, '0');
    return { problem: 'letter', suggestion: isFault(draftByVin(deps, meant, null)) ? null : meant };
  }
  if (fault?.kind === 'character') return plainProblem('character');
  if (fault) return plainProblem(isClassicVin(vin) ? 'unknown-classic' : 'length');
  const decoded = deps.decode(vin);
  const [meant, another] = decoded.suggestions;
  return {
    problem: checkDigitMismatch(decoded) ? 'check-digit' : 'unreadable',
    suggestion: another ? null : (meant?.vin ?? null),
  };
}

/** Returns the message for a problem, including what to do. @param problem as stored */
export function problemWords(text: Translator, problem: string, vin: string): string {
  const common = commonProblemWords(text, problem, vin, vinFault(vin));
  if (common !== null) return common;
  switch (problem) {
    case 'price':
    case 'stock':
    case 'bare':
      return text.t(`row.${problem}`);
    case 'unknown-classic':
    case 'several':
    case 'restricted':
      return text.t(`vin.${problem}`);
    default:
      return text.t('vin.unreadable');
  }
}
