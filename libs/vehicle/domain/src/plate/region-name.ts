import type { Language, Messages } from '@vinlore/i18n';
import { regionTexts } from '../messages/regions.ts';

/** Returns the name of a state, the district, or a territory; null for an unknown code. */
export function regionName(code: string, language: Language): string | null {
  const texts: Messages = regionTexts[language];
  const key = `region.${code}`;
  return Object.hasOwn(texts, key) ? texts[key]! : null;
}
