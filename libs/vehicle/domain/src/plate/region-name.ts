import type { Language, Messages } from '@vinlore/i18n';
import { regionTexts } from '../messages/regions.ts';

/** A state, the district or a territory by name; null for a code that is none. */
export function regionName(code: string, language: Language): string | null {
  const texts: Messages = regionTexts[language];
  const key = `region.${code}`;
  return Object.hasOwn(texts, key) ? texts[key]! : null;
}
