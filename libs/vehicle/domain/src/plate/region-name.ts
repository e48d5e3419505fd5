import type { Language, Messages } from '@vinlore/i18n';
import { vehicleTexts } from '../messages/index.ts';

/** A state, the district or a territory by name; null for a code that is none. */
export function regionName(code: string, language: Language): string | null {
  const texts: Messages = vehicleTexts[language];
  const key = `region.${code}`;
  return Object.hasOwn(texts, key) ? texts[key]! : null;
}
