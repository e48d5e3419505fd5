import { useTranslator } from '@vinlore/ui';
import type { AccountTexts } from '../messages/index.ts';

/** Says a moment to the minute, in the page's language and the reader's own time zone. */
export function useWhen(): (iso: string) => string {
  const { language } = useTranslator<AccountTexts>();
  const format = new Intl.DateTimeFormat(`${language}-US`, { dateStyle: 'medium', timeStyle: 'short' });
  return (iso) => format.format(new Date(iso));
}
