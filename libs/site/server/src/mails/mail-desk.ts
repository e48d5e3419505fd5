import type { Brand } from '@vinlore/brand';
import type { MailKind } from '@vinlore/mail';
import { type CallContext, refuse } from '@vinlore/server-kit';
import { type IndexedMail, type MailIndex, mailIndexes, type MailIndexDeps } from './mail-index.ts';

/** Shared dependencies of the desk's email calls. */
export interface MailDesk {
  indexOf(brand: Brand): Promise<MailIndex>;
  /**
   * Returns an email by its id.
   *
   * @throws Refusal 404 if there is no such email, or it doesn't have one of the texts
   */
  find(
    context: Pick<CallContext, 'brand' | 'text'>,
    mail: string,
    texts: readonly { readonly key: string }[],
  ): Promise<{ readonly index: MailIndex; readonly mail: IndexedMail }>;
  /** Whether a change of a text needs a second owner's approval: an email that uses it could serve phishing. */
  isGuarded(text: string, index: MailIndex): boolean;
}

/** @param deps `mails`: all emails that the product can send */
export function createMailDesk(deps: MailIndexDeps & { readonly mails: readonly MailKind[] }): MailDesk {
  const indexOf = mailIndexes(deps);
  return {
    indexOf,
    find: async ({ brand, text }, mail, texts) => {
      const index = await indexOf(brand);
      const found = index.find(mail);
      if (!found) return refuse(404, text.t('site.mail.none'));
      const own = found.parts.en.map(({ key }) => key);
      if (!texts.every(({ key }) => own.includes(key))) return refuse(404, text.t('site.mail.noText'));
      return { index, mail: found };
    },
    isGuarded: (text, index) => index.saying(text).some(({ kind }) => kind.guarded),
  };
}
