import type { Translator } from '@vinlore/i18n';
import type { SiteMailText } from '@vinlore/site-domain';
import type { siteDeskMessages } from '../messages/index.ts';

/** Labels for the texts of an email (subject, paragraph, button), numbered where there are several. */
export function textNames(
  texts: readonly SiteMailText[],
  { t }: Pick<Translator<(typeof siteDeskMessages)['en']>, 't'>,
): ReadonlyMap<string, string> {
  return new Map(
    texts.map(({ key, role }) => {
      const alike = texts.filter((text) => text.role === role);
      const number = alike.length > 1 ? alike.findIndex((text) => text.key === key) + 1 : '';
      return [key, t(`site.mail.role.${role}`, { number }).trim()];
    }),
  );
}
