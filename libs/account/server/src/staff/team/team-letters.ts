import { MEMBERS_PATHS } from '@vinlore/account-domain';
import { type Brand, deskOrigin, type Language } from '@vinlore/brand';
import type { Tx } from '@vinlore/database';
import { createTranslator, loadMessages, type Translator } from '@vinlore/i18n';
import { composeLetter, inOwnWords, type Letter } from '@vinlore/mail';
import { type AccountRow } from '../../accounts/account-store.ts';
import { FIRST_PASSWORD_MS, keepReset } from '../../accounts/mailed-tokens.ts';
import { type Addressee, tokenLink } from '../../letters.ts';
import { DESK_PATH, factorLetter } from '../../factors/factor-letters.ts';
import { secondFactorMessages } from '../../second-factor/messages/index.ts';
import type { DeskDeps } from '../desk-deps.ts';
import { deskMessages } from '../messages/index.ts';

/** Texts in the person's last language, or else the brand's. */
export async function textFor(account: Pick<AccountRow, 'language'>, brand: Brand): Promise<Translator> {
  const language: Language = account.language ?? brand.language;
  return createTranslator(language, await loadMessages([deskMessages, secondFactorMessages], language));
}

/** To a new team member. @param token to choose a password; '' if they have one */
export function welcomeLetter(addressee: Addressee, token: string): Letter {
  const { brand, text, to, origin } = inOwnWords(addressee);
  const values = { brand: brand.name, support: brand.support_email, desk: deskOrigin(brand, origin) + DESK_PATH };
  const choosing = token !== '';
  return composeLetter({
    brand,
    language: text.language,
    to,
    subject: text.t('desk.welcomeSubject', values),
    paragraphs: [
      text.t('desk.welcomeBody', values),
      text.t(choosing ? 'desk.welcomePassword' : 'desk.welcomeLogin', values),
      text.t('desk.welcomeNotYou', values),
    ],
    action: choosing
      ? {
          label: text.t('desk.welcomeChoose'),
          href: tokenLink({ brand, text, origin, next: DESK_PATH }, MEMBERS_PATHS.forgotPassword, token),
        }
      : { label: text.t('desk.welcomeOpen'), href: values.desk },
  });
}

/** Notifies a new team member; includes a link to choose a password if they have none. */
export async function mailWelcome(
  tx: Tx,
  { mail, originOf, clock }: DeskDeps,
  brand: Brand,
  account: AccountRow,
): Promise<void> {
  const addressee = { brand, text: await textFor(account, brand), to: account.email, origin: originOf(brand) };
  const mailbox = { brand: brand.key, email: account.email };
  const token = account.password_hash === null ? await keepReset(tx, mailbox, clock(), FIRST_PASSWORD_MS) : '';
  await mail.send(tx, welcomeLetter(addressee, token));
}

/** Notifies a person that an owner or a command reset their second factor. */
export async function mailReset(
  tx: Tx,
  { mail, originOf }: Pick<DeskDeps, 'mail' | 'originOf'>,
  brand: Brand,
  account: AccountRow,
): Promise<void> {
  const addressee = { brand, text: await textFor(account, brand), to: account.email, origin: originOf(brand) };
  await mail.send(tx, factorLetter(addressee, 'reset', { roles: ['staff'] }));
}
