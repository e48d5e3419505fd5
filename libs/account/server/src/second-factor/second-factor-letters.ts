import { composeLetter, type Letter } from '@vinlore/mail';
import type { Addressee } from '../calls/letters.ts';

/** What is told about a second factor. */
export type FactorNews = 'set' | 'removed' | 'codesRenewed' | 'codeUsed' | 'reset';

/** Where the desk is. It speaks the language of its reader, so its addresses have none. */
export const DESK_PATH = '/staff';

/** Tells somebody on the staff what happened to their second factor, so that it does not go unnoticed. */
export function factorLetter({ brand, text, to, origin }: Addressee, news: FactorNews): Letter {
  const values = { brand: brand.name, support: brand.support_email };
  return composeLetter({
    brand,
    language: text.language,
    to,
    subject: text.t(`second-factor.${news}Subject`, values),
    paragraphs: [text.t(`second-factor.${news}Body`, values), text.t('second-factor.notYou', values)],
    action: { label: text.t('second-factor.mailAction'), href: `${origin}${DESK_PATH}/security` },
  });
}
